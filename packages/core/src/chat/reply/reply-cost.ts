import type { ModelPrices } from "../../entities/coach/chat-settings.ts";
import type { ModelUse } from "../../entities/coach/text-model.ts";

const MILLION = 1_000_000;

/** In US dollars, by the prices that an admin has set; a model without a price counts as nothing. */
export function costOf(spent: readonly ModelUse[], prices: ModelPrices): number {
  return spent.reduce((total, { model, inputTokens, outputTokens }) => {
    const { input, output } = prices[model] ?? { input: 0, output: 0 };
    return total + (inputTokens * input + outputTokens * output) / MILLION;
  }, 0);
}
