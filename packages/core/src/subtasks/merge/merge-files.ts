import type { FileContents } from "../../entities/attempt/change-set.ts";
import type { FileChange } from "../../entities/chat/chat-reply.ts";
import type { PlanConflict } from "../../entities/subtasks/sub-task-plan.ts";
import { applyUnifiedDiff } from "../../text/apply-unified-diff.ts";
import { diffLines } from "../../text/diff-lines.ts";

/** A change that one sub-task proposes. */
export type TaskChange = { subtaskId: string; change: FileChange };

/** Lines `from` to `to` (not included) of the original become `lines`. */
type Edit = { subtaskId: string; from: number; to: number; lines: readonly string[] };

/** The choice that keeps the original lines. */
export const KEEP_ORIGINAL = "none";

/** The places where sub-tasks change the same lines of a file in different ways. */
export function findConflicts(changes: readonly TaskChange[], files: FileContents): PlanConflict[] {
  return pathsOf(changes).flatMap((path) =>
    groupsOf(path, changes, files).flatMap((group): PlanConflict[] => {
      if (!isConflict(group)) return [];
      const { from, to } = spanOf(group);
      const original = linesOf(files, path).slice(from, to);
      const ids = [...new Set(group.map(({ subtaskId }) => subtaskId))];
      const sides = ids.map((subtaskId) => ({
        subtaskId,
        content: replaced(
          original,
          from,
          group.filter((edit) => edit.subtaskId === subtaskId),
        ).join("\n"),
      }));
      return [{ path, fromLine: from + 1, original: original.join("\n"), sides, chosen: null }];
    }),
  );
}

/** One change for each file, with what the learner decided where sub-tasks differ. */
export function mergeFiles(
  changes: readonly TaskChange[],
  files: FileContents,
  decided: readonly PlanConflict[],
): FileChange[] {
  return pathsOf(changes).flatMap((path): FileChange[] => {
    const ofPath = changes.filter(({ change }) => change.path === path);
    const only = ofPath[0];
    if (only && ofPath.length === 1) return [only.change];
    const edits = groupsOf(path, changes, files).flatMap((group) => {
      if (!isConflict(group)) return unique(group);
      const { from } = spanOf(group);
      const conflict = decided.find((each) => each.path === path && each.fromLine === from + 1);
      return group.filter(({ subtaskId }) => subtaskId === conflict?.chosen);
    });
    const before = linesOf(files, path);
    const content = replaced(before, 0, edits).join("\n");
    const note = ofPath.flatMap(({ change }) => change.note ?? []).join(" ");
    return content === before.join("\n") ? [] : [{ path, content, ...(note && { note }) }];
  });
}

const pathsOf = (changes: readonly TaskChange[]) => [
  ...new Set(changes.map(({ change }) => change.path)),
];

const linesOf = (files: FileContents, path: string): string[] => {
  const content = files[path];
  return content === undefined || content === "" ? [] : content.split("\n");
};

/** The edits of a file, those that touch the same lines together. */
function groupsOf(path: string, changes: readonly TaskChange[], files: FileContents): Edit[][] {
  const edits = changes
    .filter(({ change }) => change.path === path)
    .flatMap((change) => editsOf(change, files))
    .sort((one, other) => one.from - other.from || one.to - other.to);
  const groups: Edit[][] = [];
  for (const edit of edits) {
    const last = groups.at(-1);
    if (last && touches(spanOf(last), edit)) last.push(edit);
    else groups.push([edit]);
  }
  return groups;
}

function editsOf({ subtaskId, change }: TaskChange, files: FileContents): Edit[] {
  const before = linesOf(files, change.path);
  const text = contentOf(change, files);
  const after = text === "" ? [] : text.split("\n");
  return diffLines(before, after).map(({ oldStart, dropped, newStart, inserted }) => ({
    subtaskId,
    from: oldStart,
    to: oldStart + dropped,
    lines: after.slice(newStart, newStart + inserted),
  }));
}

/** A diff that does not fit is left out here; it is refused later, when the change is proposed. */
function contentOf({ path, content, isDiff, isDeleted }: FileChange, files: FileContents): string {
  if (isDeleted) return "";
  if (!isDiff) return content;
  const result = applyUnifiedDiff(files[path] ?? null, content);
  return (result.applied ? result.content : files[path]) ?? "";
}

const touches = (span: { from: number; to: number }, edit: Edit) =>
  edit.from < span.to || (edit.from === span.from && edit.from === edit.to);

function spanOf(group: readonly Edit[]): { from: number; to: number } {
  return {
    from: Math.min(...group.map(({ from }) => from)),
    to: Math.max(...group.map(({ to }) => to)),
  };
}

const keyOf = ({ from, to, lines }: Edit) => JSON.stringify([from, to, lines]);
const isConflict = (group: readonly Edit[]) =>
  new Set(group.map(({ subtaskId }) => subtaskId)).size > 1 && unique(group).length > 1;
const unique = (group: readonly Edit[]): Edit[] => [
  ...new Map(group.map((edit) => [keyOf(edit), edit])).values(),
];

/** `lines` begin at line `offset` of the file. */
function replaced(lines: readonly string[], offset: number, edits: readonly Edit[]): string[] {
  const result = [...lines];
  for (const { from, to, lines: next } of edits.toReversed()) {
    result.splice(from - offset, to - from, ...next);
  }
  return result;
}
