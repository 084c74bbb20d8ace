import { z } from "zod";
import type { FilesDeps } from "../../../attempt/workspace/change-files.ts";
import { settleChanges } from "../../../attempt/workspace/settle-changes.ts";
import { isWaiting, withCommand } from "../../../chat/commands/batch-after.ts";
import { type BatchAnswer, batchView } from "../../../chat/commands/batch-view.ts";
import {
  type BatchDeps,
  batchInput,
  changeBatch,
  commandPlace,
  notNext,
  runKey,
} from "../../../chat/commands/change-batch.ts";
import type { Actor } from "../../../entities/people/person.ts";

export const beginCommandInput = batchInput.extend({
  place: commandPlace,
  runKey,
  /** True when the learner resumes in this tab what another tab began. The other tab's report is then ignored. */
  takesOver: z.boolean().default(false),
});
export type BeginCommand = z.infer<typeof beginCommandInput>;

/** Called by a tab before it runs a command. Two tabs never begin the same one. */
export async function beginCommand(
  deps: BatchDeps & FilesDeps,
  { place, runKey, takesOver, ...input }: BeginCommand,
  actor: Actor,
): Promise<BatchAnswer> {
  await settleChanges(deps, input, actor);
  const batch = await changeBatch(
    deps,
    input,
    (present) => {
      const running = present.commands.findIndex(({ state }) => state === "running");
      const isInterrupted = takesOver && running === place;
      const next = present.commands.findIndex(isWaiting);
      if (!isInterrupted && (running >= 0 || next !== place)) {
        throw notNext("Another command is next, or one is running in another tab.");
      }
      return { ...withCommand(present, place, { state: "running", runKey }), status: "running" };
    },
    actor,
  );
  return { batch: batchView(batch) };
}
