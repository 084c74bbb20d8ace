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

/** Myers' greedy search: `furthest[k]` is how far into the old lines one gets on diagonal k. */
function shortestEdits(oldLines: string[], newLines: string[]): Hunk[] | null {
  const trail: Map<number, number>[] = [];
  let furthest = new Map([[1, 0]]);
  for (let edits = 0; edits <= MAX_EDITS_TRACED; edits++) {
    const reached = new Map<number, number>();
    for (let k = -edits; k <= edits; k += 2) {
      let { x } = enterDiagonal(k, edits, furthest);
      while (x < oldLines.length && x - k < newLines.length && oldLines[x] === newLines[x - k]) x++;
      reached.set(k, x);
      if (x >= oldLines.length && x - k >= newLines.length) {
        return walkBack([...trail, furthest], oldLines.length, newLines.length);
      }
    }
    trail.push(furthest);
    furthest = reached;
  }
  return null;
}

/** A diagonal is entered from above by an insertion or from the left by a removal, whichever got further. */
function enterDiagonal(k: number, edits: number, furthest: Map<number, number>) {
  const above = furthest.get(k + 1) ?? -1;
  const left = furthest.get(k - 1) ?? -1;
  const inserts = k === -edits || (k !== edits && left < above);
  return { x: inserts ? above : left + 1, inserts };
}

function walkBack(trail: Map<number, number>[], oldLength: number, newLength: number): Hunk[] {
  const hunks: Hunk[] = [];
  let x = oldLength;
  let y = newLength;
  for (let edits = trail.length - 1; edits > 0; edits--) {
    const k = x - y;
    const entry = enterDiagonal(k, edits, trail[edits] ?? new Map());
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
