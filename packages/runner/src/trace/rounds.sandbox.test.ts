import { countRounds } from "@foothold/core/attempt";
import type { Language } from "@foothold/core/runs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServerRunner, type ServerRunner } from "../server/index.ts";

let runner: ServerRunner;
beforeAll(async () => {
  runner = await createServerRunner();
});
afterAll(() => runner.close());

const ITEMS = [1, 2, 3, 4, 5, 6];
const one = ITEMS.length;

const script = (body: string) => `function f(a) {\n  let s = 0;\n${body}\n  return s;\n}`;
const python = (body: string) => `def f(a):\n    s = 0\n${body}\n    return s\n`;

test.each<[name: string, language: Language, code: string, rounds: number]>([
  [
    "two loops, one on one line",
    "javascript",
    script(
      "  for (const x of a) s += x;\n  for (let i = 0; i < a.length; i += 1) {\n    s += a[i];\n  }",
    ),
    2 * one,
  ],
  [
    "a counting loop on one line",
    "javascript",
    script("  for (let i = 0; i < a.length; i++) s += a[i];"),
    one,
  ],
  ["while on one line", "javascript", script("  while (s < a.length) s++;"), one],
  [
    "a loop in a loop",
    "javascript",
    script("  for (const x of a) {\n    for (const y of a) {\n      s += x * y;\n    }\n  }"),
    one * one + one,
  ],
  [
    "methods in a chain",
    "javascript",
    script("  s = a.map((x) => x * 2).filter((x) => x > 3).length;"),
    2 * one,
  ],
  [
    "a helper in a loop",
    "javascript",
    `function odd(x) {\n  return x % 2;\n}\n${script("  for (const x of a) {\n    if (odd(x)) s += 1;\n  }")}`,
    one,
  ],
  [
    "a method with a block",
    "typescript",
    script("  a.forEach((x: number) => {\n    s += x;\n  });"),
    one,
  ],
  [
    "two loops, one on one line",
    "python",
    python("    for x in a:\n        s += x\n    for x in a: s += x"),
    2 * one,
  ],
  ["while", "python", python("    while s < len(a):\n        s += 1"), one],
  [
    "a comprehension and a generator",
    "python",
    python("    s = sum([x for x in a]) + sum(x for x in a)"),
    2 * one,
  ],
  ["a key function", "python", python("    s = sorted(a, key=lambda x: -x)[0]"), one],
  [
    "a function that calls itself",
    "python",
    "def f(a):\n    if not a:\n        return 0\n    return a[0] + f(a[1:])\n",
    one,
  ],
  [
    "a loop that is left early",
    "python",
    python("    for x in a:\n        if x == 3:\n            return x"),
    2,
  ],
  ["no loop", "python", python("    s = sum(a)"), 0],
])("%s in %s: so many rounds are in its trace", async (_name, language, code, rounds) => {
  const trace = await runner.trace({ language, code, entryPoint: "f", args: [ITEMS] });
  expect(trace.cut).toBeNull();
  expect(countRounds({ code, language, trace })).toBe(rounds);
});
