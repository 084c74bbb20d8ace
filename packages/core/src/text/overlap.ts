/** How much two lists have in common, counting repeated items: 1 for the same items, 0 for none. */
export function overlapOf(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const item of other) left.set(item, (left.get(item) ?? 0) + 1);
  let shared = 0;
  for (const item of one) {
    const count = left.get(item) ?? 0;
    if (count === 0) continue;
    left.set(item, count - 1);
    shared += 1;
  }
  return (2 * shared) / (one.length + other.length || 1);
}
