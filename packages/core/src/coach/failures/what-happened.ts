import type { Language } from "../../entities/attempt/attempt-mode.ts";
import { entryPointIn, type Problem } from "../../entities/catalog/problem.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import { isShortened, valueText } from "../../runs/value-text.ts";
import { valueDifference } from "./value-difference.ts";

export const endedAs: Record<TestResultData["status"], string> = {
  passed: "nothing",
  failed: "wrong result",
  errored: "program error",
  "timed-out": "too slow or endless",
  "out-of-memory": "too much memory",
  "not-run": "not reached",
};

/** The run as it was seen. Of a hidden test nothing but its purpose and that its group failed. */
export function whatHappened(
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
  const right = `${rightAnswer[comparison.kind]}${valueText(result.expected)} is right`;
  if (result.error) {
    const where = result.error.line === undefined ? "" : ` at line ${result.error.line}`;
    return `${call} stopped with ${result.error.type}${where}: ${sentence(result.error.message)}`;
  }
  if (result.status !== "failed" || result.actual === undefined) {
    return `${call} ended as ${endedAs[result.status]}, where ${right}.`;
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
  return valueDifference(actual, expected, comparison);
}

const rightAnswer: Record<Problem["comparison"]["kind"], string> = {
  exact: "",
  unordered: "",
  "unordered-deep": "",
  "one-of": "one of ",
  checker: "for example ",
};

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
