import { MAX_WORKSPACE_BYTES, MAX_WORKSPACE_FILES } from "../../entities/attempt/workspace.ts";
import { AppError } from "../../errors.ts";
import type { FileRefusal } from "./judge-edits.ts";

export const fileRefusalWords: Record<FileRefusal, string> = {
  "unknown-path":
    "Files can be notes.md, tests.json, test_ and a name (such as test_edges.py), or anything in scratch/.",
  "other-language": "A test file has the extension of the attempt's language.",
  "solution-stays": "The solution cannot be created, renamed or deleted here.",
  exists: "There is a file of this name already.",
  "no-such-file": "There is no such file any more.",
  "too-many-files": `A workspace has at most ${MAX_WORKSPACE_FILES} files.`,
  "too-large": `All files together have at most ${MAX_WORKSPACE_BYTES / 1024} KB.`,
};

export function fileRefused(reason: FileRefusal, path: string, field = "path"): AppError {
  const message = fileRefusalWords[reason];
  return new AppError("invalid-input", `${path}: ${message}`, {
    details: { reason, path, fields: [{ field, message }] },
  });
}

/** The text on the server is another than the one that this write builds on. `content` null: it was deleted. */
export function staleFile(path: string, stored: { version: number; content: string | null }) {
  return new AppError("stale-version", `${path} was changed in the meantime.`, {
    details: { path, ...stored },
    suggestions: ["Compare both texts, and choose which one to keep. Nothing is lost."],
  });
}

/** Refuses to undo a change of a file that was changed again since. */
export function fileChangedSince(
  path: string,
  stored: { version: number; content: string | null },
) {
  return new AppError("stale-version", `${path} was changed after this change.`, {
    details: { path, ...stored },
    suggestions: [
      "Take back the later change of this file first, or go to the place in the history before it.",
    ],
  });
}
