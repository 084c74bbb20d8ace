import { BUILT_IN_CONTEXT_TOKENS } from "../../chat/context-size.ts";
import { emptyReply } from "../../entities/chat/chat-reply.ts";
import type { ChatAnswer } from "../../ports/coach/converse.ts";

export const unavailableWords: Record<"not-configured" | "not-allowed", string> = {
  "not-configured": "No model that paints pictures is set up here.",
  "not-allowed": "An admin has switched off pictures by models.",
};

const OFFLINE =
  "What I can draw without one are the values of this problem and what your program does with them.";

/** The answer to a request for pictures that are not drawn: why, and what can be drawn instead. */
export function noPictures(why: string): ChatAnswer {
  return {
    reply: {
      ...emptyReply,
      summary: `${why} ${OFFLINE}`,
      nextSteps: [{ html: "Draw example 1", inputText: "draw example 1" }],
    },
    topic: null,
    answeredBy: null,
    spent: [],
    contextTokens: BUILT_IN_CONTEXT_TOKENS,
    verdict: null,
    recovery: null,
    bugs: [],
    isFallback: false,
  };
}
