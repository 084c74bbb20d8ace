import { z } from "zod";
import { coachProviderSchema } from "../people/settings.ts";
import { chatSettingSchema, untouchedChatSetting } from "./chat-settings.ts";
import { byProvider, modelProviders } from "./text-model.ts";

export const MAX_MODELS = 10;
export const MAX_ESCALATION_MODELS = 20;
export const MAX_BUDGET = 1_000_000;
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

/** Models of any provider, the cheapest first; a recovery asks them in this order. */
export const escalationOrderSchema = z
  .array(z.object({ provider: z.enum(modelProviders), model: modelNameSchema }))
  .min(1)
  .max(MAX_ESCALATION_MODELS)
  .refine(
    (order) =>
      new Set(order.map(({ provider, model }) => `${provider} ${model}`)).size === order.length,
    "A model stands in the order once.",
  );

const budget = z.number().min(0).max(MAX_BUDGET).nullable();
/** US dollars in a calendar month (UTC); null for no limit. */
export const monthlyBudgetsSchema = z.object({
  person: budget,
  /** For all learners of one class together. */
  class: budget,
  site: budget,
});
export type MonthlyBudgets = z.infer<typeof monthlyBudgetsSchema>;
export const noBudgets: MonthlyBudgets = { person: null, class: null, site: null };

const MAX_CLASSES = 2_000;
/** The coach of people who have not chosen one: by class, or else the site's. */
const defaultCoachSchema = z.object({
  site: coachProviderSchema,
  classes: z
    .record(z.string().max(100), coachProviderSchema)
    .refine((classes) => Object.keys(classes).length <= MAX_CLASSES, "too many classes"),
});
const builtInForAll: z.infer<typeof defaultCoachSchema> = { site: "built-in", classes: {} };

export const MAX_KEY_LENGTH = 500;
/** A key and an address that an admin entered. Both are sealed with the instance's secret; the address is also shown. */
const providerAccessSchema = z.object({
  sealed: z.string(),
  baseUrl: z.string().nullable(),
  changedAt: z.iso.datetime(),
});
export type ProviderAccess = z.infer<typeof providerAccessSchema>;

/** What an admin sets about models. Keys are set apart from it, and come from the environment where none is. */
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
  /** Null to ask only the models of the provider that the learner chose. */
  escalationOrder: escalationOrderSchema.nullable().default(null),
  monthlyBudgets: monthlyBudgetsSchema.default(noBudgets),
  defaultCoach: defaultCoachSchema.default(builtInForAll),
});
export type CoachSetting = z.infer<typeof coachSettingSchema>;

export const storedCoachSettingSchema = coachSettingSchema.extend({
  access: z.partialRecord(z.enum(modelProviders), providerAccessSchema).default({}),
});
export type StoredCoachSetting = z.infer<typeof storedCoachSettingSchema>;

export const coachSettingsSchema = storedCoachSettingSchema.extend({
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
  escalationOrder: null,
  monthlyBudgets: noBudgets,
  defaultCoach: builtInForAll,
  access: {},
  version: 0,
  changedAt: null,
  changedBy: null,
};
