import type { z } from "zod";
import { batchAfterSkip } from "../../../chat/commands/batch-after.ts";
import { type BatchAnswer, batchView } from "../../../chat/commands/batch-view.ts";
import {
  type BatchDeps,
  batchInput,
  changeBatch,
  commandPlace,
  notNext,
  settleCommand,
} from "../../../chat/commands/change-batch.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const skipCommandInput = batchInput.extend({ place: commandPlace });
export type SkipCommand = z.infer<typeof skipCommandInput>;

/** Skips a command that the learner does not want to run; the batch goes on with the next. */
export async function skipCommand(
  deps: BatchDeps & Pick<Deps, "exchanges">,
  { place, ...input }: SkipCommand,
  actor: Actor,
): Promise<BatchAnswer> {
  const batch = await changeBatch(
    deps,
    input,
    (present) => {
      const state = present.commands[place]?.state;
      if (state === "skipped") return present;
      if (state !== "waiting") throw notNext("Only a command that waits can be skipped.");
      return batchAfterSkip(present, place);
    },
    actor,
  );
  await settleCommand(deps, batch, place);
  return { batch: batchView(batch) };
}
