import { entryPointIn } from "../../entities/catalog/entry-point.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { Language } from "../../entities/runs/language.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import { isShortened, valueText } from "../../runs/values/value-text.ts";
import { describeDifference } from "./describe-difference.ts";

export const statusWords: Record<TestResultData["status"], string> = {
  passed: "nothing",
  failed: "wrong result",
  errored: "program error",
  "timed-out": "too slow or endless",
  "out-of-memory": "too much memory",
  "not-run": "not reached",
};

/** Describes what the run showed; for a hidden test only its purpose and that its group failed. */
export function describeOutcome(
  { signature, comparison }: Problem,
  language: Language,
  result: TestResultData,
): string {
  if (result.hidden) {
    return result.status === "not-run"
      ? `the test for “${result.purpose}” was not run.`
      : `the tests in the group of “${result.purpose}” do not all pass.`;
  }
  const call = `${entryPointIn(signature, language)}(${result.args.map((arg) => valueText(arg)).join(", ")})`;
  const right = `${beforeRightAnswer[comparison.kind]}${valueText(result.expected)} is right`;
  if (result.error) {
    const where = result.error.line === undefined ? "" : ` at line ${result.error.line}`;
    return `${call} stopped with ${result.error.type}${where}: ${endWithPeriod(result.error.message)}`;
  }
  if (result.status !== "failed" || result.actual === undefined) {
    return `${call} ended as ${statusWords[result.status]}, where ${right}.`;
  }
  const gave = `${call} gave ${valueText(result.actual)}, where ${right}.`;
  const difference = result.reason ?? differenceIn(result, comparison);
  return difference ? `${gave} ${difference}` : gave;
}

function differenceIn(
  { actual, expected }: Extract<TestResultData, { hidden: false }>,
  comparison: Problem["comparison"],
): string | null {
  if (actual === undefined || isShortened(actual)) return null;
  return describeDifference(actual, expected, comparison);
}

const beforeRightAnswer: Record<Problem["comparison"]["kind"], string> = {
  exact: "",
  unordered: "",
  "unordered-deep": "",
  "one-of": "one of ",
  checker: "for example ",
};

function endWithPeriod(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
