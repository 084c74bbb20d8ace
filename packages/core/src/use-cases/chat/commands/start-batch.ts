import { z } from "zod";
import { newCommand, withInserted } from "../../../chat/commands/batch-after.ts";
import { type BatchAnswer, batchView } from "../../../chat/commands/batch-view.ts";
import { type BatchDeps, changeBatch, notNext } from "../../../chat/commands/change-batch.ts";
import { exchangeInput, loadExchange } from "../../../chat/load-conversation.ts";
import { conversationClosed } from "../../../chat/refusals.ts";
import type { CommandBatch } from "../../../entities/chat/command-batch.ts";
import { MAX_BATCH_COMMANDS } from "../../../entities/chat/command-limits.ts";
import type { Exchange } from "../../../entities/chat/exchange.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { defaultSettings, runsCommandsItself } from "../../../entities/people/settings.ts";
import { AppError } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { stopOpenBatch } from "./stop-batch.ts";

/** Positions in the reply's list of commands, from 0. */
export const startBatchInput = exchangeInput.extend({
  places: z.array(z.number().int().min(0).max(100)).min(1).max(MAX_BATCH_COMMANDS),
  /** True when nobody clicked. Such commands count towards the limit together with those before them. */
  isAutomatic: z.boolean().default(false),
});
export type StartBatch = z.infer<typeof startBatchInput>;

/**
 * Starts a batch with commands of a reply. If the reply answers a paused batch, they are inserted there as the next
 * ones instead.
 */
export async function startBatch(
  deps: BatchDeps & Pick<Deps, "exchanges" | "settings" | "newId">,
  { places, isAutomatic, ...input }: StartBatch,
  actor: Actor,
): Promise<BatchAnswer> {
  const { conversation, exchange } = await loadExchange(deps, input, actor);
  if (conversation.isClosed) throw conversationClosed();
  if (conversation.unitType !== "SolveProblem") {
    throw new AppError("invalid-input", "Commands run in attempts, which have files.");
  }
  const settings = (await deps.settings.find(actor.userId)) ?? defaultSettings;
  if (isAutomatic && !runsCommandsItself(settings)) throw needsClick();
  const commands = places.map((place) => commandAt(exchange, place));
  const latest = await deps.commandBatches.latest(conversation.id);
  const answered = latest?.commands.findLastIndex(({ exchangeId }) => exchangeId === exchange.id);
  const isAnswer = latest !== null && answered !== undefined && answered >= 0;
  if (isAnswer && latest.status === "paused") {
    const { conversationId } = input;
    const insert = (present: CommandBatch): CommandBatch => {
      const inserted = withInserted(present, answered, commands);
      if (inserted.leftOut > 0) throw tooMany();
      return { ...inserted.batch, status: "running" };
    };
    const batch = await changeBatch(deps, { conversationId, batchId: latest.id }, insert, actor);
    return { batch: batchView(batch) };
  }
  const chained = isAnswer && isAutomatic ? latest.chained + latest.commands.length : 0;
  if (chained + commands.length > MAX_BATCH_COMMANDS) throw tooMany();
  if (latest) await stopOpenBatch(deps, latest, actor);
  const batch = newBatch({ id: deps.newId(), exchange, commands, chained }, deps.clock.now());
  await deps.commandBatches.create(batch);
  return { batch: batchView(batch) };
}

function commandAt({ id: exchangeId, reply, finishedAt }: Exchange, place: number) {
  const found = reply.commands?.[place];
  if (!found || finishedAt === null) {
    throw new AppError("not-found", `This reply has no command ${place + 1}.`);
  }
  const { command, description = null } = found;
  return newCommand(command, { description, proposedBy: { exchangeId, place } });
}

const needsClick = () => notNext("Your settings say that commands run when you start them.");

const tooMany = () =>
  notNext(`At most ${MAX_BATCH_COMMANDS} commands run one after the other. Run the next by hand.`);

type Given = Pick<CommandBatch, "id" | "commands" | "chained"> & { exchange: Exchange };

function newBatch({ id, exchange, commands, chained }: Given, now: Date): CommandBatch {
  const at = now.toISOString();
  return {
    id,
    conversationId: exchange.conversationId,
    exchangeId: exchange.id,
    status: "running",
    commands,
    chained,
    verdict: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}
