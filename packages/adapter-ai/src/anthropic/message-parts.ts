import type { MessageStreamEvent } from "@anthropic-ai/sdk/resources/messages";
import type { Ending, ReplyPart } from "../stream/reply-part.ts";

/** Any other reason means that the reply was broken off. */
const endings: Record<string, Ending> = {
  end_turn: "whole",
  stop_sequence: "whole",
  max_tokens: "token-limit",
  model_context_window_exceeded: "token-limit",
  refusal: "refused",
};

/** Reads the events of one reply; the tokens of the prompt come first, those of the reply last. */
export function messageParts(): (event: MessageStreamEvent) => Generator<ReplyPart> {
  let inputTokens = 0;
  return function* parts(event) {
    if (event.type === "message_start") {
      const { usage } = event.message;
      inputTokens = usage.input_tokens;
      yield { type: "usage", usage: { inputTokens, outputTokens: usage.output_tokens } };
    }
    if (event.type === "content_block_delta" && event.delta.type === "text_delta") {
      yield { type: "text", text: event.delta.text };
    }
    if (event.type !== "message_delta") return;
    yield { type: "usage", usage: { inputTokens, outputTokens: event.usage.output_tokens } };
    const reason = event.delta.stop_reason;
    if (!reason) return;
    const ending = endings[reason] ?? "broken-off";
    yield { type: "ending", ending, detail: `The reply ended with ${reason}.` };
  };
}
