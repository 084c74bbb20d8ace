import { z } from "zod";
import { modeSchema } from "../attempt/attempt-mode.ts";
import { modelProviders } from "../coach/text-model.ts";
import { languageSchema } from "../runs/language.ts";

export const coachProviderSchema = z.enum(["built-in", ...modelProviders]);
export type CoachProvider = z.infer<typeof coachProviderSchema>;

export const themeSchema = z.enum(["system", "light", "dark"]);
export type Theme = z.infer<typeof themeSchema>;

/**
 * What happens when the detector says that somebody is stuck. `offer`: help is offered. `mark`: it is only marked, and help
 * is a click away. `never`: nothing is said about it.
 */
export const whenStuckSchema = z.enum(["offer", "mark", "never"]);
export type WhenStuck = z.infer<typeof whenStuckSchema>;

export const MAX_NAME_LENGTH = 80;
export const personNameSchema = z
  .string()
  .trim()
  .min(1, "Tell us what to call you.")
  .max(MAX_NAME_LENGTH, `Keep the name to ${MAX_NAME_LENGTH} characters.`);

export const MAX_LISTED_COMMANDS = 100;
/** Plain words with one space between them: nothing that a shell would read as more than a command and its arguments. */
export const listedCommandSchema = z
  .string()
  .trim()
  .max(80, "Keep a command to 80 characters.")
  .regex(
    /^[\w./=:@+-]+(?: [\w./=:@+-]+)*$/,
    "Write a command and its first arguments as plain words, such as: cp scratch/a.py",
  );

export const settingsSchema = z.object({
  name: personNameSchema,
  /** null: whatever the flag `beginner_mode_default` says for this person. */
  defaultMode: modeSchema.nullable(),
  defaultLanguage: languageSchema,
  coachProvider: coachProviderSchema,
  /** Whether a recovery may also ask other providers than the chosen one, in the admin's order. */
  otherCoachesWhenStuck: z.boolean(),
  whenStuck: whenStuckSchema,
  theme: themeSchema,
  /** How many days a week the person wants to practise; null without a goal. */
  weeklyGoalDays: z.int().min(1).max(7).nullable(),
  /** The master switch: with false, nothing that the coach proposes happens without a click. */
  autoApply: z.boolean(),
  /** With `autoApply`: whether changes of the learner's own files are applied. */
  autoApplyFiles: z.boolean(),
  /** With `autoApply`: whether allowed commands are run. */
  autoApplyCli: z.boolean(),
  /** Commands that run without asking, with their leading arguments; null for the default list. */
  cliWhitelist: z.array(listedCommandSchema).max(MAX_LISTED_COMMANDS).nullable(),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings = {
  defaultMode: null,
  defaultLanguage: "javascript",
  coachProvider: "built-in",
  otherCoachesWhenStuck: false,
  whenStuck: "offer",
  theme: "system",
  weeklyGoalDays: null,
  autoApply: true,
  autoApplyFiles: true,
  autoApplyCli: false,
  cliWhitelist: null,
} as const satisfies Omit<Settings, "name">;

/** Whether changes that need no click are applied without one. */
export const appliesFilesItself = ({
  autoApply,
  autoApplyFiles,
}: Pick<Settings, "autoApply" | "autoApplyFiles">): boolean => autoApply && autoApplyFiles;

/** Whether commands on the person's list run without a click. */
export const runsCommandsItself = ({
  autoApply,
  autoApplyCli,
}: Pick<Settings, "autoApply" | "autoApplyCli">): boolean => autoApply && autoApplyCli;
