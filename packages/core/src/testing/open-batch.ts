import { emptyReply } from "../entities/chat/chat-reply.ts";
import type { CommandChange } from "../entities/chat/command-batch.ts";
import { defaultSettings, type Settings } from "../entities/people/settings.ts";
import { beginCommand } from "../use-cases/chat/commands/begin-command.ts";
import { reportCommand } from "../use-cases/chat/commands/report-command.ts";
import { startBatch } from "../use-cases/chat/commands/start-batch.ts";
import { superviseBatch } from "../use-cases/chat/commands/supervise-batch.ts";
import { sendMessage } from "../use-cases/chat/message/send-message.ts";
import { startConversation } from "../use-cases/chat/start-conversation.ts";
import { atStep } from "./attempt-tests.ts";
import { memoryDeps } from "./memory/deps.ts";

type Reply = { summary: string; commands?: string[] };

/** A conversation in which the coach has proposed commands. `says` decides its next replies. */
export async function openBatch(commands = ["test 1", "test 2", "test 3"]) {
  const deps = memoryDeps();
  const at = await atStep("IMPLEMENT", { deps });
  const { actor, attemptId } = at;
  const unit = { unitType: "SolveProblem", unitId: attemptId } as const;
  const { id: conversationId } = await startConversation(deps, unit, actor);
  const messages: string[] = [];
  const { converse } = deps.coach;
  let next: Reply = { summary: "Run these.", commands };
  deps.coach.converse = async (request) => {
    messages.push(request.message);
    const reply = {
      ...emptyReply,
      summary: next.summary,
      commands: (next.commands ?? []).map((command) => ({ command })),
    };
    return { ...(await converse(request)), reply };
  };
  const sent = { conversationId, message: "Why?", isAutomatic: false };
  const { exchange } = await sendMessage(deps, sent, actor);
  messages.length = 0;
  const start = (places: number[], given: { exchangeId?: string; isAutomatic?: boolean } = {}) =>
    startBatch(
      deps,
      { conversationId, exchangeId: exchange.id, places, isAutomatic: false, ...given },
      actor,
    );
  const { batch } = await start(commands.map((_command, place) => place));
  const input = { conversationId, batchId: batch.id };
  const begin = (place: number, runKey = "tab", takesOver = false) =>
    beginCommand(deps, { ...input, place, runKey, takesOver }, actor);
  const report = (place: number, exitCode = 0, changes: CommandChange[] = [], runKey = "tab") =>
    reportCommand(
      deps,
      { ...input, place, runKey, exitCode, output: "out\n", outputBytes: 4, changes },
      actor,
    );
  const supervise = (place: number) => superviseBatch(deps, { ...input, place }, actor);
  async function run(place: number, exitCode = 0, changes: CommandChange[] = []) {
    await begin(place);
    await report(place, exitCode, changes);
    return (await supervise(place)).batch;
  }
  async function withSettings(given: Partial<Settings>) {
    await deps.addPerson({ id: actor.userId });
    await deps.settings.save(actor.userId, { ...defaultSettings, name: "Ada", ...given });
  }
  return {
    ...{ ...at, deps, conversationId, exchange, input, messages },
    ...{ start, begin, report, supervise, run },
    says: (reply: Reply) => {
      next = reply;
    },
    withModel: () => withSettings({ coachProvider: "gemini" }),
    withSettings,
    statesOf: async () =>
      (await deps.commandBatches.find(input.batchId))?.commands.map(({ state }) => state),
  };
}
