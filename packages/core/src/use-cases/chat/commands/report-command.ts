import { z } from "zod";
import type { FilesDeps } from "../../../attempt/workspace/change-files.ts";
import { settleChanges } from "../../../attempt/workspace/settle-changes.ts";
import { withCommand } from "../../../chat/commands/batch-after.ts";
import { batchAnswerSchema, batchView } from "../../../chat/commands/batch-view.ts";
import {
  type BatchDeps,
  batchInput,
  changeBatch,
  commandPlace,
  notNext,
  runKey,
  settleCommand,
} from "../../../chat/commands/change-batch.ts";
import { loadConversation } from "../../../chat/load-conversation.ts";
import { KEPT_OUTPUT_BYTES } from "../../../entities/chat/command-limits.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { cutOutput } from "../../../text/cut-output.ts";
import { plainOutput } from "../../../text/plain-output.ts";
import { listedFilesSchema, listFiles } from "../../attempt/workspace/list-files.ts";
import { commandChangesShape } from "../../attempt/workspace/save-command-changes.ts";

export const reportCommandInput = batchInput.extend({
  place: commandPlace,
  runKey,
  exitCode: z.number().int().min(0).max(255),
  /** The beginning of the output; of the rest only the size is stored. */
  output: z.string().max(4 * KEPT_OUTPUT_BYTES),
  outputBytes: z.number().int().min(0),
  changes: commandChangesShape,
});
export type ReportCommand = z.infer<typeof reportCommandInput>;

export const reportedCommandSchema = batchAnswerSchema.extend({
  /** The files after the command, if it changed some. */
  files: listedFilesSchema.nullable(),
});
export type ReportedCommand = z.infer<typeof reportedCommandSchema>;

/**
 * Stores how a command ended, and then what it changed: in this order, so that a command that has run is never run
 * again. The same report sent twice changes nothing more.
 */
export async function reportCommand(
  deps: BatchDeps & FilesDeps & Pick<Deps, "exchanges">,
  { place, runKey, exitCode, outputBytes, changes, ...input }: ReportCommand,
  actor: Actor,
): Promise<ReportedCommand> {
  const output = cutOutput(plainOutput(input.output), KEPT_OUTPUT_BYTES).text;
  const reported = await changeBatch(
    deps,
    input,
    (present) => {
      const command = present.commands[place];
      if (command?.runKey !== runKey) throw notNext("This command was begun again elsewhere.");
      if (command.state !== "running") return present;
      const state = exitCode === 0 ? "succeeded" : "failed";
      const ended = { state, exitCode, output, outputBytes, unsaved: changes } as const;
      return withCommand(present, place, ended);
    },
    actor,
  );
  await settleCommand(deps, reported, place);
  const batch = await settleChanges(deps, input, actor);
  if (changes.length === 0) return { batch: batchView(batch), files: null };
  const { unitId: attemptId } = await loadConversation(deps, input, actor);
  return { batch: batchView(batch), files: await listFiles(deps, { attemptId }, actor) };
}
