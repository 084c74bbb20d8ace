import type { RunValue } from "@foothold/core/runs";
import { isSame, itemsOf, type Tolerance } from "./is-same.ts";

export type Side = "expected" | "actual";
export type Both<T> = Record<Side, T>;

/** Two values compared part by part. A side is undefined when its value lacks the part. */
export type DiffTree =
  | { kind: "same" | "different"; values: Both<RunValue | undefined> }
  | { kind: "texts"; values: Both<string> }
  | { kind: "lists"; entries: DiffTree[]; lengths: Both<number> };

export function diffTree(expected: RunValue, actual: RunValue, tolerance: Tolerance): DiffTree {
  const [ours, theirs] = [itemsOf(expected), itemsOf(actual)];
  if (ours && theirs) return lists(ours, theirs, tolerance);
  const values = { expected, actual };
  if (isSame(expected, actual, tolerance)) return { kind: "same", values };
  if (typeof expected === "string" && typeof actual === "string") {
    return { kind: "texts", values: { expected, actual } };
  }
  return { kind: "different", values };
}

/** Compares entry by entry; an entry that one side lacks differs. */
function lists(
  ours: readonly RunValue[],
  theirs: readonly RunValue[],
  tolerance: Tolerance,
): DiffTree {
  const length = Math.max(ours.length, theirs.length);
  const entries = Array.from({ length }, (_, at): DiffTree => {
    const values = { expected: ours[at], actual: theirs[at] };
    if (values.expected === undefined || values.actual === undefined) {
      return { kind: "different", values };
    }
    return diffTree(values.expected, values.actual, tolerance);
  });
  return { kind: "lists", entries, lengths: { expected: ours.length, actual: theirs.length } };
}

/** One list in its own order; an entry that the other list lacks, or has less often, differs. */
export function unmatched(
  items: readonly RunValue[],
  others: readonly RunValue[],
  canonical: (value: RunValue) => string,
): DiffTree {
  const left = new Map<string, number>();
  const leftOf = (key: string) => left.get(key) ?? 0;
  for (const key of others.map(canonical)) left.set(key, leftOf(key) + 1);
  const entries = items.map((item): DiffTree => {
    const key = canonical(item);
    const isThere = leftOf(key) > 0;
    left.set(key, leftOf(key) - 1);
    return { kind: isThere ? "same" : "different", values: { expected: item, actual: item } };
  });
  return { kind: "lists", entries, lengths: { expected: items.length, actual: items.length } };
}

export function differs(tree: DiffTree): boolean {
  return tree.kind === "lists" ? tree.entries.some(differs) : tree.kind !== "same";
}
