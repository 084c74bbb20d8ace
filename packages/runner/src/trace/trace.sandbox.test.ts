import type { RunValue, Trace, TraceRequest, TraceStep } from "@foothold/core/runs";
import { traceLimits, traceSchema } from "@foothold/core/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServerRunner, type ServerRunner } from "../server/index.ts";

let runner: ServerRunner;
beforeAll(async () => {
  runner = await createServerRunner({ maxRunning: 2, warm: { javascript: 1, python: 1 } });
});
afterAll(() => runner.close());

const trace = (
  language: TraceRequest["language"],
  code: string,
  args: RunValue[] = [],
): Promise<Trace> => runner.trace({ language, code, entryPoint: "f", args });
const local = (step: TraceStep | undefined, name: string): unknown =>
  step?.stack_to_render.at(-1)?.encoded_locals[name];
const events = ({ steps }: Trace): string[] => steps.map(({ line, event }) => `${event}@${line}`);

describe.concurrent.each([
  ["javascript", "function f(n) {\n  if (n <= 1) {\n    return 1;\n  }\n  return n * f(n - 1);\n}"],
  [
    "typescript",
    "function f(n: number): number {\n  if (n <= 1) {\n    return 1;\n  }\n  return n * f(n - 1);\n}",
  ],
  ["python", "def f(n):\n  if n <= 1:\n    return 1\n\n  return n * f(n - 1)\n"],
] as const)("a recursion in %s", (language, code) => {
  test("is recorded call by call, with each frame's own values and what it returns", async () => {
    const recorded = await trace(language, code, [3]);
    expect(traceSchema.parse(recorded)).toEqual(recorded);
    expect(recorded.cut).toBeNull();
    expect(recorded.result).toEqual({ kind: "returned", value: 6 });
    expect(events(recorded)).toEqual([
      "call@1",
      "step_line@2",
      "step_line@5",
      "call@1",
      "step_line@2",
      "step_line@5",
      "call@1",
      "step_line@2",
      "step_line@3",
      "return@3",
      "return@5",
      "return@5",
    ]);
    const returns = recorded.steps.filter(({ event }) => event === "return");
    expect(returns.map((step) => local(step, "__return__"))).toEqual([1, 2, 6]);
    const deepest = recorded.steps[8]?.stack_to_render.map(
      ({ encoded_locals }) => encoded_locals.n,
    );
    expect(deepest).toEqual([3, 2, 1]);
  });
});

describe.concurrent("what a step shows", () => {
  test("a whole float of Python with its point", async () => {
    const recorded = await trace("python", "def f(n):\n  middle = n / 2\n  return middle\n", [4]);
    expect(local(recorded.steps.at(-1), "middle")).toEqual(["SPECIAL_FLOAT", "2.0"]);
    expect(recorded.result).toEqual({ kind: "returned", value: { $: "float", value: 2 } });
  });

  test.each<[string, TraceRequest["language"], string]>([
    [
      "the same list under two names",
      "javascript",
      "function f() {\n  const a = [1];\n  const b = a;\n  b.push(2);\n  return b;\n}",
    ],
    [
      "the same list under two names",
      "python",
      "def f():\n  a = [1]\n  b = a\n  b.append(2)\n  return b\n",
    ],
  ])("%s is one object on the heap (%s)", async (_name, language, code) => {
    const { steps } = await trace(language, code);
    const last = steps.at(-1);
    expect(local(last, "a")).toEqual(local(last, "b"));
    const [, id] = local(last, "a") as ["REF", number];
    expect(last?.heap[id]).toEqual(["LIST", 1, 2]);
  });

  test.each<[TraceRequest["language"], string]>([
    [
      "javascript",
      "const seen = [];\nfunction f() {\n  console.log('a');\n  seen.push(1);\n  return 0;\n}",
    ],
    ["python", "seen = []\ndef f():\n  print('a')\n  seen.append(1)\n  return 0\n"],
  ])("output so far and the program's own globals (%s)", async (language, code) => {
    const { steps } = await trace(language, code);
    expect(steps.map(({ stdout }) => stdout)).toEqual(["", "", "a\n", "a\n", "a\n"]);
    expect(steps.at(-1)?.ordered_globals).toEqual(["seen"]);
  });

  test("loops, arrow functions, closures, methods and generators of JavaScript", async () => {
    const recorded = await trace(
      "javascript",
      `function* pairs(n) { for (let i = 0; i < n; i++) yield [i, i * i]; }
class Sum { total = 0; add(x) { this.total += x; return this; } }
function f(n) {
  const sum = new Sum();
  for (const [a, b] of pairs(n)) sum.add(a + b);
  let k = 0;
  while (k < 2) k++;
  do k--; while (k > 0)
  const twice = (x) => x * 2, wrap = x => ({ x });
  if (n > 100) return 0; else k = 5;
  switch (k) { case 5: k = 6; break; default: k = 7; }
  outer: for (const i in [1, 2]) for (;;) continue outer;
  return [sum.total, twice(k), wrap(1).x, [1, 2].map((x) => x + k)];
}`,
      [3],
    );
    expect(recorded.result).toEqual({ kind: "returned", value: [8, 12, 1, [7, 8]] });
    const names = new Set(recorded.steps.map(({ func_name }) => func_name));
    expect([...names]).toEqual(expect.arrayContaining(["f", "pairs", "add", "twice", "wrap"]));
    expect(recorded.steps.at(-1)?.stack_to_render).toHaveLength(1);
  });

  test("async functions of JavaScript", async () => {
    const code =
      "const g = async (x) => { await null; return x + 1; };\nasync function f(n) {\n  const a = await g(n);\n  return (await g(a)) * 2;\n}";
    expect((await trace("javascript", code, [1])).result).toEqual({ kind: "returned", value: 6 });
  });

  test("caught errors go on, uncaught ones end at the line that raised", async () => {
    const code =
      "function g(x) {\n  throw new Error('no ' + x);\n}\nfunction f() {\n  try { g(1); } catch (e) { }\n  return g(2);\n}";
    const recorded = await trace("javascript", code);
    expect(
      recorded.steps
        .filter(({ event }) => event === "exception")
        .map(({ exception_msg }) => exception_msg),
    ).toEqual(["Error: no 1", "Error: no 2"]);
    expect(recorded.result).toMatchObject({ kind: "raised", error: { line: 2 } });
  });

  test("comprehensions, generators and classes of Python", async () => {
    const code =
      "class P:\n  def __init__(self, x): self.x = x\ndef g(n):\n  for i in range(n): yield i\ndef f(n):\n  a = [i * 2 for i in g(n)]\n  return P(a).x\n";
    const recorded = await trace("python", code, [2]);
    expect(recorded.result).toEqual({ kind: "returned", value: [0, 2] });
    expect(new Set(recorded.steps.map(({ func_name }) => func_name))).toContain("__init__");
  });
});

describe.concurrent("limits", () => {
  test.each<[string, TraceRequest["language"], string, Trace["cut"]]>([
    [
      "a thousand steps",
      "javascript",
      "function f() { let i = 0; while (true) { i++; } }",
      "steps",
    ],
    ["a thousand steps", "python", "def f():\n  i = 0\n  while True: i += 1\n", "steps"],
    [
      "a thousand steps, though it catches everything",
      "javascript",
      "function f() { for (;;) { try { f.x = 1; } catch {} } }",
      "steps",
    ],
    [
      "a thousand steps, though it catches everything",
      "python",
      "def f():\n  while True:\n    try: x = 1\n    except BaseException: pass\n",
      "steps",
    ],
    [
      "a megabyte",
      "javascript",
      "function f() { const a = []; for (;;) a.push('x'.repeat(150) + a.length); }",
      "bytes",
    ],
    [
      "a megabyte",
      "python",
      "def f():\n  a = []\n  while True: a.append('x' * 150 + str(len(a)))\n",
      "bytes",
    ],
    [
      "the time, where no step is taken",
      "javascript",
      "const f = () => /^(a+)+$/.test('a'.repeat(60) + '!');",
      "time",
    ],
    [
      "the time, where no step is taken",
      "python",
      "import re\ndef f(): return re.match(r'^(a+)+$', 'a' * 60 + '!')",
      "time",
    ],
  ])("%s (%s)", async (_name, language, code, cut) => {
    const recorded = await runner.trace({
      language,
      code,
      entryPoint: "f",
      args: [],
      limits: { testMs: 1_500 },
    });
    expect(recorded.cut).toBe(cut);
    expect(recorded.steps.length).toBeGreaterThan(0);
    expect(recorded.steps.length).toBeLessThanOrEqual(traceLimits.steps);
    expect(JSON.stringify(recorded.steps).length).toBeLessThanOrEqual(traceLimits.bytes);
  });
});
