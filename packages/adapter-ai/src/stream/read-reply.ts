import {
  ModelFailure,
  type ModelName,
  type ModelReply,
  noTokens,
  type TextModel,
  type TextRequest,
} from "@foothold/core/coach";
import { isJson } from "@foothold/core/text";
import { brokenOff, explainFailure } from "./explain-failure.ts";
import { startLimits } from "./limits.ts";
import type { ReplyPart } from "./reply-part.ts";

/** Longer than any token of prose or code; a reply of more characters ignores its token limit. */
const LONGEST_TOKEN_CHARS = 32;

export type ReplySource = {
  name: ModelName;
  open(signal: AbortSignal): AsyncIterable<ReplyPart>;
};

type Heard = Pick<ModelReply, "text" | "usage"> & {
  ending?: Extract<ReplyPart, { type: "ending" }>;
};

/** Reads one streamed reply to its end, within its limits. */
export async function readReply(
  { name, open }: ReplySource,
  request: TextRequest,
  onText: Parameters<TextModel["reply"]>[1],
): Promise<ModelReply> {
  const limits = startLimits(request);
  const heard: Heard = { text: "", usage: noTokens };
  const parts = open(limits.signal)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const part = await nextPart();
      if (!part) break;
      if (part.type === "usage") heard.usage = part.usage;
      if (part.type === "ending") {
        heard.ending = part;
        limits.endingArrived();
      }
      if (part.type !== "text" || part.text === "") continue;
      limits.textArrived();
      heard.text += part.text;
      onText?.(part.text);
      if (heard.text.length > request.maxOutputTokens * LONGEST_TOKEN_CHARS) {
        throw truncated("The reply is far longer than was asked for.", heard);
      }
    }
  } finally {
    limits.close();
    // The stream may wait for bytes that never come, so it is told to end but not waited for.
    void parts.return?.().catch(() => {});
  }
  return { name, text: wholeText(heard, request), usage: heard.usage };

  async function nextPart(): Promise<ReplyPart | null> {
    try {
      if (limits.stop()) throw stopped();
      const step = await Promise.race([parts.next(), limits.stopped]);
      if (limits.stop() || "kind" in step) throw stopped();
      return step.done ? null : step.value;
    } catch (error) {
      // The provider had already said that the reply is complete.
      if (heard.ending && limits.stop()?.kind !== "cancelled") return null;
      throw explainFailure(limits.stop() ? stopped() : error, heard);
    }
  }

  function stopped(): ModelFailure {
    const { kind, message } = limits.stop() ?? { kind: "cancelled", message: "It was stopped." };
    return new ModelFailure(kind, message);
  }
}

function wholeText(heard: Heard, { schema }: TextRequest): string {
  const { text, usage, ending } = heard;
  if (!ending) throw brokenOff(heard);
  switch (ending.ending) {
    case "refused":
      throw new ModelFailure("refused", ending.detail, { partialText: text, usage });
    case "token-limit":
      throw truncated("The reply reached the token limit.", heard);
    case "broken-off":
      throw truncated(ending.detail, heard);
    case "whole":
      if (text.trim() === "") throw malformed("The reply is empty.", heard);
      if (schema && !isJson(text)) throw malformed("The reply is not JSON.", heard);
      return text;
  }
}

const truncated = (message: string, { text, usage }: Heard) =>
  new ModelFailure("truncated", message, { partialText: text, usage });

const malformed = (message: string, { text, usage }: Heard) =>
  new ModelFailure("malformed", message, { partialText: text, usage });
