// The process that measures: told what by its argument, it sends what it finds.

import { readFile } from "node:fs/promises";
import { useClock } from "../../benches/measure.js";
import { isolated } from "./bench-node.mjs";

const order = JSON.parse(process.argv[2] ?? "{}");

if (process.env.BENCH_CLOCK === "processor") {
  useClock(() => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  });
}

try {
  if (order.isolated) {
    const { tasks } = await import("../../benches/isolated.js");
    send(await tasks[order.isolated.task](order.isolated.argument));
  } else {
    const { run } = await import("../../benches/run.js");
    const textbook = await readFile(order.run.textbook);
    await run({ games: order.run.games, textbook, isolated, report: send });
  }
} catch (error) {
  send({ problem: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
} finally {
  process.disconnect?.();
}

/** @param {unknown} message */
function send(message) {
  process.send?.(message);
}
