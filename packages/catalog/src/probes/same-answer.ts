import type { AuthoredProblem } from "../authored/authored-problem.ts";
import { checkerOf } from "../native/load-checker.ts";
import type { Json } from "../schema/shared.ts";

export type SameAnswer = (args: readonly Json[], expected: Json, actual: Json) => boolean;

/** Whether an answer is as right as the reference's, by the problem's own comparison. */
export function sameAnswerFor(authored: AuthoredProblem): SameAnswer {
  const { kind } = authored.problem.comparison;
  const checker = checkerOf(authored);
  return (args, expected, actual) => {
    if (JSON.stringify(expected) === JSON.stringify(actual)) return true;
    if (kind === "unordered") return sorted(expected, 1) === sorted(actual, 1);
    if (kind === "unordered-deep") return sorted(expected, Infinity) === sorted(actual, Infinity);
    // A checker expects a value of the answer's form; one that it cannot read is no answer.
    try {
      return checker?.({ args, expected, actual }).passed ?? false;
    } catch {
      return false;
    }
  };
}

function sorted(value: Json, depth: number): string {
  if (!Array.isArray(value) || depth === 0) return JSON.stringify(value);
  return `[${value
    .map((item) => sorted(item, depth - 1))
    .sort()
    .join()}]`;
}
