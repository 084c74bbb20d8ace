import { isMalformedDiff } from "./is-malformed-diff.ts";

export type DiffResult =
  | { applied: true; content: string | null }
  | { applied: false; reason: "malformed-diff" | "wrong-context" | "no-effect" };

type Hunk = { oldStart: number; oldLines: string[]; newLines: string[]; endsOpen: boolean };

const HEADER = /^@@ -(\d{1,7})(?:,(\d{1,7}))? \+\d{1,7}(?:,(\d{1,7}))? @@/;
const DELETES = /^\+\+\+ \/dev\/null\s*$/m;

/**
 * Applies a unified diff exactly: each hunk must fit at the line it names; no other place is searched. `old` is null if the
 * file does not exist.
 */
export function applyUnifiedDiff(old: string | null, diff: string): DiffResult {
  const refuse = (reason: "malformed-diff" | "wrong-context" | "no-effect"): DiffResult => ({
    applied: false,
    reason,
  });
  const hunks = isMalformedDiff(diff) ? null : readHunks(diff);
  if (!hunks) return refuse("malformed-diff");
  const text = old ?? "";
  const lines = linesOf(text);
  const parts: string[][] = [];
  let next = 0;
  for (const { oldStart, oldLines, newLines } of hunks) {
    // A hunk that only adds names the line after which it adds.
    const at = oldLines.length === 0 ? oldStart : oldStart - 1;
    const isThere = oldLines.every((line, offset) => lines[at + offset] === line);
    if (at < next || at > lines.length || !isThere) return refuse("wrong-context");
    parts.push(lines.slice(next, at), newLines);
    next = at + oldLines.length;
  }
  const result = [...parts, lines.slice(next)].flat();
  if (result.length === 0 && DELETES.test(diff) && old !== null) {
    return { applied: true, content: null };
  }
  const endsOpen = next === lines.length ? hunks.at(-1)?.endsOpen : !text.endsWith("\n");
  const content = result.length === 0 ? "" : `${result.join("\n")}${endsOpen ? "" : "\n"}`;
  return content === text ? refuse("no-effect") : { applied: true, content };
}

function linesOf(text: string): string[] {
  if (text === "") return [];
  return (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n");
}

/** Null if a hunk does not have as many lines as its header says. */
function readHunks(diff: string): Hunk[] | null {
  const lines = linesOf(diff);
  const first = lines.findIndex((line) => line.startsWith("@@"));
  if (first < 0) return null;
  const hunks: Hunk[] = [];
  let at = first;
  while (at < lines.length) {
    const header = HEADER.exec(lines[at] ?? "");
    if (!header) return null;
    let oldLeft = Number(header[2] ?? 1);
    let newLeft = Number(header[3] ?? 1);
    const hunk: Hunk = { oldStart: Number(header[1]), oldLines: [], newLines: [], endsOpen: false };
    at += 1;
    while (oldLeft > 0 || newLeft > 0) {
      const line = lines[at];
      if (line === undefined) return null;
      at += 1;
      // Models leave out the space before an empty line.
      const mark = line === "" ? " " : line[0];
      if (mark === "\\") continue;
      if (mark !== " " && mark !== "-" && mark !== "+") return null;
      if (mark !== "+") {
        hunk.oldLines.push(line.slice(1));
        oldLeft -= 1;
      }
      if (mark !== "-") {
        hunk.newLines.push(line.slice(1));
        newLeft -= 1;
      }
    }
    if (oldLeft < 0 || newLeft < 0) return null;
    if (lines[at]?.startsWith("\\")) {
      hunk.endsOpen = lines[at - 1]?.startsWith("-") !== true;
      at += 1;
    }
    while (lines[at] === "" && at === lines.length - 1) at += 1;
    hunks.push(hunk);
  }
  return hunks;
}
