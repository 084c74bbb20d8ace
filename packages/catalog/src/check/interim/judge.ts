import { isDeepStrictEqual } from "node:util";
import type { CatalogProblem } from "../../catalog-problem.ts";
import type { Checker } from "../../native/load-checker.ts";
import type { Json } from "../../schema/shared.ts";

export function judge(
  test: { args: readonly Json[]; expected: Json },
  actual: Json,
  { comparison }: Pick<CatalogProblem, "comparison">,
  checkers: Readonly<Record<string, Checker>>,
): boolean {
  const sorted = (value: Json, deep: boolean): Json =>
    Array.isArray(value)
      ? value
          .map((item) => (deep ? sorted(item, true) : item))
          .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : value;
  const { expected } = test;
  switch (comparison.kind) {
    case "exact":
      return isDeepStrictEqual(actual, expected);
    case "unordered":
    case "unordered-deep": {
      const deep = comparison.kind === "unordered-deep";
      return isDeepStrictEqual(sorted(actual, deep), sorted(expected, deep));
    }
    case "one-of":
      return (expected as Json[]).some((accepted) => isDeepStrictEqual(actual, accepted));
    case "checker":
      try {
        return checkers[comparison.checker ?? ""]?.({ ...test, actual }).passed ?? false;
      } catch {
        return false;
      }
  }
}
