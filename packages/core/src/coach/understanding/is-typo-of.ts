const MIN_LENGTH_FOR_ONE_TYPO = 5;
const MIN_LENGTH_FOR_TWO_TYPOS = 8;
/** In letters: no word of a problem is longer, and comparing takes the square of the length. */
const MAX_WORD_LENGTH = 40;

/** Whether two words are equal, or differ by as few typing errors as their length allows. */
export function isTypoOf(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < MIN_LENGTH_FOR_ONE_TYPO || one[0] !== other[0]) return false;
  if (shorter > MAX_WORD_LENGTH) return false;
  const allowed = shorter < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2;
  return Math.abs(one.length - other.length) <= allowed && countTypos(one, other) <= allowed;
}

/** How many letters are wrong, missing, too many or swapped with their neighbour. */
function countTypos(one: string, other: string): number {
  const rows: number[][] = [[...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          at(rows, i - 1, j - 1) + same,
          swapped ? at(rows, i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return at(rows, one.length, other.length);
}

function at(rows: readonly number[][], row: number, column: number): number {
  return rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
}
