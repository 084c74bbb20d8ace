import { z } from "zod";
import { attemptInput } from "../../../attempt/load/load-attempt.ts";
import { changeFiles, type FilesDeps } from "../../../attempt/workspace/change-files.ts";
import { staleFile } from "../../../attempt/workspace/file-refusals.ts";
import { MAX_WORKSPACE_BYTES, MAX_WORKSPACE_FILES } from "../../../entities/attempt/workspace.ts";
import { learnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { type ListedFiles, listedFilesSchema, listFiles } from "./list-files.ts";
import { filePathSchema } from "./save-file.ts";

/** Every file before and after a command, as JSON, in which a character may take several. */
export const MAX_CHANGES_BYTES = 6 * MAX_WORKSPACE_BYTES;

/** What one command changed: each file's text before and after, or null where there was or is no file. */
export const commandChangesShape = z
  .array(
    z.object({
      path: filePathSchema,
      before: z.string().nullable(),
      after: learnerText("file").nullable(),
    }),
  )
  .max(2 * MAX_WORKSPACE_FILES);

export const saveCommandChangesInput = attemptInput.pick({ attemptId: true }).extend({
  changes: commandChangesShape.min(1),
});
export type SaveCommandChanges = z.infer<typeof saveCommandChangesInput>;

export const commandChangesSchema = listedFilesSchema.extend({
  /** Null when no file changed. */
  changeSet: z.object({ id: z.string(), position: z.number().int() }).nullable(),
});
export type CommandChanges = z.infer<typeof commandChangesSchema>;

/** Saves what a command changed as one change set. If a file has changed since the command read it, nothing is saved. */
export async function saveCommandChanges(
  deps: FilesDeps,
  { attemptId, changes }: SaveCommandChanges,
  actor: Actor,
): Promise<CommandChanges> {
  const { changeSet } = await changeFiles(
    deps,
    attemptId,
    ({ own, contents }) => {
      for (const { path, before } of changes) {
        const content = contents[path] ?? null;
        const version = own.find((file) => file.path === path)?.version ?? 0;
        if (content !== before) throw staleFile(path, { version, content });
      }
      const edits = changes.map(({ path, after }) => ({ path, content: after }));
      return { edits, source: "command" };
    },
    actor,
  );
  const listed: ListedFiles = await listFiles(deps, { attemptId }, actor);
  return { ...listed, changeSet: changeSet && { id: changeSet.id, position: changeSet.position } };
}
