import { emptyReply } from "../../entities/chat/chat-reply.ts";
import type { ChatAnswer } from "../../ports/coach/converse.ts";
import { builtInAnswer } from "../authored/built-in-answer.ts";
import type { NoPictureReason } from "./picture-source.ts";

export const unavailableWords: Record<NoPictureReason, string> = {
  "not-configured": "No model that paints pictures is set up here.",
  "not-allowed": "An admin has switched off pictures by models.",
  "built-in-coach":
    "You have the built-in coach, which sends nothing to anybody, so no model paints for you. Another coach can be chosen in the settings.",
};

const OFFLINE =
  "What I can draw without one are the values of this problem and what your program does with them.";

/** The answer to a request for pictures that are not drawn: why, and what can be drawn instead. */
export function noPictures(why: string): ChatAnswer {
  return {
    ...builtInAnswer,
    reply: {
      ...emptyReply,
      summary: `${why} ${OFFLINE}`,
      nextSteps: [{ html: "Draw example 1", inputText: "draw example 1" }],
    },
    topic: null,
  };
}
