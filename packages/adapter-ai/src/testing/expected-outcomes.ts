import type { ModelFailureKind, ModelProvider } from "@foothold/core/coach";
import type { Fault } from "./behaviour.ts";

export type Outcome = ModelFailureKind | "replies";

const all = (outcome: Outcome): Record<ModelProvider, Outcome> => ({
  gemini: outcome,
  ollama: outcome,
  openai: outcome,
  anthropic: outcome,
});

/** What each fault comes to at the port. What a reply says is judged behind it. */
export const expectedOutcomes: Record<Fault, Record<ModelProvider, Outcome>> = {
  none: all("replies"),
  "rate-limit": all("rate-limited"),
  "server-error": all("unavailable"),
  overloaded: all("unavailable"),
  "overloaded-mid-stream": all("unavailable"),
  "hang-before-headers": all("timed-out"),
  "hang-mid-stream": all("timed-out"),
  cut: all("truncated"),
  "no-ending": all("truncated"),
  "invalid-json": all("malformed"),
  "garbled-reply": all("malformed"),
  empty: all("malformed"),
  thinking: all("replies"),
  "wrong-schema": all("replies"),
  leak: all("replies"),
  "obeys-injection": all("replies"),
  slow: all("timed-out"),
  long: all("truncated"),
  "token-limit": all("truncated"),
  // Ollama has no word for it: its models refuse in prose, or say nothing.
  refusal: { ...all("refused"), ollama: "malformed" },
  "unknown-model": all("not-configured"),
  "bad-key": all("not-configured"),
  "must-think": all("replies"),
};
