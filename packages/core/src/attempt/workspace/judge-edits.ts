import type { FileContents } from "../../entities/attempt/change-set.ts";
import {
  type FileEdit,
  MAX_WORKSPACE_BYTES,
  MAX_WORKSPACE_FILES,
} from "../../entities/attempt/workspace.ts";
import type { Language } from "../../entities/runs/language.ts";
import { byteLength } from "../../text/byte-length.ts";
import { judgePath } from "./file-kind.ts";

export const fileRefusals = [
  "unknown-path",
  "other-language",
  "solution-stays",
  "exists",
  "no-such-file",
  "too-many-files",
  "too-large",
] as const;
export type FileRefusal = (typeof fileRefusals)[number];

export type EditVerdict =
  | { allowed: true; contents: FileContents }
  | { allowed: false; reason: FileRefusal; path: string };

/** The files after the edits, or the first reason why they cannot be made. `before` has the solution among them. */
export function judgeEdits(
  before: FileContents,
  edits: readonly FileEdit[],
  language: Language,
): EditVerdict {
  const contents: FileContents = { ...before };
  for (const { path, content } of edits) {
    const refuse = (reason: FileRefusal): EditVerdict => ({ allowed: false, reason, path });
    const verdict = judgePath(path, language);
    if (!verdict.allowed) return refuse(verdict.reason);
    if (content !== null) {
      contents[path] = content;
      continue;
    }
    if (verdict.kind === "solution") return refuse("solution-stays");
    if (contents[path] === undefined) return refuse("no-such-file");
    delete contents[path];
  }
  const [first] = edits;
  const refuse = (reason: FileRefusal): EditVerdict => ({
    allowed: false,
    reason,
    path: first?.path ?? "",
  });
  if (isFuller(before, contents, fileCount, MAX_WORKSPACE_FILES)) return refuse("too-many-files");
  if (isFuller(before, contents, workspaceBytes, MAX_WORKSPACE_BYTES)) return refuse("too-large");
  return { allowed: true, contents };
}

/** What makes an overfull workspace smaller is allowed, so that nobody is locked out of theirs. */
function isFuller(
  before: FileContents,
  after: FileContents,
  measure: (files: FileContents) => number,
  most: number,
): boolean {
  return measure(after) > most && measure(after) > measure(before);
}

const fileCount = (files: FileContents): number => Object.keys(files).length;

export function workspaceBytes(files: FileContents): number {
  return Object.values(files).reduce((sum, content) => sum + byteLength(content), 0);
}
