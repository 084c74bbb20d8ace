import { describe, expect, test } from "vitest";
import { codeShape, similarity } from "./code-shape.ts";
import { detectProbing, PROBING } from "./detect-probing.ts";

const start = Date.parse("2030-01-01T09:00:00.000Z");
const minutes = (count: number) => new Date(start + count * 60_000);

const throwsAt = (place: number) => `function add(a, b) {
  const text = JSON.stringify([a, b]);
  if (text.charCodeAt(${place}) & 1) throw new Error("yes");
  const sum = a + b;
  return sum;
}`;

const runsOf = (programs: readonly [code: string, told: string][]) =>
  programs.map(([code, told], at) => ({
    at: minutes(at).toISOString(),
    shape: codeShape(code),
    told,
  }));

const alternating = (count: number) =>
  runsOf(Array.from({ length: count }, (_, at) => [throwsAt(at), at % 2 ? "yes" : "no"] as const));

describe("probing is", () => {
  test("nearly equal programs that are told one thing and then another", () => {
    const runs = alternating(PROBING.freeChanges + 1);
    expect(detectProbing(runs, minutes(runs.length))).toMatchObject({ probing: true });
    expect(detectProbing(runs.slice(1), minutes(runs.length)).probing).toBe(false);
  });

  test("slowed down twice as much with each further answer, up to an hour", () => {
    const waits = [0, 1, 2, 3, 20].map((more) => {
      const runs = alternating(PROBING.freeChanges + 1 + more);
      const verdict = detectProbing(runs, new Date(runs.at(-1)?.at ?? 0));
      return verdict.probing ? verdict.waitMs / 60_000 : 0;
    });
    expect(waits).toEqual([1, 2, 4, 8, 60]);
  });

  test("forgotten after a week", () => {
    const later = new Date(start + PROBING.windowMs + 60 * 60_000);
    expect(detectProbing(alternating(40), later)).toEqual({ probing: false, changes: 0 });
  });

  test("also seen when two kinds of programs take turns", () => {
    const other = (at: number) => throwsAt(at).replace(/sum/g, `sum${"_".repeat(at % 2)}`);
    const runs = alternating(20).map((run, at) => ({ ...run, shape: codeShape(other(at)) }));
    expect(detectProbing(runs, minutes(20)).probing).toBe(true);
  });
});

describe("no probing is", () => {
  test("the same answer again and again", () => {
    const runs = runsOf(Array.from({ length: 50 }, (_, at) => [throwsAt(at), "no"] as const));
    expect(detectProbing(runs, minutes(50))).toEqual({ probing: false, changes: 0 });
  });

  test("the same program with another answer, as a busy machine may give", () => {
    const runs = alternating(50).map((run) => ({ ...run, shape: codeShape(throwsAt(0)) }));
    expect(detectProbing(runs, minutes(50)).changes).toBe(0);
  });

  test("getting on, one group after the other", () => {
    const told = ["none", "one", "two", "three", "four", "all"];
    const runs = runsOf(told.map((each, at) => [throwsAt(at), each] as const));
    expect(detectProbing(runs, minutes(10)).probing).toBe(false);
  });
});

test("programs that differ in a number are similar, other programs are not", () => {
  const other = "const add = (x, y) => {\n  let all = x;\n  for (;;) return (all += y);\n};";
  expect(similarity(codeShape(throwsAt(1)), codeShape(throwsAt(27)))).toBe(1);
  expect(similarity(codeShape(throwsAt(1)), codeShape(other))).toBeLessThan(PROBING.similarFrom);
});
