import { indentOf, lineKey } from "../code/code-lines.ts";
import type { Diff, DiffHunk } from "../code/read-diff.ts";
import { tokenize } from "../code/tokenize.ts";
import { indentLines } from "./fill-function-body.ts";

/** Applies a diff where its old lines stand in the program; null when they are not there. */
export function applyDiff(program: string, { hunks }: Diff): string | null {
  let lines = program.split("\n");
  let applied = 0;
  for (const hunk of hunks) {
    const done = applyHunk(lines, hunk);
    if (!done) continue;
    lines = done;
    applied += 1;
  }
  return applied === 0 ? null : lines.join("\n");
}

function applyHunk(lines: string[], { before, after, added, removed }: DiffHunk): string[] | null {
  return replaceLines(lines, before, after) ?? replaceLines(lines, removed, added);
}

function replaceLines(lines: string[], old: readonly string[], put: string[]): string[] | null {
  const wanted = old.map(key);
  if (wanted.length === 0) return null;
  const at = lines.findIndex((_, start) =>
    wanted.every((line, offset) => key(lines[start + offset] ?? "") === line),
  );
  if (at < 0) return null;
  const shift = indentOf(lines[at] ?? "") - indentOf(old[0] ?? "");
  const base = put.length > 0 ? Math.max(0, Math.min(...put.map(indentOf)) + shift) : 0;
  const block = put.length > 0 ? indentLines(put, base) : [];
  return [...lines.slice(0, at), ...block, ...lines.slice(at + wanted.length)];
}

const key = (line: string): string => lineKey(tokenize(line));
