import { z } from "zod";
import { modeSchema } from "../attempt/attempt-mode.ts";
import { modelProviders } from "../coach/text-model.ts";
import { languageSchema } from "../runs/language.ts";

export const coachProviderSchema = z.enum(["built-in", ...modelProviders]);
export type CoachProvider = z.infer<typeof coachProviderSchema>;

export const themeSchema = z.enum(["system", "light", "dark"]);
export type Theme = z.infer<typeof themeSchema>;

export const MAX_NAME_LENGTH = 80;
export const personNameSchema = z
  .string()
  .trim()
  .min(1, "Tell us what to call you.")
  .max(MAX_NAME_LENGTH, `Keep the name to ${MAX_NAME_LENGTH} characters.`);

export const settingsSchema = z.object({
  name: personNameSchema,
  /** null: whatever the flag `beginner_mode_default` says for this person. */
  defaultMode: modeSchema.nullable(),
  defaultLanguage: languageSchema,
  coachProvider: coachProviderSchema,
  theme: themeSchema,
  /** How many days a week the person wants to practise; null without a goal. */
  weeklyGoalDays: z.int().min(1).max(7).nullable(),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings = {
  defaultMode: null,
  defaultLanguage: "javascript",
  coachProvider: "built-in",
  theme: "system",
  weeklyGoalDays: null,
} as const satisfies Omit<Settings, "name">;
