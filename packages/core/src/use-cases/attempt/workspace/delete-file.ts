import type { z } from "zod";
import { changeFiles, type FilesDeps } from "../../../attempt/workspace/change-files.ts";
import { fileRefused } from "../../../attempt/workspace/file-refusals.ts";
import { requireOwnPath, requireVersion } from "../../../attempt/workspace/require-own-file.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { ownFileInput, savedFileSchema } from "./save-file.ts";

export const deleteFileInput = ownFileInput;
export type DeleteFile = z.infer<typeof deleteFileInput>;

export const deletedFileSchema = savedFileSchema.omit({ version: true });
export type DeletedFile = z.infer<typeof deletedFileSchema>;

/** The text stays in the history, from which a rewind brings it back. */
export async function deleteFile(
  deps: FilesDeps,
  { attemptId, path, version }: DeleteFile,
  actor: Actor,
): Promise<DeletedFile> {
  const { attempt, changeSet } = await changeFiles(
    deps,
    attemptId,
    ({ attempt: { language }, own, contents }) => {
      requireOwnPath(path, language);
      if (contents[path] === undefined) throw fileRefused("no-such-file", path);
      requireVersion(own, path, version);
      return { edits: [{ path, content: null }], source: "learner" };
    },
    actor,
  );
  return {
    path,
    attemptVersion: attempt.version,
    changeSet: changeSet && { id: changeSet.id, position: changeSet.position },
  };
}
