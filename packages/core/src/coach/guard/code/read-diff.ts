export type Diff = { hunks: DiffHunk[] };
/** The lines before and after the change, both with their context. */
export type DiffHunk = { before: string[]; after: string[]; added: string[]; removed: string[] };

const header = /^(?:@@.*@@|(?:---|\+\+\+)(?: |$)|diff |index )/;

/** Reads a block whose lines are marked as removed, added or kept; null for any other. */
export function readDiff(code: string): Diff | null {
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  const changed = lines.filter((line) => /^[-+](?![-+=])/.test(line)).length;
  const kept = lines.filter(
    (line) => header.test(line) || /^[-+ \t}]/.test(line) || line === "",
  ).length;
  if (changed === 0 || kept < lines.length * 0.6) return null;
  const hunks: DiffHunk[] = [{ before: [], after: [], added: [], removed: [] }];
  for (const line of lines) {
    const hunk = hunks.at(-1) as DiffHunk;
    if (header.test(line)) {
      if (line.startsWith("@@")) hunks.push({ before: [], after: [], added: [], removed: [] });
      continue;
    }
    const text = /^[-+ ]/.test(line) ? line.slice(1) : line;
    if (!line.startsWith("+")) hunk.before.push(text);
    if (!line.startsWith("-")) hunk.after.push(text);
    if (line.startsWith("+")) hunk.added.push(text);
    if (line.startsWith("-")) hunk.removed.push(text);
  }
  return { hunks: hunks.filter(({ added, removed }) => added.length + removed.length > 0) };
}
