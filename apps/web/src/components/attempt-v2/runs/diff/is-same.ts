import { plainValue } from "@foothold/core/plain-value";
import type { Comparison, RunValue } from "@foothold/core/runs";

export type Tolerance = Comparison["tolerance"];

/** Whether two values look the same to a reader. Only for display: the test's verdict is already known. */
export function isSame(left: RunValue, right: RunValue, tolerance: Tolerance): boolean {
  const [one, other] = [plainValue(left), plainValue(right)];
  if (typeof one === "number" && typeof other === "number") return isNear(one, other, tolerance);
  const [ours, theirs] = [itemsOf(one), itemsOf(other)];
  if (ours && theirs) {
    return (
      ours.length === theirs.length &&
      ours.every((item, at) => isSame(item, theirs[at] ?? null, tolerance))
    );
  }
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The entries of a list or a tuple; null for everything else. */
export function itemsOf(value: RunValue): readonly RunValue[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return null;
  const { $: kind, items } = value as Record<string, RunValue>;
  return kind === "tuple" && Array.isArray(items) ? items : null;
}

function isNear(one: number, other: number, tolerance: Tolerance): boolean {
  if (one === other) return true;
  const allowed = tolerance ? tolerance.absolute + tolerance.relative * Math.abs(other) : 0;
  return Math.abs(one - other) <= allowed;
}
