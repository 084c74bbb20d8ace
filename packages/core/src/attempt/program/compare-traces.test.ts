import { expect, test } from "vitest";
import type { Trace, TraceStep } from "../../entities/runs/trace.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { compareTraces } from "./compare-traces.ts";

const [example] = aProblem().tests;
const visible = (...args: (number | string | number[])[]) =>
  ({ ...example, hidden: false, args }) as typeof example & object;
const step = (event: TraceStep["event"], line = 0) =>
  ({ event, line, stack_to_render: [{}] }) as TraceStep;
const traced = (lines: number, cut: Trace["cut"] = null): Trace => ({
  steps: [
    step("call"),
    ...Array.from({ length: lines }, (_, at) => step("step_line", at)),
    step("return"),
  ],
  cut,
  result: { kind: "unknown" },
  divergence: null,
});
const programs = { language: "python", own: "mine", author: "theirs" } as const;
const compare = (
  tests: (typeof example & object)[],
  trace: (code: string, args: readonly unknown[]) => Trace,
) => compareTraces({ tests }, programs, async (code, { args }) => trace(code, args));

test("lines are counted on the largest visible test, in both programs", async () => {
  const tests = [visible(1, 2), visible(100, 200), { ...visible(1e6, 1e6), hidden: true }];
  const counted = await compare(tests, (code) => traced(code === "mine" ? 9 : 4));
  expect(counted).toEqual({ testIndex: 1, lines: { own: 9, author: 4 }, rounds: null });
});

test("where a trace was cut, a smaller test is taken", async () => {
  const counted = await compare([visible(1, 2), visible(100, 200)], (_code, args) =>
    args[0] === 100 ? traced(1000, "steps") : traced(5),
  );
  expect(counted).toMatchObject({ testIndex: 0, lines: { own: 5, author: 5 } });
});

test("where every trace was cut, nothing is told", async () => {
  expect(await compare([visible(1, 2)], () => traced(1000, "steps"))).toBeNull();
});

test.each([
  ["a text", visible("abcd"), 4],
  ["a list beside a number", visible([5, 6, 7], 2), 3],
])("rounds are told for the elements of %s", async (_name, one, elements) => {
  const counted = await compare([one], () => traced(3));
  expect(counted?.rounds).toEqual({ elements, own: 0, author: 0 });
});
