import type { Files } from "./workspace-files.ts";

/** A file that a command made, changed, or deleted (`null`). */
export type FileChange = { path: string; before: string | null; after: string | null };

export function changedFiles(before: Files, after: Files): FileChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return paths
    .map((path) => ({ path, before: before[path] ?? null, after: after[path] ?? null }))
    .filter((change) => change.before !== change.after);
}
