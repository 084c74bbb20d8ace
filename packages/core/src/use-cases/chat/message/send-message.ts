import { z } from "zod";
import { recordDecided } from "../../../attempt/moves/record-event.ts";
import { fittingExchanges } from "../../../chat/context-size.ts";
import { type EndingDeps, endExchange } from "../../../chat/exchange/end-exchange.ts";
import { endingOf, failedEnding } from "../../../chat/exchange/exchange-ending.ts";
import { listUnfolded } from "../../../chat/exchange/list-exchanges.ts";
import { recordProgress } from "../../../chat/exchange/record-progress.ts";
import { settleAbandoned } from "../../../chat/exchange/settle-abandoned.ts";
import { streamReply } from "../../../chat/exchange/stream-reply.ts";
import { conversationInput, loadConversation } from "../../../chat/load-conversation.ts";
import { requireRoom } from "../../../chat/require-room.ts";
import { questionFallback } from "../../../coach/question-fallback.ts";
import type { LoadedReference } from "../../../entities/chat/chat-reference.ts";
import type { Conversation } from "../../../entities/chat/conversation.ts";
import { type Exchange, exchangeSchema } from "../../../entities/chat/exchange.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { ChatAnswer, ChatSubject } from "../../../ports/coach/converse.ts";
import type { StreamSink } from "../../../ports/coach/stream.ts";
import type { Deps } from "../../../ports/deps.ts";
import { loadReferences } from "./load-references.ts";
import { loadSubject, type SubjectDeps } from "./load-subject.ts";

export const MAX_KEY_LENGTH = 200;

export const sendMessageInput = conversationInput.extend({
  message: requiredLearnerText("chatMessage"),
  /** Sent by auto-continue; counts towards its cap. */
  isAutomatic: z.boolean().default(false),
  /** The request's Idempotency-Key: the same key is the same exchange. */
  key: z.string().min(1).max(MAX_KEY_LENGTH).optional(),
});
export type SendMessage = z.infer<typeof sendMessageInput> & { retryOf?: string | undefined };

export const sentMessageSchema = z.object({ exchange: exchangeSchema });
export type SentMessage = z.infer<typeof sentMessageSchema>;

export type SendingDeps = SubjectDeps &
  EndingDeps &
  Pick<Deps, "coach" | "alarm" | "ownOrigins" | "workspaces">;

/**
 * The message is stored before the coach is asked, and the reply while it comes. A reader who leaves stops nothing: the
 * reply is there when they come back.
 */
export async function sendMessage(
  deps: SendingDeps,
  input: SendMessage,
  actor: Actor,
  sink?: StreamSink,
): Promise<SentMessage> {
  await settleAbandoned(deps);
  const conversation = await loadConversation(deps, input, actor);
  const { chat } = await deps.coachSettings.read();
  requireRoom(conversation, input, chat);
  const subject = await loadSubject(deps, conversation, actor);
  sink?.emit({ type: "progress", stage: "looking" });
  const references = await loadReferences(deps, subject, input.message);
  const begun = await deps.exchanges.begin({
    ...newExchange(conversation, input, references),
    id: deps.newId(),
    askedAt: deps.clock.now().toISOString(),
    key: input.key ?? deps.newId(),
    at: deps.clock.now(),
  });
  sink?.emit({ type: "begun", exchange: begun.exchange });
  if (!begun.isNew) return { exchange: begun.exchange };
  const labels = references.map(({ label }) => label);
  if (labels.length > 0) sink?.emit({ type: "progress", stage: "loaded", labels });
  const { exchange } = begun;
  const asked = await pointToExchange(deps, subject, exchange, actor);
  const answered = await answer(deps, { conversation, exchange, subject: asked, references }, sink);
  return { exchange: answered };
}

type Asked = {
  conversation: Conversation;
  exchange: Exchange;
  subject: ChatSubject;
  references: readonly LoadedReference[];
};

async function answer(
  deps: SendingDeps,
  { conversation, exchange, subject, references }: Asked,
  sink: StreamSink | undefined,
): Promise<Exchange> {
  const recording = recordProgress(deps, exchange.id, streamReply(sink));
  const unfolded = await listUnfolded(deps, conversation);
  const said = unfolded.filter(({ id }) => id !== exchange.retryOf);
  let answered: ChatAnswer | null = null;
  try {
    answered = await deps.coach.converse({
      subject,
      userId: conversation.userId,
      message: exchange.message,
      past: fittingExchanges(conversation, said),
      summary: conversation.summary,
      references,
      todos: conversation.todos,
      listener: {
        onProgress: (progress) => sink?.emit({ type: "progress", ...progress }),
        onRawText: recording.onRawText,
        storeRawText: recording.storeRawText,
        onReply: recording.onReply,
      },
    });
  } catch {
    // The built-in coach answers where a model fails, so this is a failure of ours.
  }
  await recording.end();
  const { chat } = await deps.coachSettings.read();
  const at = deps.clock.now().toISOString();
  const shownAt = recording.firstWordsAt() ?? at;
  const base = { ...exchange, finishedAt: at, firstWordsAt: shownAt };
  const ending = answered
    ? endingOf(base, answered, conversation.todos, chat.prices)
    : failedEnding(base, recording.shown(), questionFallback(subject));
  const ended = await endExchange(deps, { ...ending, rawText: recording.rawText() });
  return ended.exchange;
}

/** An attempt keeps a light event that points to the exchange. */
async function pointToExchange(
  deps: SendingDeps,
  subject: ChatSubject,
  { id: exchangeId, conversationId }: Exchange,
  actor: Actor,
): Promise<ChatSubject> {
  if (subject.kind !== "attempt") return subject;
  const event = { type: "exchange-begun", details: { conversationId, exchangeId } } as const;
  const attempt = await recordDecided(deps, subject.attempt, () => event, actor);
  return { ...subject, attempt };
}

function newExchange(
  { id: conversationId }: Conversation,
  { message, isAutomatic, retryOf }: Omit<SendMessage, "key">,
  references: readonly LoadedReference[],
): Omit<Exchange, "id" | "position" | "askedAt"> {
  return {
    conversationId,
    status: "pending",
    message,
    isAutomatic,
    retryOf: retryOf ?? null,
    references: references.map(({ kind, label }) => ({ kind, label })),
    reply: {},
    topic: null,
    answeredBy: null,
    isFallback: false,
    inputTokens: 0,
    outputTokens: 0,
    cost: 0,
    recovery: null,
    isAccepted: false,
    firstWordsAt: null,
    finishedAt: null,
  };
}
