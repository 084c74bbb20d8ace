import { AppError, assertNever } from "@foothold/core/errors";
import { plainValue } from "@foothold/core/plain-value";
import type { Comparison, RunValue } from "@foothold/core/runs";
import { type EqualOptions, equalValues } from "./equal-values.ts";
import { asList } from "./tagged-value.ts";

export type Verdict = { passed: true } | { passed: false; reason?: string };
export type CheckerInput = { args: readonly RunValue[]; actual: RunValue; expected: RunValue };
/** Judges answers of a problem that has several right ones. Runs on the host, never in the sandbox. */
export type Checker = (input: CheckerInput) => Verdict;
export type Checkers = Readonly<Record<string, Checker>>;

export const exactly: Comparison = { kind: "exact" };

export function judgeResult(
  input: CheckerInput,
  comparison: Comparison,
  checkers: Checkers = {},
): Verdict {
  const { actual, expected } = input;
  const same = (order: EqualOptions["order"], against = expected): Verdict => ({
    passed: equalValues(actual, against, { ...comparison, order }),
  });
  switch (comparison.kind) {
    case "exact":
      return same("matters");
    case "unordered":
      return same("outermost-free");
    case "unordered-deep":
      return same("free");
    case "one-of":
      return {
        passed: (asList(expected) ?? []).some((accepted) => same("matters", accepted).passed),
      };
    case "checker":
      return judgeByChecker(input, comparison.checker, checkers);
    default:
      return assertNever(comparison.kind);
  }
}

function judgeByChecker(
  input: CheckerInput,
  name: string | undefined,
  checkers: Checkers,
): Verdict {
  const checker = name !== undefined && Object.hasOwn(checkers, name) ? checkers[name] : undefined;
  if (!checker) throw new AppError("internal", `No checker is called "${name ?? ""}".`);
  try {
    return checker({ ...input, actual: plainValue(input.actual) });
  } catch {
    // A checker gets whatever a learner's program returned; a value that it cannot read is not an answer.
    return { passed: false, reason: "The answer does not have the form that is asked for." };
  }
}
