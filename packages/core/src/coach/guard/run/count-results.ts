import type { TestOutcome } from "../../../entities/runs/run.ts";

/** What a program did on the tests. */
export type ResultCounts = {
  passed: number;
  /** On how many it came to an answer, right or wrong. */
  answered: number;
  /** The same answer whatever it is given. */
  constant: boolean;
  /** Whether it is a program at all. */
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
