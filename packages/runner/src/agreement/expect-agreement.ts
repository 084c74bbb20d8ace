import type { RunOutcome } from "@foothold/core/runs";
import type { Checkers } from "../compare/judge-result.ts";
import type { AgreedProgram } from "./programs.ts";

export const agreementCheckers: Checkers = { anything: () => ({ passed: true }) };

/** The part of an outcome that the table states, in the table's form. */
export function agreedPart(program: AgreedProgram, outcome: RunOutcome): object {
  return {
    status: outcome.status,
    tests: program.tests.map((expected, index) => pick(outcome.tests[index] ?? {}, expected)),
    ...(program.error && { error: pick("error" in outcome ? outcome.error : {}, program.error) }),
    ...(program.brokenRules && {
      brokenRules: program.brokenRules.map((expected, index) =>
        pick("brokenRules" in outcome ? (outcome.brokenRules[index] ?? {}) : {}, expected),
      ),
    }),
  };
}

export function agreedExpectation({ status, tests, error, brokenRules }: AgreedProgram): object {
  return { status, tests, ...(error && { error }), ...(brokenRules && { brokenRules }) };
}

function pick(value: object, shape: object): object {
  return Object.fromEntries(
    Object.entries(shape).map(([key, wanted]) => {
      const found = (value as Record<string, unknown>)[key];
      const goesDeeper = key === "error" && typeof wanted === "object" && typeof found === "object";
      return [key, goesDeeper ? pick(found ?? {}, wanted as object) : found];
    }),
  );
}
