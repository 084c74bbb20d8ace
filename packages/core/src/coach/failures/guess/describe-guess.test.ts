import { expect, test } from "vitest";
import type { Trace, TraceStep } from "../../../entities/runs/trace.ts";
import { describeGuess } from "./describe-guess.ts";
import type { Guessed } from "./guessed.ts";

const step = (line: number, low: number): TraceStep => ({
  line,
  event: "step_line",
  func_name: "f",
  globals: {},
  ordered_globals: [],
  stack_to_render: [
    {
      func_name: "f",
      is_parent: false,
      frame_id: 1,
      parent_frame_id_list: [],
      encoded_locals: { low },
      ordered_varnames: ["low"],
      is_zombie: false,
      is_highlighted: true,
      unique_hash: "f1",
    },
  ],
  heap: {},
  stdout: "",
});
const recorded: Trace = {
  steps: [step(1, 0), step(2, 0), step(1, 3)],
  cut: null,
  result: { kind: "returned", value: 1 },
  divergence: null,
};
const result: Guessed["result"] = {
  index: 0,
  status: "failed",
  hidden: false,
  purpose: "an example",
  args: [],
  expected: 2,
  actual: 1,
  stdout: "",
  stdoutTruncated: false,
  timeMs: 1,
};
const guessed = (guess: string, change: Partial<Guessed["result"]> = {}): string =>
  describeGuess({ guess, result: { ...result, ...change }, recorded, code: "a\nb\nc" });

test.each([
  [
    "it is too slow",
    "On your guess: It came to an end in time, so being slow is not what fails here.",
  ],
  ["I think it crashes", "On your guess: It did not stop with an error, so look at the values."],
  ["it returns None", "On your guess: It did give a value: 1."],
  [
    "line 1 or line 3",
    "On your guess: Line 1 ran 2 times for this input. Line 3 was not reached for this input.",
  ],
  ["line 99", ""],
  ["low is wrong", "On your guess: `low` was 0, then 3."],
  ["no idea", ""],
])("%s", (guess, told) => {
  expect(guessed(guess)).toBe(told);
});

test("what the run confirms is said, too", () => {
  expect(guessed("an endless loop", { status: "timed-out" })).toContain("It did run out of time.");
  const error = { type: "KeyError", message: "1", frames: [] };
  expect(guessed("it raises", { status: "errored", error })).toContain(
    "It did stop with KeyError.",
  );
  expect(guessed("gives nothing", { actual: null })).toContain("It did give nothing.");
});
