import type { ModelFailureKind, ModelProvider } from "@foothold/core/coach";
import type { Fault } from "./behaviour.ts";

export type Outcome = ModelFailureKind | "replies";

const both = (outcome: Outcome) => ({ gemini: outcome, ollama: outcome });

/** What each fault comes to at the port. What a reply says is judged behind it. */
export const expectedOutcomes: Record<Fault, Record<ModelProvider, Outcome>> = {
  none: both("replies"),
  "rate-limit": both("rate-limited"),
  "server-error": both("unavailable"),
  overloaded: both("unavailable"),
  "overloaded-mid-stream": both("unavailable"),
  "hang-before-headers": both("timed-out"),
  "hang-mid-stream": both("timed-out"),
  cut: both("truncated"),
  "no-ending": both("truncated"),
  "invalid-json": both("malformed"),
  "garbled-reply": both("malformed"),
  empty: both("malformed"),
  thinking: both("replies"),
  "wrong-schema": both("replies"),
  leak: both("replies"),
  "obeys-injection": both("replies"),
  slow: both("timed-out"),
  long: both("truncated"),
  "token-limit": both("truncated"),
  // Ollama has no word for it: its models refuse in prose, or say nothing.
  refusal: { gemini: "refused", ollama: "malformed" },
  "unknown-model": both("not-configured"),
  "bad-key": both("not-configured"),
  "must-think": both("replies"),
};
