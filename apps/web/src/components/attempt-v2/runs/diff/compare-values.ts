import { plainValue } from "@foothold/core/plain-value";
import type { Comparison, Language, RunValue } from "@foothold/core/runs";
import { isShortened } from "@foothold/core/value-text";
import { diffTree, unmatched } from "./diff-tree.ts";
import { firstDifference } from "./first-difference.ts";
import { itemsOf } from "./is-same.ts";
import { printSide } from "./print-side.ts";
import type { Piece } from "./text-parts.ts";

export type Compared = { expected: Piece[]; actual: Piece[]; note: string | null };

/** The two values of a failed test with their differences; null where their parts cannot be compared. */
export function compareValues(
  expected: RunValue,
  actual: RunValue,
  { kind, tolerance }: Comparison,
  language: Language,
): Compared | null {
  if (isShortened(actual)) return null;
  switch (kind) {
    case "exact": {
      const tree = diffTree(expected, actual, tolerance);
      return {
        expected: printSide(tree, "expected", language),
        actual: printSide(tree, "actual", language),
        note: firstDifference(tree, language),
      };
    }
    case "unordered":
      return compareBags(expected, actual, plainText, language);
    case "unordered-deep":
      return compareBags(expected, actual, sortedText, language);
    // Several answers are right, so a part that differs need not be wrong.
    default:
      return null;
  }
}

function compareBags(
  expected: RunValue,
  actual: RunValue,
  canonical: (value: RunValue) => string,
  language: Language,
): Compared | null {
  const [ours, theirs] = [itemsOf(expected), itemsOf(actual)];
  if (!ours || !theirs) return null;
  return {
    expected: printSide(unmatched(ours, theirs, canonical), "expected", language),
    actual: printSide(unmatched(theirs, ours, canonical), "actual", language),
    note: "The order does not matter. Marked are the missing and the extra values.",
  };
}

function sortedText(value: RunValue): string {
  const items = itemsOf(value);
  return items ? `[${items.map(sortedText).sort().join(",")}]` : plainText(value);
}

const plainText = (value: RunValue): string => JSON.stringify(plainValue(value));
