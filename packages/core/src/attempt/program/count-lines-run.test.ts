import { expect, test } from "vitest";
import type { Trace, TraceStep } from "../../entities/runs/trace.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { countLinesRun } from "./count-lines-run.ts";

const [example] = aProblem().tests;
const visible = (args: number[]) =>
  ({ ...example, hidden: false, args }) as typeof example & object;
const step = (event: TraceStep["event"]) => ({ event }) as TraceStep;
const traced = (lines: number, cut: Trace["cut"] = null): Trace => ({
  steps: [step("call"), ...Array.from({ length: lines }, () => step("step_line")), step("return")],
  cut,
  result: { kind: "unknown" },
  divergence: null,
});

test("lines are counted on the largest visible test, in both programs", async () => {
  const tests = [visible([1, 2]), visible([100, 200]), { ...visible([1e6, 1e6]), hidden: true }];
  const counted = await countLinesRun({ tests }, async () => [traced(9), traced(4)]);
  expect(counted).toEqual({ testIndex: 1, own: 9, author: 4 });
});

test("where a trace was cut, a smaller test is taken", async () => {
  const tests = [visible([1, 2]), visible([100, 200])];
  const counted = await countLinesRun({ tests }, async ({ args }) =>
    args[0] === 100 ? [traced(1000, "steps"), traced(4)] : [traced(5), traced(4)],
  );
  expect(counted).toEqual({ testIndex: 0, own: 5, author: 4 });
});

test("where every trace was cut, nothing is told", async () => {
  const counted = await countLinesRun({ tests: [visible([1, 2])] }, async () => [
    traced(1000, "steps"),
    traced(4),
  ]);
  expect(counted).toBeNull();
});
