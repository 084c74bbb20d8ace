import { z } from "zod";

export const MAX_OUTPUT_TOKENS_LIMIT = 65_536;
export const MAX_REPLY_SECONDS = 600;
export const MAX_AUTO_CONTINUES = 50;

export const MAX_PRICE = 10_000;
export const MAX_PRICES = 40;

export const MAX_PICTURE_PRICE = 100;
/** In US dollars, where an admin has set nothing else. */
export const USUAL_PICTURE_PRICE = 0.07;

const price = z.number().min(0).max(MAX_PRICE);
/** US dollars for a million tokens, by the model's name. Nothing is known unless an admin has set it. */
export const modelPricesSchema = z
  .record(z.string().min(1).max(200), z.object({ input: price, output: price }))
  .refine((prices) => Object.keys(prices).length <= MAX_PRICES, "too many models");
export type ModelPrices = z.infer<typeof modelPricesSchema>;

/** What an admin sets about conversations. */
export const chatSettingSchema = z.object({
  /** Clamped to what the model's context leaves. */
  maxOutputTokens: z.number().int().min(500).max(MAX_OUTPUT_TOKENS_LIMIT),
  /** For a whole reply; its first words have a limit of their own. */
  replySeconds: z.number().int().min(10).max(MAX_REPLY_SECONDS),
  /** Whether a model is asked once to mend a reply that cannot be read. */
  repairsByModel: z.boolean(),
  /** From which share of the context a new conversation is offered. */
  handoffShare: z.number().min(0.3).max(0.95),
  /** Requests in a row that auto-continue may send. */
  autoContinueCap: z.number().int().min(1).max(MAX_AUTO_CONTINUES),
  prices: modelPricesSchema.default({}),
  /** US dollars for one picture. */
  picturePrice: z.number().min(0).max(MAX_PICTURE_PRICE).default(USUAL_PICTURE_PRICE),
});
export type ChatSetting = z.infer<typeof chatSettingSchema>;

export const untouchedChatSetting: ChatSetting = {
  maxOutputTokens: 16_384,
  replySeconds: 300,
  repairsByModel: true,
  handoffShare: 0.85,
  autoContinueCap: 10,
  prices: {},
  picturePrice: USUAL_PICTURE_PRICE,
};
