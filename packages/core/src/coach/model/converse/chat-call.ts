import { CONTEXT_TOKENS, clampOutputTokens, estimateTokens } from "../../../chat/context-size.ts";
import { replyText } from "../../../chat/reply/reply-text.ts";
import type { ChatReply } from "../../../entities/chat/chat-reply.ts";
import { untouchedChatSetting } from "../../../entities/coach/chat-settings.ts";
import type { ModelMessage } from "../../../entities/coach/text-model.ts";
import type { ChatRequest, ChatSubject, PastExchange } from "../../../ports/coach/converse.ts";
import { pastMessage } from "../../../prompts/chat-prompts.ts";
import { problemBrief } from "../../../prompts/problem-brief.ts";
import { renderPrompt } from "../../../prompts/render-prompt.ts";
import { workBrief } from "../../../prompts/work-brief.ts";
import {
  type ModelCall,
  prepareModelCall,
  type StartedModelCoachOptions,
} from "../call/model-call.ts";

type AttemptSubject = Extract<ChatSubject, { kind: "attempt" }>;

/** What a model is asked in a conversation: the past as messages, then the message with all it refers to. */
export function prepareChatCall(
  deps: StartedModelCoachOptions,
  subject: AttemptSubject,
  { message, past, summary, references, todos }: ChatRequest,
  builtIn: ChatReply,
): ModelCall {
  const { problem, attempt, seen } = subject;
  const chat = deps.chat ?? untouchedChatSetting;
  const limited = { ...deps, wholeWithinMs: chat.replySeconds * 1000 };
  const prepared = prepareModelCall(limited, "converse", subject, {
    ...workBrief(attempt, seen),
    problem: problemBrief(problem, attempt.language),
    built_in: replyText(builtIn),
    learner_earlier: summary,
    learner_references: references.map(({ label, text }) => `${label}:\n${text}`).join("\n\n"),
    learner_todos: todos
      .map(({ text, completed }) => `[${completed ? "x" : " "}] ${text}`)
      .join("\n"),
    learner_message: message,
  });
  const messages = past.flatMap(toMessages);
  const told = [prepared.prompt.system, prepared.prompt.user, ...messages.map(({ text }) => text)];
  const used = told.reduce((sum, text) => sum + estimateTokens(text), 0);
  const context = CONTEXT_TOKENS[deps.models[0].name.provider];
  const maxOutputTokens = clampOutputTokens(chat.maxOutputTokens, context, used);
  return { ...prepared, past: messages, maxOutputTokens };
}

function toMessages({ message, reply }: PastExchange): ModelMessage[] {
  const { user } = renderPrompt(pastMessage, { learner_message: message });
  return [
    { role: "user", text: user },
    { role: "assistant", text: JSON.stringify(reply) },
  ];
}
