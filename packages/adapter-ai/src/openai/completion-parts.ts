import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import type { Ending, ReplyPart } from "../stream/reply-part.ts";
import type { ThinkTags } from "../stream/think-tags.ts";

/** Any other reason means that the reply was broken off. */
const endings: Record<string, Ending> = {
  stop: "whole",
  length: "token-limit",
  content_filter: "refused",
};

export function* completionParts(
  chunk: ChatCompletionChunk,
  tags: ThinkTags,
): Generator<ReplyPart> {
  const choice = chunk.choices?.[0];
  const text = tags.take(choice?.delta?.content ?? "");
  if (text) yield { type: "text", text };
  if (chunk.usage) {
    const { prompt_tokens = 0, completion_tokens = 0 } = chunk.usage;
    yield { type: "usage", usage: { inputTokens: prompt_tokens, outputTokens: completion_tokens } };
  }
  if (choice?.delta?.refusal) {
    yield { type: "ending", ending: "refused", detail: choice.delta.refusal };
  } else if (choice?.finish_reason) {
    yield { type: "text", text: tags.rest() };
    const reason = choice.finish_reason;
    const ending = endings[reason] ?? "broken-off";
    yield { type: "ending", ending, detail: `The reply ended with ${reason}.` };
  }
}
