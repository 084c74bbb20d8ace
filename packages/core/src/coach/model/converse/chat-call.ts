import {
  clampOutputTokens,
  estimateTokens,
  LEAST_OUTPUT_TOKENS,
} from "../../../chat/context-size.ts";
import { inWords, replyText } from "../../../chat/reply/reply-text.ts";
import type { ChatReply } from "../../../entities/chat/chat-reply.ts";
import { untouchedChatSetting } from "../../../entities/coach/chat-settings.ts";
import type { ModelMessage } from "../../../entities/coach/text-model.ts";
import type { CoachCall } from "../../../ports/coach/coach-replies.ts";
import type {
  ChatRequest,
  ChatSubject,
  PastExchange,
  Specialist,
} from "../../../ports/coach/converse.ts";
import { pastMessage } from "../../../prompts/chat-prompts.ts";
import { problemBrief } from "../../../prompts/problem-brief.ts";
import { renderPrompt } from "../../../prompts/render-prompt.ts";
import { workBrief } from "../../../prompts/work-brief.ts";
import {
  type ModelCall,
  prepareModelCall,
  type StartedModelCoachOptions,
} from "../call/model-call.ts";

/** Work in the background may take longer, because nobody waits for its first words. */
export const backgroundLimits = { firstTextWithinMs: 60_000, wholeWithinMs: 120_000 };

const specialistCalls: Record<Specialist, CoachCall> = {
  simple: "converse",
  pictures: "picture-prompts",
  hard: "converse",
  review: "review",
  plan: "plan-request",
};

type AttemptSubject = Extract<ChatSubject, { kind: "attempt" }>;

/** What a model is asked in a conversation: the past as messages, then the message with all it refers to. */
export function prepareChatCall(
  deps: StartedModelCoachOptions,
  subject: AttemptSubject,
  { message, past, summary, references, todos, ownFiles = [], specialist }: ChatRequest,
  builtIn: ChatReply,
): ModelCall {
  const { problem, attempt } = subject;
  const chat = deps.chat ?? untouchedChatSetting;
  const limits = specialist ? backgroundLimits : { wholeWithinMs: chat.replySeconds * 1000 };
  const call = specialist ? specialistCalls[specialist] : "converse";
  const prepared = prepareModelCall({ ...deps, ...limits }, call, subject, {
    ...workBrief(subject),
    problem: problemBrief(problem, attempt.language),
    built_in: replyText(builtIn),
    learner_earlier: summary,
    learner_files: filesBrief(ownFiles),
    learner_references: references.map(({ label, text }) => `${label}:\n${text}`).join("\n\n"),
    learner_todos: todos
      .map(({ text, completed }) => `[${completed ? "x" : " "}] ${text}`)
      .join("\n"),
    learner_message: message,
  });
  const { contextTokens } = deps.models[0];
  const { system, user } = prepared.prompt;
  const asked = estimateTokens(system) + estimateTokens(user);
  const reserved = Math.min(chat.maxOutputTokens, Math.floor(contextTokens / REPLY_SHARE));
  const { messages, tokens } = fitMessages(past, contextTokens - asked - reserved);
  const maxOutputTokens = clampOutputTokens(
    chat.maxOutputTokens,
    contextTokens,
    Math.min(asked + tokens, contextTokens - LEAST_OUTPUT_TOKENS),
  );
  return { ...prepared, past: messages, maxOutputTokens };
}

/** How many characters of one file, and of all files together, are sent to the model. */
const MAX_FILE_BRIEF = 4_000;
const MAX_FILES_BRIEF = 12_000;

function filesBrief(files: NonNullable<ChatRequest["ownFiles"]>): string {
  const texts = files.map(({ path, content }) =>
    content.length > MAX_FILE_BRIEF
      ? `${path}: (${content.length} characters, left out)`
      : `${path}:\n${content}`,
  );
  const all = texts.join("\n\n");
  return all.length <= MAX_FILES_BRIEF ? all : files.map(({ path }) => path).join("\n");
}

/** This part of a model's context is kept free for the reply. */
const REPLY_SHARE = 4;

/** The last of the past exchanges that fit. The conversation may have been with a coach of a larger context before. */
function fitMessages(past: readonly PastExchange[], room: number) {
  const messages: ModelMessage[] = [];
  let tokens = 0;
  for (const pair of past.toReversed().map(toMessages)) {
    const more = pair.reduce((sum, { text }) => sum + estimateTokens(text), 0);
    if (tokens + more > room) break;
    tokens += more;
    messages.unshift(...pair);
  }
  return { messages, tokens };
}

function toMessages({
  message,
  reply: { generatedImages: _, ...reply },
}: PastExchange): ModelMessage[] {
  const { user } = renderPrompt(pastMessage, { learner_message: message });
  return [
    { role: "user", text: user },
    { role: "assistant", text: JSON.stringify(inWords(reply)) },
  ];
}
