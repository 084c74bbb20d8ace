const MIN_LENGTH_FOR_A_TYPO = 5;

/** Whether two words are equal or one typing error apart. Short words must be equal, since many differ by one letter. */
export function isNearlySame(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < MIN_LENGTH_FOR_A_TYPO) return false;
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  return isOneTypoApart(one, other);
}

function isOneTypoApart(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  if (shorter.length < longer.length) return shorter.slice(start) === longer.slice(start + 1);
  const swapped =
    shorter[start] === longer[start + 1] &&
    shorter[start + 1] === longer[start] &&
    shorter.slice(start + 2) === longer.slice(start + 2);
  return swapped || shorter.slice(start + 1) === longer.slice(start + 1);
}
