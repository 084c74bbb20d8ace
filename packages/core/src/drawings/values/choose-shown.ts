/**
 * Which positions of a long row are shown: the first, the last, and those that something points to with their
 * neighbours. null if all of them fit.
 */
export function chooseShown(
  length: number,
  most: number,
  important: readonly number[],
): number[] | null {
  if (length <= most) return null;
  const chosen = new Set<number>();
  const add = (at: number) => {
    if (at >= 0 && at < length && chosen.size < most) chosen.add(at);
  };
  for (const at of [0, length - 1, ...important]) add(at);
  for (const at of important) {
    add(at - 1);
    add(at + 1);
  }
  for (let at = 0; chosen.size < most; at++) add(at);
  return [...chosen].toSorted((one, other) => one - other);
}
