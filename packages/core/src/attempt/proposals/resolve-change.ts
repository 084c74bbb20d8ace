import type { FileContents } from "../../entities/attempt/change-set.ts";
import type { FileChange } from "../../entities/chat/chat-reply.ts";
import type { BlockReason, Proposal } from "../../entities/chat/proposal.ts";
import type { Language } from "../../entities/runs/language.ts";
import { applyUnifiedDiff } from "../../text/apply-unified-diff.ts";
import { namesOtherFile } from "../../text/diff-header.ts";
import { changeStats, noChange } from "../history/change-stats.ts";
import { judgePath } from "../workspace/file-kind.ts";
import { fileRefusalWords } from "../workspace/file-refusals.ts";
import { judgeEdits } from "../workspace/judge-edits.ts";
import { isTellingName, shortPath, TELLING_NAME } from "./proposed-name.ts";

/** The most changes of one reply: each is checked by running programs. */
export const MAX_PROPOSALS = 20;

export const blockWords: Record<BlockReason, string> = {
  "cut-reply": "The reply was cut off, so its changes cannot be applied. Ask again.",
  "malformed-diff": "The coach sent a change that cannot be read as a diff. Ask again.",
  "no-effect": "The file is already like this.",
  "wrong-context": "The file does not have the lines that the change replaces. Ask again.",
  twice: "The reply changes this file twice, and only the first change counts.",
  "too-many": `A reply changes at most ${MAX_PROPOSALS} files.`,
  "refused-path": "The coach cannot change this file.",
  "wrong-test": "An expected value is not what the task asks for.",
  "gives-away": "It would give away too much of the solution.",
  "changes-results":
    "It changes what your program does. Only comments and prints may be added to it.",
  "not-now": "The coach cannot change this file at this step.",
  "not-checked": "It could not be checked just now. Ask again.",
};

const OTHER_FILE = "The diff is for another file. Ask again.";

export type ReadFiles = { contents: FileContents; language: Language };

export function blockedBy(
  proposal: Proposal,
  reason: BlockReason,
  why = blockWords[reason],
): Proposal {
  return { ...proposal, state: "blocked", blocked: { reason, why }, mayApplyItself: false };
}

/** A blocked proposal without its text, which gives too much away or is too long to store. */
export function withoutText(proposal: Proposal): Proposal {
  return { ...proposal, newContent: proposal.oldContent, note: null, stats: noChange };
}

/** Works out what the files that the coach read would become. Nothing is run for it. */
export function resolveChanges(changes: readonly FileChange[], files: ReadFiles): Proposal[] {
  return changes.slice(0, MAX_PROPOSALS + 1).map((change, index) => {
    const proposal = resolveChange(change, files);
    if (index === MAX_PROPOSALS) return blockedBy(withoutText(proposal), "too-many");
    const isSecond = changes.slice(0, index).some(({ path }) => path === change.path);
    return isSecond ? blockedBy(proposal, "twice") : proposal;
  });
}

/** The complete changes of a cut reply. They can be read but not applied. */
export function resolveCutChanges(changes: readonly FileChange[], files: ReadFiles): Proposal[] {
  return resolveChanges(changes, files).map((proposal) => blockedBy(proposal, "cut-reply"));
}

function resolveChange(change: FileChange, { contents, language }: ReadFiles): Proposal {
  const { path, content, isDiff = false, isDeleted = false } = change;
  // A model may send the path `__proto__`, which exists on every object.
  const oldContent = Object.hasOwn(contents, path) ? (contents[path] ?? null) : null;
  const base: Proposal = {
    path,
    note: change.note ?? null,
    state: "open",
    blocked: null,
    oldContent,
    newContent: content,
    stats: noChange,
    mayApplyItself: false,
  };
  const verdict = judgePath(path, language);
  if (!verdict.allowed) {
    const named = { ...withoutText(base), path: shortPath(path) };
    return blockedBy(named, "refused-path", fileRefusalWords[verdict.reason]);
  }
  if (oldContent === null && isTellingName(path)) {
    const named = { ...withoutText(base), path: shortPath(path) };
    return blockedBy(named, "refused-path", TELLING_NAME);
  }
  if (isDiff && namesOtherFile(content, path)) {
    return blockedBy(base, "malformed-diff", OTHER_FILE);
  }
  const result = isDiff
    ? applyUnifiedDiff(oldContent, content)
    : ({ applied: true, content: isDeleted ? null : content } as const);
  if (!result.applied) return blockedBy(base, result.reason);
  const newContent = result.content;
  const stats = changeStats(oldContent, newContent);
  const resolved = { ...base, newContent, stats };
  if (newContent === oldContent) return blockedBy(resolved, "no-effect");
  const edits = judgeEdits(contents, [{ path, content: newContent }], language);
  if (!edits.allowed) {
    return blockedBy(withoutText(resolved), "refused-path", fileRefusalWords[edits.reason]);
  }
  return { ...resolved, mayApplyItself: verdict.kind !== "solution" };
}
