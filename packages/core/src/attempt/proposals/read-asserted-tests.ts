import type { OwnTest } from "../../entities/runs/own-test.ts";
import { readAssertion } from "./read-assertion.ts";

const NO_CODE = /^(?:#|\/\/|import\b|from\b|const \w{1,40} = require)/;
const ASSERTS = /\b(?:assert|expect)\b/;

/** The most assertions of test files that are compared with the reference's results, each by running programs. */
export const MAX_ASSERTIONS = 20;

export type AssertedTests = { readable: true; tests: OwnTest[] } | { readable: false; why: string };

/**
 * The inputs and expected values in the assertions of a test file: `assert f(1, [2]) == 3`, `assert.equal(f(1), 3)`,
 * `expect(f(1)).toEqual(3)`. A line that asserts anything else cannot be checked against the reference.
 */
export function readAssertedTests(program: string, entryPoint: string): AssertedTests {
  const tests: OwnTest[] = [];
  for (const { text, test } of assertingLines(program, entryPoint)) {
    const start = text.slice(0, 120);
    if (!test) return { readable: false, why: `This cannot be held against the task: ${start}` };
    if (tests.length === MAX_ASSERTIONS) {
      return { readable: false, why: `It has more than ${MAX_ASSERTIONS} assertions.` };
    }
    tests.push(test);
  }
  return { readable: true, tests };
}

/** The first assertions that can be compared with the reference's results, each with its line, from 1. */
export function listAssertedTests(
  program: string,
  entryPoint: string,
  most: number,
): { line: number; test: OwnTest }[] {
  const asserted: { line: number; test: OwnTest }[] = [];
  if (most <= 0) return asserted;
  for (const { line, test } of assertingLines(program, entryPoint)) {
    if (test) asserted.push({ line, test });
    if (asserted.length >= most) break;
  }
  return asserted;
}

/** A generator, because callers stop as soon as they have enough. */
function* assertingLines(program: string, entryPoint: string) {
  for (const [index, each] of program.split("\n").entries()) {
    const text = each.trim();
    if (!ASSERTS.test(text) || NO_CODE.test(text)) continue;
    yield { line: index + 1, text, test: readAssertion(text, entryPoint) };
  }
}
