import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { workspaceOf } from "../../../attempt/workspace/workspace-of.ts";
import { workspaceFileSchema } from "../../../entities/attempt/workspace.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const listFilesInput = attemptInput.pick({ attemptId: true });
export type ListFiles = z.infer<typeof listFilesInput>;

export const listedFilesSchema = z.object({
  /** The attempt's. */
  version: z.number().int(),
  /** The solution first; it is saved with the attempt's version. */
  files: z.array(workspaceFileSchema),
});
export type ListedFiles = z.infer<typeof listedFilesSchema>;

export async function listFiles(
  deps: Pick<Deps, "attempts" | "workspaces">,
  input: ListFiles,
  actor: Actor,
): Promise<ListedFiles> {
  const attempt = await loadAttempt(deps, input, actor);
  const own = await deps.workspaces.files(attempt.id);
  return { version: attempt.version, files: workspaceOf(attempt, own) };
}
