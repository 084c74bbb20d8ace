import { BUILT_IN_CONTEXT_TOKENS } from "../../chat/context-size.ts";
import type { ChatAnswer } from "../../ports/coach/converse.ts";

/** What every answer of the built-in coach has in common: no model was asked, and nothing was paid. */
export const builtInAnswer = {
  answeredBy: null,
  spent: [],
  contextTokens: BUILT_IN_CONTEXT_TOKENS,
  verdict: null,
  recovery: null,
  bugs: [],
  isFallback: false,
} as const satisfies Omit<ChatAnswer, "reply" | "topic">;
