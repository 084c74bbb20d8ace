import type { ModelPrices } from "@foothold/core/chat";

/** By the model's name; both empty: no price is set. */
export type PriceDraft = Record<string, { input: string; output: string }>;

export function priceDraftOf(prices: ModelPrices): PriceDraft {
  return Object.fromEntries(
    Object.entries(prices).map(([model, { input, output }]) => [
      model,
      { input: String(input), output: String(output) },
    ]),
  );
}

/** One price without the other becomes NaN, which the schema refuses. */
export function pricesOf(draft: PriceDraft): ModelPrices {
  const set = Object.entries(draft).filter(
    ([, { input, output }]) => (input + output).trim() !== "",
  );
  return Object.fromEntries(
    set.map(([model, { input, output }]) => [
      model,
      { input: priceIn(input), output: priceIn(output) },
    ]),
  );
}

/** "0,3" is what people type in half of Europe. */
const priceIn = (text: string) =>
  text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));
