import { z } from "zod";

/** Of one attempt, with the solution. */
export const MAX_WORKSPACE_FILES = 20;
export const MAX_WORKSPACE_BYTES = 256 * 1024;
export const MAX_FILE_PATH_LENGTH = 80;

/** `solution` is judged; the others are the learner's own. */
export const fileKindSchema = z.enum(["solution", "notes", "tests", "test-file", "scratch"]);
export type FileKind = z.infer<typeof fileKindSchema>;

/** A file of the learner's own. The solution is the attempt's `code`. */
export const ownFileSchema = z.object({
  path: z.string().min(1),
  content: z.string(),
  /** The attempt's version that the content was last written with. A save names the one it builds on. */
  version: z.number().int().min(1),
});
export type OwnFile = z.infer<typeof ownFileSchema>;

export const workspaceFileSchema = ownFileSchema.extend({ kind: fileKindSchema });
export type WorkspaceFile = z.infer<typeof workspaceFileSchema>;

/** null content: the file is deleted. */
export type FileEdit = { path: string; content: string | null };
