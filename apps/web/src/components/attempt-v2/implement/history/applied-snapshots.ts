export type FileSnapshot = { path: string; oldContent: string | null; newContent: string | null };

/** The file changes made on this page, by the id of their change set. They are forgotten when the page is left. */
const snapshots = new Map<string, readonly FileSnapshot[]>();
const MOST_SNAPSHOTS = 50;

export function rememberSnapshot(changeSetId: string, files: readonly FileSnapshot[]): void {
  snapshots.set(changeSetId, files);
  const [oldest] = snapshots.keys();
  if (snapshots.size > MOST_SNAPSHOTS && oldest !== undefined) snapshots.delete(oldest);
}

export const findSnapshot = (changeSetId: string): readonly FileSnapshot[] =>
  snapshots.get(changeSetId) ?? [];
