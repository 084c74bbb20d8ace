import type { BatchCommand, CommandBatchView } from "@foothold/core/chat";
import { describe, expect, test } from "vitest";
import { statusWords } from "./batch-words.ts";
import { nextMove, previewOf, progressOf } from "./next-move.ts";

const command = (given: Partial<BatchCommand> = {}): BatchCommand => ({
  command: "test 1",
  description: null,
  state: "waiting",
  proposedBy: null,
  isInserted: false,
  exitCode: null,
  output: "",
  outputBytes: 0,
  changePosition: null,
  isTold: false,
  exchangeId: null,
  ...given,
});
const done = command({ state: "succeeded", exitCode: 0, isTold: true });
const failed = command({ state: "failed", exitCode: 1, isTold: true });
const batch = (
  commands: BatchCommand[],
  given: Partial<CommandBatchView> = {},
): CommandBatchView => ({
  id: "b",
  conversationId: "c",
  exchangeId: "e",
  status: "running",
  commands,
  verdict: null,
  version: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  ...given,
});

test.each([
  [
    "the coach is told before the next one runs",
    [{ ...done, isTold: false }, command()],
    "tell",
    0,
  ],
  ["what was interrupted comes first", [done, command({ state: "running" }), command()], "run", 1],
  [
    "a skipped one is passed over",
    [command({ state: "skipped", isTold: true }), command()],
    "run",
    1,
  ],
])("%s", (_name, commands, type, place) => {
  expect(nextMove(batch(commands))).toEqual({ type, place });
});

test("nothing is left", () => {
  expect(nextMove(batch([done, failed]))).toEqual({ type: "none" });
  expect(progressOf(batch([done, failed, command()]))).toEqual({
    ...{ succeeded: 1, failed: 1, ended: 2, count: 3 },
  });
});

test.each([
  ["FAIL zeros\n     got 1, not 2\n0 of 1 pass\n", "FAIL zeros"],
  ["one\nbash: x: command not found\nmore", "bash: x: command not found"],
  ["first\nlast\n", "last"],
])("of a failure the line that names it is shown: %j", (output, preview) => {
  expect(previewOf({ output, state: "failed" })).toBe(preview);
});

describe("the panel says where it is", () => {
  const now = { isDriven: true, isAsking: false, hasShell: true };
  const paused = { status: "paused", verdict: { decision: "stop", why: "Stop. Look." } } as const;
  test.each([
    ["runs", batch([done, command({ state: "running" })]), {}, "Command 2 of 2 runs…"],
    [
      "looks",
      batch([{ ...done, isTold: false }]),
      {},
      "Command 1 of 1: the coach looks at the output…",
    ],
    ["asks", batch([command()]), { isAsking: true }, "A command waits for you to allow it."],
    ["pauses", batch([failed, command()], paused), {}, "Paused. Command 1 failed. Look."],
    ["is done", batch([done, failed], { status: "done" }), {}, "Done: ✓ 1 succeeded, ✗ 1 failed."],
    ["is stopped", batch([done, command()], { status: "stopped" }), {}, "Stopped after 1 of 2."],
    [
      "was interrupted",
      batch([command({ state: "running" })]),
      { isDriven: false },
      "test 1 was interrupted, or runs in another tab. It has changed nothing yet.",
    ],
  ])("%s", (_name, at, given, words) => {
    expect(statusWords(at, { ...now, ...given })).toBe(words);
  });
});
