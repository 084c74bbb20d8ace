import { entryPointIn } from "../../entities/catalog/entry-point.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { Language } from "../../entities/runs/language.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import { isNothing } from "../../runs/values/is-nothing.ts";
import { isShortened, valueText, valueTextIn } from "../../runs/values/value-text.ts";
import { describeDifference } from "./describe-difference.ts";

type VisibleResult = Extract<TestResultData, { hidden: false }>;

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
  const text = (value: RunValue | undefined) => valueText(value, language);
  const call = `${entryPointIn(signature, language)}(${result.args.map(text).join(", ")})`;
  const right = `${beforeRightAnswer[comparison.kind]}${text(result.expected)} is right`;
  if (result.error) {
    const where = result.error.line === undefined ? "" : ` at line ${result.error.line}`;
    const stopped = `${call} stopped with ${result.error.type}${where}: ${endWithPeriod(result.error.message)}`;
    return `${stopped} ${right[0]?.toUpperCase()}${right.slice(1)}.`;
  }
  if (result.status !== "failed" || result.actual === undefined) {
    return `${call} ended as ${statusWords[result.status]}, where ${right}.`;
  }
  const gave = `${call} gave ${text(result.actual)}, where ${right}.`;
  const difference =
    result.reason ?? describePrinted(result, language) ?? differenceIn(result, comparison);
  return difference ? `${gave} ${difference}` : gave;
}

/** Tells a learner whose program prints the right answer instead of returning it; null otherwise. */
function describePrinted(
  { actual, expected, stdout }: VisibleResult,
  language: Language,
): string | null {
  if (actual !== undefined && !isNothing(actual)) return null;
  const printed = stdout.trim().split("\n").at(-1)?.trim() ?? "";
  if (printed === "" || !spellingsOf(expected, language).includes(printed)) return null;
  return `It printed ${printed}, which is right, but returned nothing: what is printed is not the result.`;
}

/** The ways in which a program may print the value. A string is printed without quotation marks. */
function spellingsOf(value: RunValue, language: Language): string[] {
  const texts = [valueText(value, language), valueTextIn(language, value)];
  return typeof value === "string" ? [...texts, value.trim()] : texts;
}

function differenceIn(
  { actual, expected }: VisibleResult,
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
