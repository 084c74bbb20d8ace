import type { ModelName, TokenUsage } from "../../entities/coach/text-model.ts";

type Price = { input: number; output: number };

/** US dollars for a million tokens, as published in 2025. An estimate: the provider's bill is what counts. */
const prices: readonly (Price & { model: RegExp })[] = [
  { model: /flash-lite/, input: 0.1, output: 0.4 },
  { model: /flash/, input: 0.3, output: 2.5 },
  { model: /pro/, input: 1.25, output: 10 },
];

/** Nothing for the built-in coach and for models that one runs oneself. */
export function replyCost(answeredBy: ModelName | null, usage: TokenUsage): number {
  if (answeredBy?.provider !== "gemini") return 0;
  const price = prices.find(({ model }) => model.test(answeredBy.model));
  if (!price) return 0;
  return (usage.inputTokens * price.input + usage.outputTokens * price.output) / 1_000_000;
}
