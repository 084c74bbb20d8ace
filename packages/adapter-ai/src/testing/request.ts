import type { TextRequest } from "@foothold/core/coach";

export const aTextRequest = (given: Partial<TextRequest> = {}): TextRequest => ({
  system: "You ask one question at a time.",
  messages: [{ role: "user", text: "Where do I begin?" }],
  temperature: 0.7,
  maxOutputTokens: 500,
  firstTextWithinMs: 20_000,
  wholeWithinMs: 20_000,
  ...given,
});
