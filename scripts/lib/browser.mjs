// The browser that tests run in, and the driver that wasm-bindgen's test runner steers it by.

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure } from "./failure.mjs";
import { run } from "./run.mjs";
import { settled, step } from "./step.mjs";

const { env, platform } = process;
const isRoot = process.getuid?.() === 0;

/** Nothing but the page itself may ask for anything; the sandbox does not work as root. */
export const FLAGS = [
  "--headless",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(isRoot ? ["--no-sandbox"] : []),
];

const HINT = `Install Google Chrome or Chromium and the chromedriver of the same version (Debian: \
"apt-get install chromium chromium-driver"). Where they are installed but not found, set \
CHROME_PATH and CHROMEDRIVER to their paths.`;

/** Installs Chromium and its driver where they are missing and can be installed. */
export async function installBrowser() {
  if (findBrowser() && findDriver()) return settled("A browser and its driver are installed");
  if (isRoot && onPath(["apt-get"])) {
    const packages = ["chromium", "chromium-driver"];
    await step("Installing Chromium and its driver", async () => {
      await apt("update");
      await apt("install", "--yes", "--no-install-recommends", ...packages);
    });
  }
  requireBrowser();
  if (!findDriver()) throw new Failure("No chromedriver was found.", { hint: HINT });
}

/** @param {string[]} args */
const apt = (...args) =>
  run("apt-get", ["--option", "DPkg::Lock::Timeout=300", ...args], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
    hint: HINT,
  });

/** What Playwright's `chromium.launch` needs. */
export const launchOptions = () => ({ executablePath: requireBrowser(), args: FLAGS });

/**
 * What wasm-bindgen's test runner needs: the driver in a variable, and the capabilities to ask it
 * for.
 */
export function driverOptions() {
  const browser = requireBrowser();
  const [variable, options] = isEdge(browser)
    ? ["MSEDGEDRIVER", "ms:edgeOptions"]
    : ["CHROMEDRIVER", "goog:chromeOptions"];
  return {
    env: { [variable]: findDriver() },
    capabilities: { [options]: { binary: browser, args: FLAGS } },
  };
}

function requireBrowser() {
  const browser = findBrowser();
  if (browser) return browser;
  throw new Failure("No Chrome, Chromium or Edge was found.", { hint: HINT });
}

/** @returns {string | undefined} */
function findBrowser() {
  return env.CHROME_PATH ?? onPath(BROWSER_NAMES) ?? installedBrowsers().find(path => existsSync(path));
}

/** @returns {string | undefined} */
function findDriver() {
  const edge = isEdge(findBrowser() ?? "");
  const name = edge ? "msedgedriver" : "chromedriver";
  const folder = edge ? env.EDGEWEBDRIVER : env.CHROMEWEBDRIVER;
  return env[name.toUpperCase()] ?? onPath([name], folder);
}

const BROWSER_NAMES = [
  "chromium",
  "google-chrome",
  "google-chrome-stable",
  "chromium-browser",
  "microsoft-edge",
  "microsoft-edge-stable",
];

/** Where macOS and Windows keep browsers. */
function installedBrowsers() {
  if (platform === "darwin") {
    const names = ["Google Chrome", "Chromium", "Microsoft Edge"];
    return names.map(name => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
  const programs = ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"];
  return programs.flatMap(program => folders.flatMap(folder => (folder ? join(folder, program) : [])));
}

/** @param {string} browser */
const isEdge = browser => /edge/i.test(browser);

/**
 * The first program with one of some names, in a given folder or on the PATH.
 * @param {readonly string[]} names
 * @param {string} [folder]
 */
function onPath(names, folder) {
  const suffix = platform === "win32" ? ".exe" : "";
  const folders = [folder, ...(env.PATH ?? "").split(delimiter)].filter(Boolean);
  const paths = names.flatMap(name => folders.map(path => join(path ?? "", name + suffix)));
  return paths.find(path => existsSync(path));
}
