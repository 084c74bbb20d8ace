import type { TextModel, TextRequest } from "@foothold/core/coach";
import { readReply } from "./read-reply.ts";
import type { ReplyPart } from "./reply-part.ts";

type Vendor = Pick<TextModel, "name" | "contextTokens"> & {
  open(request: TextRequest, signal: AbortSignal): AsyncIterable<ReplyPart>;
};

/** A model whose replies come as a stream that `open` begins. */
export function streamedModel({ name, contextTokens, open }: Vendor): TextModel {
  return {
    name,
    contextTokens,
    reply: (request, onText) =>
      readReply({ name, open: (signal) => open(request, signal) }, request, onText),
  };
}
