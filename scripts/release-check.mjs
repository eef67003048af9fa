// node scripts/release-check.mjs v1.2.3: that everything is committed, that the tag, the npm package,
// the crate and the changelog agree on the version, and that what is generated is up to date. It wants
// a package that was built before.

import { generated } from "./lib/docs/generated.mjs";
import { main } from "./lib/failure.mjs";
import { packageTypes } from "./lib/package-types.mjs";
import { root } from "./lib/paths.mjs";
import { checkRelease } from "./lib/release.mjs";

await main(async () => {
  const state = { folder: root, tag: process.argv[2] ?? "", generated: { ...(await generated()), ...(await packageTypes()) } };
  console.log(`Version ${await checkRelease(state)} everywhere.`);
});
