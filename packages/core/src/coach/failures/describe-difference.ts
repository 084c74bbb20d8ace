import type { Comparison, RunValue } from "../../entities/runs/run.ts";
import { isNothing } from "../../runs/values/is-nothing.ts";
import { plainValue } from "../../runs/values/plain-value.ts";

/** In characters. */
const LONG_TEXT = 20;

/** Describes how a wrong answer differs from the right one, if a few words can say it with certainty. */
export function describeDifference(
  given: RunValue,
  wanted: RunValue,
  { kind, tuplesAreNoLists }: Comparison = { kind: "exact" },
): string | null {
  if (kind === "one-of" || kind === "checker") return null;
  const [actual, expected] = [plainValue(given), plainValue(wanted)];
  if (differsInKindOnly(given, wanted, tuplesAreNoLists)) {
    return `The value is the same, but that is ${kindOf(given)}, where ${kindOf(wanted)} is asked for.`;
  }
  if (kindOf(actual) !== kindOf(expected)) {
    return `That is ${kindOf(actual)}, where ${kindOf(expected)} is asked for.`;
  }
  if (typeof actual === "number" && typeof expected === "number") {
    return `That is ${actual > expected ? "larger" : "smaller"} by ${Math.abs(actual - expected)}.`;
  }
  if (typeof actual === "string" && typeof expected === "string") {
    return textDifference(actual, expected);
  }
  if (!Array.isArray(actual) || !Array.isArray(expected)) return null;
  return kind === "exact"
    ? (lengthDifference(actual, expected) ?? orderDifference(actual, expected))
    : lengthDifference(actual, expected);
}

/** `True` for `1` or, where they are not the same, a tuple for a list of the same values. */
function differsInKindOnly(given: RunValue, wanted: RunValue, tuplesAreNoLists = false): boolean {
  const isOtherKind =
    kindOf(given) !== kindOf(wanted) &&
    (tuplesAreNoLists || typeof given === "boolean" || typeof wanted === "boolean");
  const [one, other] = [given, wanted].map((value) =>
    typeof value === "boolean" ? Number(value) : plainValue(value),
  );
  return isOtherKind && JSON.stringify(one) === JSON.stringify(other);
}

const isTuple = (value: RunValue): boolean =>
  typeof value === "object" && value !== null && "$" in value && value.$ === "tuple";

/** Names the first difference of long texts. In short ones everybody sees it. */
function textDifference(actual: string, expected: string): string | null {
  if (Math.max(actual.length, expected.length) < LONG_TEXT) return null;
  const at = expected.split("").findIndex((letter, index) => letter !== actual[index]);
  if (at === -1) return null;
  return at > 0 ? `The first character that differs stands at position ${at}.` : null;
}

function lengthDifference(actual: readonly RunValue[], expected: readonly RunValue[]) {
  const missing = expected.length - actual.length;
  if (missing === 0) return null;
  const count = Math.abs(missing);
  return `That is ${count} ${count === 1 ? "value" : "values"} too ${missing > 0 ? "few" : "many"}.`;
}

function orderDifference(actual: readonly RunValue[], expected: readonly RunValue[]) {
  const [given, wanted] = [actual.map(asText), expected.map(asText)];
  if (given.toSorted().join("\n") === wanted.toSorted().join("\n")) {
    return "These are the right values in another order.";
  }
  const at = given.findIndex((text, index) => text !== wanted[index]);
  return at > 0 ? `The first value that differs stands at position ${at}.` : null;
}

function kindOf(value: RunValue): string {
  if (Array.isArray(value)) return "a list";
  if (isTuple(value)) return "a tuple";
  if (typeof value === "string") return "a text";
  if (typeof plainValue(value) === "number") return "a number";
  if (typeof value === "boolean") return "true or false";
  if (isNothing(value)) return "nothing";
  return "another kind of value";
}

function asText(value: RunValue): string {
  return JSON.stringify(value);
}
