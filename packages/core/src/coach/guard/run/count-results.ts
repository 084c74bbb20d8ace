import type { TestOutcome } from "../../../entities/runs/run.ts";

export type ResultCounts = {
  passed: number;
  /** Tests that it answered, right or wrong. */
  answered: number;
  /** Whether it gave the same answer to every test. */
  constant: boolean;
  /** Whether it compiled. */
  compiled: boolean;
};

const MIN_ANSWERS_TO_JUDGE = 3;

export function countResults(tests: readonly TestOutcome[]): ResultCounts {
  const answers = tests.filter(({ status }) => status === "passed" || status === "failed");
  const distinct = new Set(answers.map(({ actual }) => JSON.stringify(actual ?? null)));
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    answered: answers.length,
    compiled: !tests.every(
      ({ error }) => error && /^(Syntax|Indentation|Tab)Error$/.test(error.type),
    ),
    constant: answers.length >= MIN_ANSWERS_TO_JUDGE && distinct.size === 1,
  };
}
