import { z } from "zod";
import { chatSettingSchema, untouchedChatSetting } from "./chat-settings.ts";
import { byProvider } from "./text-model.ts";

export const MAX_MODELS = 10;
export const MAX_CALLS_PER_HOUR = 10_000;
export const MAX_FIRST_WORDS_SECONDS = 120;

const modelNameSchema = z
  .string()
  .trim()
  .max(200)
  .regex(/^[\w.:/@-]+$/, "A model's name has letters, digits and . : / @ - _");

const providerSettingSchema = z.object({
  allowed: z.boolean(),
  /** The weakest first; null: as the environment says. */
  models: z.array(modelNameSchema).min(1).max(MAX_MODELS).nullable(),
});
const untouchedProvider = { allowed: true, models: null };
/** A setting that was stored before a provider came does not have it. */
const laterProviderSchema = providerSettingSchema.default(untouchedProvider);

/** What an admin sets about models. Keys and addresses come only from the environment. */
export const coachSettingSchema = z.object({
  providers: z.object({
    gemini: providerSettingSchema,
    ollama: providerSettingSchema,
    openai: laterProviderSchema,
    anthropic: laterProviderSchema,
  }),
  /** null: as the environment says. */
  firstWordsSeconds: z.number().min(1).max(MAX_FIRST_WORDS_SECONDS).nullable(),
  /** For each person. */
  callsPerHour: z.number().int().min(1).max(MAX_CALLS_PER_HOUR),
  chat: chatSettingSchema.default(untouchedChatSetting),
});
export type CoachSetting = z.infer<typeof coachSettingSchema>;

export const coachSettingsSchema = coachSettingSchema.extend({
  /** Raised by every change; 0 before the first. */
  version: z.number().int(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type CoachSettings = z.infer<typeof coachSettingsSchema>;

export const untouchedCoachSettings: CoachSettings = {
  providers: byProvider(() => untouchedProvider),
  firstWordsSeconds: null,
  callsPerHour: 120,
  chat: untouchedChatSetting,
  version: 0,
  changedAt: null,
  changedBy: null,
};
