import { chatFields } from "../../../entities/chat/chat-reply.ts";
import type { ReadReply } from "../../../ports/coach/converse.ts";
import { readChatReply } from "../../reply/chat/read-chat-reply.ts";
import type { ModelCall } from "../call/model-call.ts";

/** In characters. A reply up to this length is read in a millisecond, a longer one where it holds up nobody. */
export const LONG_REPLY = 8_000;

/** What a reply surely says; nothing where reading it takes too long. */
export async function readReply({ deps, context }: ModelCall, text: string): Promise<ReadReply> {
  if (text.length <= LONG_REPLY || !deps.readLongReply) return readChatReply(text);
  return deps.readLongReply(text, context.attempt.userId).catch((error: unknown) => {
    deps.onCaught?.(error);
    return {
      reply: {},
      recovery: { missing: [...chatFields], shortened: [], truncated: false },
      bugs: [],
    };
  });
}
