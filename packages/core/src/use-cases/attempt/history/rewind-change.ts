import { z } from "zod";
import { loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { changeFiles, type FilesDeps } from "../../../attempt/workspace/change-files.ts";
import { fileChangedSince } from "../../../attempt/workspace/file-refusals.ts";
import { takeBackMarks } from "../../../chat/exchange/take-back-marks.ts";
import { takeBackTodos } from "../../../chat/exchange/take-back-todos.ts";
import type { ChangeSet, FileContents } from "../../../entities/attempt/change-set.ts";
import type { FileEdit } from "../../../entities/attempt/workspace.ts";
import { chatTodoSchema } from "../../../entities/chat/chat-reply.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { viewChange, viewChangeInput } from "./view-change.ts";

/** What to undo of a change: its files, its mark in the conversation, the todos that came with it. */
export const rewindChangeInput = viewChangeInput.extend({
  files: z.boolean().default(true),
  marks: z.boolean().default(true),
  todos: z.boolean().default(true),
});
export type RewindChange = z.infer<typeof rewindChangeInput>;

export const rewoundChangeSchema = z.object({
  version: z.number().int(),
  code: z.string(),
  /** The rewind's own change set, which can be undone too; null when the files already were as before. */
  changeSet: z.object({ id: z.string(), position: z.number().int() }).nullable(),
  /** The files that were taken back. */
  paths: z.array(z.string()),
  /** How many proposals of the conversation are open again. */
  marks: z.number().int(),
  /** The conversation's todos afterwards; null when they are left as they were. */
  todos: z.array(chatTodoSchema).nullable(),
});
export type RewoundChange = z.infer<typeof rewoundChangeSchema>;

type Needed = FilesDeps & Pick<Deps, "conversations" | "exchanges">;

/**
 * Undoes one change and keeps all others. If a file was changed since, nothing is written and the answer is 409 with its
 * text. A file is deleted only if the change created it.
 */
export async function rewindChange(
  deps: Needed,
  { attemptId, position, files, marks, todos }: RewindChange,
  actor: Actor,
): Promise<RewoundChange> {
  const undone = await viewChange(deps, { attemptId, position }, actor);
  const rewound = files ? await takeBackFiles(deps, undone, actor) : null;
  const attempt = rewound?.attempt ?? (await loadAttempt(deps, { attemptId }, actor));
  const changeSet = rewound?.changeSet ?? null;
  const { exchangeId } = undone;
  const paths = undone.files.map(({ path }) => path);
  return {
    version: attempt.version,
    code: attempt.code,
    changeSet: changeSet && { id: changeSet.id, position: changeSet.position },
    paths: changeSet?.files.map(({ path }) => path) ?? [],
    marks: marks && exchangeId ? await takeBackMarks(deps, exchangeId, paths) : 0,
    todos: todos && exchangeId ? await takeBackTodos(deps, exchangeId, actor) : null,
  };
}

function takeBackFiles(deps: FilesDeps, undone: ChangeSet, actor: Actor) {
  return changeFiles(
    deps,
    undone.attemptId,
    ({ own, contents, attempt }) => {
      const edits = undone.files.flatMap((file): FileEdit[] => {
        const { path, oldContent, newContent } = file;
        const content = contentIn(contents, path);
        if (content === oldContent) return [];
        const version = own.find((each) => each.path === path)?.version ?? attempt.version;
        if (content !== newContent) throw fileChangedSince(path, { version, content });
        return [{ path, content: oldContent }];
      });
      return { edits, source: "rewind", undoes: undone };
    },
    actor,
  );
}

const contentIn = (contents: FileContents, path: string): string | null => contents[path] ?? null;
