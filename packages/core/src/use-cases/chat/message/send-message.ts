import { z } from "zod";
import { solutionPath } from "../../../attempt/history/solution-path.ts";
import { pointToExchange } from "../../../attempt/moves/point-to-exchange.ts";
import type { CheckingDeps } from "../../../attempt/proposals/check-proposal.ts";
import { judgedChange } from "../../../attempt/proposals/judged-change.ts";
import { proposeChanges, withheldChanges } from "../../../attempt/proposals/propose-changes.ts";
import { contentsOf } from "../../../attempt/workspace/workspace-of.ts";
import { fittingExchanges } from "../../../chat/context-size.ts";
import { beginExchange } from "../../../chat/exchange/begin-exchange.ts";
import { type EndingDeps, endExchange } from "../../../chat/exchange/end-exchange.ts";
import { endingOf, failedEnding } from "../../../chat/exchange/exchange-ending.ts";
import { listUnfolded } from "../../../chat/exchange/list-exchanges.ts";
import { recordProgress } from "../../../chat/exchange/record-progress.ts";
import { settleAbandoned } from "../../../chat/exchange/settle-abandoned.ts";
import { streamReply } from "../../../chat/exchange/stream-reply.ts";
import { conversationInput, loadConversation } from "../../../chat/load-conversation.ts";
import { requireWritable } from "../../../chat/require-writable.ts";
import { questionFallback } from "../../../coach/question-fallback.ts";
import type { FileContents } from "../../../entities/attempt/change-set.ts";
import type { LoadedReference } from "../../../entities/chat/chat-reference.ts";
import type { FileChange } from "../../../entities/chat/chat-reply.ts";
import type { Conversation } from "../../../entities/chat/conversation.ts";
import { type Exchange, exchangeSchema } from "../../../entities/chat/exchange.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { loadChatReferences } from "../../../learning/chat/load-chat-references.ts";
import { loadChatSubject, type SubjectDeps } from "../../../learning/chat/load-chat-subject.ts";
import type { ChatAnswer, ChatSubject } from "../../../ports/coach/converse.ts";
import type { StreamSink } from "../../../ports/coach/stream.ts";
import type { Deps } from "../../../ports/deps.ts";
import { answerWithPictures, type PictureDeps } from "../gallery/answer-with-pictures.ts";

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
  CheckingDeps &
  PictureDeps &
  Pick<Deps, "coach" | "alarm" | "ownOrigins" | "workspaces" | "settings">;

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
  const [{ chat }] = await Promise.all([deps.coachSettings.read(), settleAbandoned(deps)]);
  const conversation = await loadConversation(deps, input, actor);
  requireWritable(conversation, input, chat);
  const subject = await loadChatSubject(deps, conversation, actor);
  sink?.emit({ type: "progress", stage: "looking" });
  const references = await loadChatReferences(deps, subject, input.message);
  const begun = await beginExchange(deps, conversation, input, references);
  sink?.emit({ type: "begun", exchange: begun.exchange });
  if (!begun.isNew) return { exchange: begun.exchange };
  const labels = references.map(({ label }) => label);
  if (labels.length > 0) sink?.emit({ type: "progress", stage: "loaded", labels });
  const { exchange } = begun;
  // The learner waits for the first words meanwhile, so what does not depend on each other is read at once.
  const [pointed, unfolded, files] = await Promise.all([
    pointToExchange(deps, subject, exchange, actor),
    listUnfolded(deps, conversation),
    readFiles(deps, subject),
  ]);
  const asked = { conversation, exchange, subject: pointed, references, unfolded, files, actor };
  const answered = await answer(deps, asked, sink);
  return { exchange: answered };
}

type Asked = {
  conversation: Conversation;
  exchange: Exchange;
  subject: ChatSubject;
  references: readonly LoadedReference[];
  unfolded: readonly Exchange[];
  files: FileContents;
  actor: Actor;
};

async function answer(
  deps: SendingDeps,
  { conversation, exchange, subject, references, unfolded, files, actor }: Asked,
  sink: StreamSink | undefined,
): Promise<Exchange> {
  const recording = recordProgress(deps, exchange.id, streamReply(sink));
  const said = unfolded.filter(({ id }) => id !== exchange.retryOf);
  let answered: ChatAnswer | null = null;
  try {
    const asked = { exchange, subject, references, listener: recording };
    answered = await answerWithPictures(deps, asked, actor);
    answered ??= await deps.coach.converse({
      subject,
      userId: conversation.userId,
      message: exchange.message,
      past: fittingExchanges(conversation, said),
      summary: conversation.summary,
      references,
      todos: conversation.todos,
      ownFiles: ownFilesIn(files, subject),
      ...(subject.kind === "attempt" && {
        readChange: (change: FileChange) => judgedChange(change, subject),
      }),
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
  const proposed = answered && (await proposeChanges(deps, subject, answered, files));
  await recording.end();
  const { chat } = await deps.coachSettings.read();
  const at = deps.clock.now().toISOString();
  const shownAt = recording.firstWordsAt() ?? at;
  const base = { ...exchange, finishedAt: at, firstWordsAt: shownAt };
  const ending = answered
    ? endingOf(base, withheldChanges(answered, proposed), conversation.todos, chat.prices)
    : failedEnding(base, recording.shown(), questionFallback(subject));
  const ended = await endExchange(deps, {
    ...ending,
    exchange: { ...ending.exchange, proposals: proposed?.proposals ?? [] },
    bugs: [...ending.bugs, ...(proposed?.bugs ?? [])],
    rawText: recording.rawText(),
  });
  return ended.exchange;
}

/** The files as the coach reads them. Proposed changes are compared with these texts later. */
async function readFiles(
  { workspaces }: Pick<Deps, "workspaces">,
  subject: ChatSubject,
): Promise<FileContents> {
  if (subject.kind !== "attempt") return {};
  return contentsOf(subject.attempt, await workspaces.files(subject.attempt.id));
}

function ownFilesIn(files: FileContents, subject: ChatSubject) {
  if (subject.kind !== "attempt") return [];
  const { [solutionPath[subject.attempt.language]]: _, ...own } = files;
  return Object.entries(own).map(([path, content]) => ({ path, content }));
}
