/** `inserted` lines of the new text at `newStart` replace `dropped` lines of the old text at `oldStart`. */
export type Hunk = { oldStart: number; dropped: number; newStart: number; inserted: number };

/** After this many edits a changed stretch becomes one hunk: still correct, but less fine. */
export const MAX_EDITS_TRACED = 400;

export function diffLines(oldLines: readonly string[], newLines: readonly string[]): Hunk[] {
  const shorter = Math.min(oldLines.length, newLines.length);
  let head = 0;
  while (head < shorter && oldLines[head] === newLines[head]) head++;
  let tail = 0;
  while (tail < shorter - head && oldLines.at(-1 - tail) === newLines.at(-1 - tail)) tail++;
  const oldMiddle = oldLines.slice(head, oldLines.length - tail);
  const newMiddle = newLines.slice(head, newLines.length - tail);
  const whole = {
    oldStart: 0,
    dropped: oldMiddle.length,
    newStart: 0,
    inserted: newMiddle.length,
  };
  if (whole.dropped === 0 && whole.inserted === 0) return [];
  const hunks =
    whole.dropped === 0 || whole.inserted === 0
      ? [whole]
      : (shortestEdits(oldMiddle, newMiddle) ?? [whole]);
  return hunks.map((hunk) => ({
    ...hunk,
    oldStart: hunk.oldStart + head,
    newStart: hunk.newStart + head,
  }));
}

/** Diagonal k stands at this index and k, so that the first and the last one have neighbours. */
const CENTER = MAX_EDITS_TRACED + 1;

/** Myers' greedy search: `furthest` holds, for each diagonal, how far into the old lines one gets on it. */
function shortestEdits(oldLines: string[], newLines: string[]): Hunk[] | null {
  const trail: Int32Array[] = [];
  const furthest = new Int32Array(2 * CENTER + 1);
  for (let edits = 0; edits <= MAX_EDITS_TRACED; edits++) {
    trail.push(furthest.slice());
    for (let k = -edits; k <= edits; k += 2) {
      let { x } = enterDiagonal(k, edits, furthest);
      while (x < oldLines.length && x - k < newLines.length && oldLines[x] === newLines[x - k]) x++;
      furthest[CENTER + k] = x;
      if (x >= oldLines.length && x - k >= newLines.length) {
        return walkBack(trail, oldLines.length, newLines.length);
      }
    }
  }
  return null;
}

/** A diagonal is entered from above by an insertion or from the left by a removal, whichever got further. */
function enterDiagonal(k: number, edits: number, furthest: Int32Array) {
  const above = furthest[CENTER + k + 1] ?? 0;
  const left = furthest[CENTER + k - 1] ?? 0;
  const inserts = k === -edits || (k !== edits && left < above);
  return { x: inserts ? above : left + 1, inserts };
}

function walkBack(trail: readonly Int32Array[], oldLength: number, newLength: number): Hunk[] {
  const hunks: Hunk[] = [];
  let x = oldLength;
  let y = newLength;
  for (const [edits, furthest] of [...trail.entries()].slice(1).reverse()) {
    const k = x - y;
    const entry = enterDiagonal(k, edits, furthest);
    x = entry.inserts ? entry.x : entry.x - 1;
    y = x - (entry.inserts ? k + 1 : k - 1);
    addEdit(hunks, {
      oldStart: x,
      dropped: entry.inserts ? 0 : 1,
      newStart: y,
      inserted: entry.inserts ? 1 : 0,
    });
  }
  return hunks.reverse();
}

/** Edits arrive last first; one that touches the hunk after it becomes part of it. */
function addEdit(hunks: Hunk[], edit: Hunk): void {
  const after = hunks.at(-1);
  const touches =
    after &&
    edit.oldStart + edit.dropped === after.oldStart &&
    edit.newStart + edit.inserted === after.newStart;
  if (!touches) {
    hunks.push(edit);
    return;
  }
  hunks[hunks.length - 1] = {
    oldStart: edit.oldStart,
    newStart: edit.newStart,
    dropped: after.dropped + edit.dropped,
    inserted: after.inserted + edit.inserted,
  };
}
