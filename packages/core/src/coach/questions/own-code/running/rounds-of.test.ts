import { expect, test } from "vitest";
import type { TraceStep } from "../../../../entities/runs/trace.ts";
import { roundsOf } from "./rounds-of.ts";

const steps = (lines: string): TraceStep[] =>
  lines.split(" ").map((line) => ({
    ...{ event: "step_line" as const, line: Number(line), func_name: "f", stdout: "" },
    ...{ globals: {}, ordered_globals: [], stack_to_render: [], heap: {} },
  }));
const loop = (line: number, endLine: number) => ({ kind: "for" as const, line, endLine });

test.each([
  ["a loop around another one", loop(2, 5), "2 2 3 3 4 3 4 3 2 3 3 4 3 4 3 2", 2],
  ["the inner one", loop(3, 4), "2 2 3 3 4 3 4 3 2 3 3 4 3 4 3 2", 4],
  ["two statements on one line", loop(7, 9), "7 8 7 8 8 10", 2],
  ["a loop that is never entered", loop(2, 3), "2 4", 0],
])("rounds of %s", (_name, own, lines, rounds) => {
  expect(roundsOf(own, { steps: steps(lines) })).toHaveLength(rounds);
});
