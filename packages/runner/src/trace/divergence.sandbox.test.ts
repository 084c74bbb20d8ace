import type { RunValue, TraceRequest } from "@foothold/core/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServerRunner, type ServerRunner } from "../server/index.ts";

let runner: ServerRunner;
beforeAll(async () => {
  runner = await createServerRunner({ maxRunning: 2, warm: { javascript: 1, python: 1 } });
});
afterAll(() => runner.close());

describe.concurrent("divergence", () => {
  test.each<[string, TraceRequest["language"], string, RunValue[], object | null]>([
    ["nothing where the answer is right", "javascript", "const f = (x) => x;", [1], null],
    [
      "the line that raised",
      "javascript",
      "function f(a) {\n  const x = 1;\n  return a.b.c + x;\n}",
      [{}],
      { kind: "raised", line: 3 },
    ],
    [
      "the line that raised",
      "python",
      "def f(a):\n  x = 1\n  return a[5] + x\n",
      [[]],
      { kind: "raised", line: 3, message: "IndexError: list index out of range" },
    ],
    [
      "the return that differs",
      "javascript",
      "function f(n) {\n  if (n > 5) return 2;\n  return 3;\n}",
      [9],
      { kind: "returned", line: 2, actual: 2, expected: 1 },
    ],
    [
      "the return that differs",
      "python",
      "def f(n):\n  if n > 5:\n    return 2\n  return 3\n",
      [9],
      { kind: "returned", line: 3, actual: 2 },
    ],
    [
      "the loop whose values repeat",
      "javascript",
      "function f(n) {\n  let i = 0;\n  while (i < n) {\n    const x = i;\n  }\n  return i;\n}",
      [3],
      { kind: "repeats", line: 3, everySteps: 2 },
    ],
    [
      "the loop whose values repeat",
      "python",
      "def f(n):\n  i = 0\n  while i < n:\n    x = i\n  return i\n",
      [3],
      { kind: "repeats" },
    ],
    [
      "the endless loop, not the one before it whose values come back",
      "python",
      "def f(n):\n  for x in [0, 0, 0, 0]:\n    y = x\n  while True:\n    n += 1\n",
      [3],
      { kind: "never-ends", line: 4 },
    ],
    [
      "the loop that never ends",
      "python",
      "def f(n):\n  i = 1\n  while i != 0:\n    i += 1\n",
      [3],
      { kind: "never-ends" },
    ],
    [
      "the recursion without an end",
      "javascript",
      "function f(n) {\n  return f(n + 1) + 1;\n}",
      [3],
      { kind: "recurses", functionName: "f" },
    ],
    [
      "the recursion without an end",
      "python",
      "def f(n):\n  return f(n + 1) + 1\n",
      [3],
      { kind: "recurses", functionName: "f" },
    ],
  ])("%s (%s)", async (_name, language, code, args, found) => {
    const judge = { expected: 1 };
    const { divergence } = await runner.trace({ language, code, entryPoint: "f", args, judge });
    if (found === null) expect(divergence).toBeNull();
    else expect(divergence).toMatchObject(found);
  });
});
