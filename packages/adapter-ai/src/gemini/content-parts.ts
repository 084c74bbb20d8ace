import type { GenerateContentResponse } from "@google/genai";
import type { Ending, ReplyPart } from "../stream/reply-part.ts";

/** Any other reason means that the reply was broken off. */
const endings: Record<string, Ending> = {
  STOP: "whole",
  MAX_TOKENS: "token-limit",
  SAFETY: "refused",
  RECITATION: "refused",
  LANGUAGE: "refused",
  BLOCKLIST: "refused",
  PROHIBITED_CONTENT: "refused",
  SPII: "refused",
};

/** Does not use the chunk's `text` getter, which warns about every part that is not text. */
export function* contentParts(chunk: GenerateContentResponse): Generator<ReplyPart> {
  const candidate = chunk.candidates?.[0];
  for (const part of candidate?.content?.parts ?? []) {
    if (!part.thought && typeof part.text === "string") yield { type: "text", text: part.text };
  }
  const usage = chunk.usageMetadata;
  if (usage) {
    const outputTokens = (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0);
    yield { type: "usage", usage: { inputTokens: usage.promptTokenCount ?? 0, outputTokens } };
  }
  const blocked = chunk.promptFeedback?.blockReason;
  if (blocked) {
    yield { type: "ending", ending: "refused", detail: `The prompt was blocked: ${blocked}.` };
  }
  const reason = candidate?.finishReason;
  if (reason && reason !== "FINISH_REASON_UNSPECIFIED") {
    const ending = endings[reason] ?? "broken-off";
    yield { type: "ending", ending, detail: `The reply ended with ${reason}.` };
  }
}
