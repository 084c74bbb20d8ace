import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunOutcome, RunValue, TestOutcome } from "../../entities/runs/run.ts";

/** What a program does on each test, as texts: equal texts mean equal behaviour. */
export type Behaviour = ReadonlyMap<number, string>;

export const PASSED = "passed";
export const UNFINISHED = "unfinished";

/** `indexes` are the positions in `problem.tests` of the tests that were run, in their order. */
export function readBehaviour(
  { tests }: RunOutcome,
  indexes: readonly number[],
  { comparison }: Problem,
): Behaviour {
  const outcomes = new Map(tests.map((outcome) => [outcome.index, outcome]));
  return new Map(
    indexes.map(
      (index, at) => [index, describeBehaviour(outcomes.get(at), comparison.kind)] as const,
    ),
  );
}

function describeBehaviour(
  outcome: TestOutcome | undefined,
  comparison: Problem["comparison"]["kind"],
) {
  switch (outcome?.status) {
    case "passed":
      return PASSED;
    case "failed":
      return `gave ${JSON.stringify(sortUnordered(outcome.actual ?? null, comparison))}`;
    case "errored":
      return `stopped with ${outcome.error?.type ?? "an error"}`;
    default:
      return UNFINISHED;
  }
}

/** Sorts values whose order does not matter, so that wrong answers compare without it too. */
function sortUnordered(value: RunValue, comparison: Problem["comparison"]["kind"]): RunValue {
  if (!Array.isArray(value)) return value;
  if (comparison !== "unordered" && comparison !== "unordered-deep") return value;
  const items =
    comparison === "unordered-deep" ? value.map((item) => sortUnordered(item, comparison)) : value;
  return [...items].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}
