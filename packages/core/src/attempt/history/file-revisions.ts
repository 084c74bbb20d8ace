import type { ChangedFile } from "../../entities/attempt/change-set.ts";
import { encodeContent, type StoredContent } from "./stored-content.ts";

/** One stored content of a path. The newest revision at or before a position is the file's content there. */
export type FileRevision = {
  path: string;
  revision: number;
  position: number;
  content: StoredContent;
};

/** The revisions to write (insert, or put in place of the same revision) for a file changed at `position`. */
export function revisionsFor(
  { path, oldContent, newContent }: ChangedFile,
  position: number,
  newest: Pick<FileRevision, "revision" | "position"> | null,
): FileRevision[] {
  if (newest) {
    const revision = newest.position === position ? newest.revision : newest.revision + 1;
    return [{ path, revision, position, content: encodeContent(oldContent, newContent, revision) }];
  }
  if (oldContent === null) {
    return [{ path, revision: 1, position, content: encodeContent(null, newContent, 1) }];
  }
  return [
    { path, revision: 1, position: 0, content: encodeContent(null, oldContent, 1) },
    { path, revision: 2, position, content: encodeContent(oldContent, newContent, 2) },
  ];
}
