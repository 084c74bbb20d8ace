import type { z } from "zod";
import { batchAfterVerdict, isWaiting, withCommand } from "../../../chat/commands/batch-after.ts";
import { batchAnswerSchema, batchView } from "../../../chat/commands/batch-view.ts";
import {
  type BatchDeps,
  batchInput,
  changeBatch,
  commandPlace,
  loadBatch,
  notNext,
} from "../../../chat/commands/change-batch.ts";
import { reportText } from "../../../chat/commands/command-report.ts";
import { readVerdict } from "../../../chat/commands/read-verdict.ts";
import { stillAnswering } from "../../../chat/refusals.ts";
import type { CommandBatch, StoredCommand } from "../../../entities/chat/command-batch.ts";
import { type Exchange, exchangeSchema } from "../../../entities/chat/exchange.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { StreamSink } from "../../../ports/coach/stream.ts";
import { type SendingDeps, sendMessage } from "../message/send-message.ts";

export const superviseBatchInput = batchInput.extend({ place: commandPlace });
export type SuperviseBatch = z.infer<typeof superviseBatchInput>;

export const supervisedBatchSchema = batchAnswerSchema.extend({
  /** Null if the coach need not be asked. */
  exchange: exchangeSchema.nullable(),
});
export type SupervisedBatch = z.infer<typeof supervisedBatchSchema>;

/**
 * Tells the coach how a command ended, as an exchange, and follows its verdict: go on, pause, or run another command
 * first. After a success the built-in coach goes on without an exchange. Each command is told once, however often this is called.
 */
export async function superviseBatch(
  deps: BatchDeps & SendingDeps,
  { place, ...input }: SuperviseBatch,
  actor: Actor,
  sink?: StreamSink,
): Promise<SupervisedBatch> {
  const { batch } = await loadBatch(deps, input, actor);
  const command = batch.commands[place];
  if (command?.exitCode === null || command?.exitCode === undefined) {
    throw notNext("This command has not run yet.");
  }
  if (command.isTold) return { batch: batchView(batch), exchange: null };
  const settings = await deps.settings.find(actor.userId);
  const isBuiltIn = (settings?.coachProvider ?? "built-in") === "built-in";
  if (isBuiltIn && goesOnWithoutWords(batch, command)) {
    const goOn = { decision: "continue", why: "" } as const;
    const next = await change((present) => batchAfterVerdict(present, place, goOn));
    return { batch: batchView(next), exchange: null };
  }
  const { conversationId, batchId } = input;
  const message = reportText(batch, place);
  const key = `command ${batchId} ${place} ${command.runKey}`;
  const sent = { conversationId, message, isAutomatic: false, key };
  const { exchange } = await sendMessage(deps, sent, actor, sink);
  if (exchange.finishedAt === null) throw stillAnswering(exchange.id);
  if (repeatsNext(batch, exchange)) await deps.exchanges.settleCommand(exchange.id, 0);
  const told = await change((present) => {
    const marked = withCommand(present, place, { exchangeId: exchange.id });
    const remaining = present.commands.filter(isWaiting).map((each) => each.command);
    const verdict =
      exchange.status === "failed"
        ? ({ decision: "stop", why: LOST_ANSWER } as const)
        : readVerdict(exchange.reply, remaining);
    // Commands that the coach proposes after a single command get buttons of their own.
    const isAlone = present.commands.length === 1;
    return batchAfterVerdict(marked, place, isAlone ? { ...verdict, decision: "stop" } : verdict);
  });
  return { batch: batchView(told), exchange };

  function change(decide: (present: CommandBatch) => CommandBatch): Promise<CommandBatch> {
    const once = (present: CommandBatch) =>
      present.commands[place]?.isTold ? present : decide(present);
    return changeBatch(deps, input, once, actor);
  }
}

const LOST_ANSWER = "The coach's answer was lost. What has run stays as it is.";

/** Whether the reply names the command that comes next anyway, which then runs once. */
const repeatsNext = ({ commands }: CommandBatch, { reply }: Exchange): boolean =>
  reply.commands?.[0]?.command.trim() === commands.find(isWaiting)?.command;

const goesOnWithoutWords = ({ commands }: CommandBatch, { state }: StoredCommand): boolean =>
  state === "succeeded" && commands.some(isWaiting);
