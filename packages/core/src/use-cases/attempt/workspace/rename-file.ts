import type { z } from "zod";
import { changeFiles, type FilesDeps } from "../../../attempt/workspace/change-files.ts";
import { fileRefused } from "../../../attempt/workspace/file-refusals.ts";
import { requireOwnPath, requireVersion } from "../../../attempt/workspace/require-own-file.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { filePathSchema, ownFileInput, type SavedFile, savedFile } from "./save-file.ts";

export const renameFileInput = ownFileInput.extend({ to: filePathSchema });
export type RenameFile = z.infer<typeof renameFileInput>;

/** The text stays; what it was before stands in the history under the old name. */
export async function renameFile(
  deps: FilesDeps,
  { attemptId, path, to, version }: RenameFile,
  actor: Actor,
): Promise<SavedFile> {
  const changed = await changeFiles(
    deps,
    attemptId,
    ({ attempt: { language }, own, contents }) => {
      requireOwnPath(path, language);
      requireOwnPath(to, language, "to");
      const content = contents[path];
      if (content === undefined) throw fileRefused("no-such-file", path);
      requireVersion(own, path, version);
      if (to !== path && contents[to] !== undefined) throw fileRefused("exists", to, "to");
      const edits = [
        { path, content: null },
        { path: to, content },
      ];
      return { edits, source: "learner" };
    },
    actor,
  );
  return savedFile(to, version, changed);
}
