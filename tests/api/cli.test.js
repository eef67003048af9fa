// The command: the package's answers in a terminal.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as solver from "perfect-play";
import manifest from "perfect-play/package.json" with { type: "json" };

const command = fileURLToPath(new URL(`../../${manifest.bin}`, import.meta.url));

/**
 * @param {readonly string[]} args
 * @param {string} [input] what comes on standard input
 */
async function run(args, input = "") {
  const child = spawn(process.execPath, [command, ...args]);
  child.stdin.on("error", () => {}); // closed before all of it was read
  child.stdin.end(input);
  const [output, complaint, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise(resolve => child.on("close", resolve)),
  ]);
  return { output, complaint, code };
}

test("a_position_is_explained_in_full", async () => {
  assert.deepEqual(await run(["squares", "7"]), {
    code: 0,
    complaint: "",
    output: `7
○ You lose: every move can be answered.
Holds out longest: take 4.
You can make it last 4 moves, theirs included.

Moves
○ Take 1  loses  leaves 1
○ Take 4  loses  leaves 1  longest

Why
1. Whatever you do, they have an answer:
   - you take 1, they take 1
   - you take 4, they take 1
2. Each answer leaves you in a lost position again, until you have no move.

Perfect play
First player:   take 4
Second player:  take 1
First player:   take 1
Second player:  take 1

Method: forward sieve from the lost piles
Cost: O(n^1.2) once for all piles up to n
`,
  });
});

for (const { args, position, options } of [
  { args: ["nim", "3", "4", "5", "--max-take", "unlimited"], position: "3 4 5", options: { maxTake: Infinity } },
  { args: ["nim", "--misere", "--max-take=4", "21"], position: "21", options: { maxTake: 4, misere: true } },
  { args: ["squares", "15", "--moves", "1", "--line=0"], position: "15", options: { maxMoves: 1, maxLine: 0 } },
  { args: ["flip", "--++"], position: "--++", options: {} },
  { args: ["flip", "--"], position: "--", options: {} },
  { args: ["flip", ""], position: "", options: {} },
  { args: ["coins", "-4", "9"], position: "-4 9", options: {} },
  { args: ["coins", "--", "-4 9"], position: "-4 9", options: {} },
  { args: ["grid", "WB/WT"], position: "WB/WT", options: {} },
]) {
  test(`json_of_${args.join(" ")}_is_what_the_package_says`, async () => {
    const { output, code } = await run(["--json", ...args]);
    const game = /** @type {"nim"} */ (args[0]);
    assert.deepEqual(JSON.parse(output), solver[game].analyze(position, options));
    assert.equal(code, 0);
  });
}

test("positions_on_standard_input_are_answered_a_line_each", async () => {
  const { output, complaint, code } = await run(["flip"], "++++\r\n\n+++++\n++--++");
  assert.equal(output, [
    "++++: You win: flip 2–3.",
    "+++++: You lose: whatever you flip, they have the answer.",
    "++--++: You lose: whatever you flip, they have the answer.",
    "",
  ].join("\n"));
  assert.equal(complaint, "");
  assert.equal(code, 0);
});

test("an_answer_key_holds_an_object_for_each_line_refused_ones_too", async () => {
  const { output, code } = await run(["squares", "--json"], "7\nseven\n8\n");
  const [seven, word, eight] = output.trimEnd().split("\n").map(line => JSON.parse(line));
  assert.equal(seven.winner, "second");
  assert.deepEqual(word, {
    game: "squares",
    position: "seven",
    error: { code: "not-an-integer", message: "`seven` is not a whole number: write it in digits, such as 21.", at: { index: 0 } },
  });
  assert.equal(eight.winner, "first");
  assert.equal(code, 1);
});

test("a_refused_position_is_explained_where_errors_go", async () => {
  const { output, complaint, code } = await run(["flip", "+x"]);
  assert.equal(output, "");
  assert.equal(complaint, "+x: Character 2 is `x`: a board has only + and -.\n");
  assert.equal(code, 1);
});

test("a_bad_rule_is_refused_as_the_package_does_it", async () => {
  const { complaint, code } = await run(["nim", "5", "--max-take", "many"]);
  assert.match(complaint, /maxTake/);
  assert.equal(code, 1);
  assert.equal((await run(["squares", "5", "--misere"])).code, 1);
});

for (const [args, sentence] of /** @type {[string[], RegExp][]} */ ([
  [[], /Name a game first: nim, squares, flip, coins, grid\./],
  [["chess", "e4"], /There is no chess\./],
  [["flip", "++", "--colour"], /There is no option --colour\./],
  [["flip", "++", "--constructor"], /There is no option --constructor\./],
  [["flip", "++", "--moves"], /--moves needs a value\./],
  [["flip", "++", "--json=yes"], /--json takes no value\./],
])) {
  test(`called_as_${args.join(" ") || "nothing"}_it_says_how_to_call_it`, async () => {
    const { output, complaint, code } = await run(args);
    assert.equal(output, "");
    assert.match(complaint, sentence);
    assert.match(complaint, /--help says more/);
    assert.equal(code, 2);
  });
}

test("help_and_version_are_told", async () => {
  const help = await run(["--help"]);
  assert.match(help.output, /^Usage: perfect-play GAME/);
  assert.equal(help.code, 0);
  assert.equal((await run(["-h"])).output, help.output);
  assert.equal((await run(["--version"])).output, `${manifest.version}\n`);
});

test("a_reader_that_has_enough_ends_it_quietly", async () => {
  const child = spawn(process.execPath, [command, "squares"]);
  child.stdin.on("error", () => {});
  child.stdin.end("7\n".repeat(50_000));
  child.stdout.once("data", () => child.stdout.destroy());
  const complaint = await text(child.stderr);
  assert.equal(complaint, "");
});
