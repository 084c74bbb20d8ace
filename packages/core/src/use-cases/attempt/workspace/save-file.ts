import { z } from "zod";
import { attemptInput } from "../../../attempt/load/load-attempt.ts";
import { changeFiles, type FilesDeps } from "../../../attempt/workspace/change-files.ts";
import { requireOwnPath, requireVersion } from "../../../attempt/workspace/require-own-file.ts";
import { MAX_FILE_PATH_LENGTH } from "../../../entities/attempt/workspace.ts";
import { learnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";

export const filePathSchema = z
  .string()
  .min(1)
  .max(MAX_FILE_PATH_LENGTH, `A file's name has at most ${MAX_FILE_PATH_LENGTH} characters.`);

/** The file, and its version that the request builds on; 0 for a file that is not there. */
export const ownFileInput = attemptInput.pick({ attemptId: true }).extend({
  path: filePathSchema,
  version: z.number().int().min(0),
});

export const saveFileInput = ownFileInput.extend({ content: learnerText("file") });
export type SaveFile = z.infer<typeof saveFileInput>;

export const savedFileSchema = z.object({
  path: z.string(),
  /** The file's, for the next save. */
  version: z.number().int(),
  attemptVersion: z.number().int(),
  /** The change set that holds the text; null when nothing changed. */
  changeSet: z.object({ id: z.string(), position: z.number().int() }).nullable(),
});
export type SavedFile = z.infer<typeof savedFileSchema>;

/** Creates a file of the learner's own, or saves its text. */
export async function saveFile(
  deps: FilesDeps,
  { attemptId, path, content, version }: SaveFile,
  actor: Actor,
): Promise<SavedFile> {
  const changed = await changeFiles(
    deps,
    attemptId,
    ({ attempt: { language }, own }) => {
      requireOwnPath(path, language);
      requireVersion(own, path, version);
      return { edits: [{ path, content }], source: "learner", typing: true };
    },
    actor,
  );
  return savedFile(path, version, changed);
}

export function savedFile(
  path: string,
  before: number,
  { attempt, changeSet }: Awaited<ReturnType<typeof changeFiles>>,
): SavedFile {
  return {
    path,
    version: changeSet ? attempt.version : before,
    attemptVersion: attempt.version,
    changeSet: changeSet && { id: changeSet.id, position: changeSet.position },
  };
}
