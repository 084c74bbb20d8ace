import {
  type CoachSetting,
  coachSettingSchema,
  MAX_CALLS_PER_HOUR,
  MAX_FIRST_WORDS_SECONDS,
  MAX_MODELS,
  type ModelProvider,
} from "@foothold/core/coach";

/** The form's content: lists and numbers as text. */
export type SettingDraft = {
  providers: Record<ModelProvider, { allowed: boolean; models: string }>;
  firstWordsSeconds: string;
  callsPerHour: string;
  /** Not in the form yet. */
  chat: CoachSetting["chat"];
};

export function draftOf({
  providers,
  firstWordsSeconds,
  callsPerHour,
  chat,
}: CoachSetting): SettingDraft {
  const provider = ({ allowed, models }: CoachSetting["providers"]["gemini"]) => ({
    allowed,
    models: models?.join(", ") ?? "",
  });
  return {
    providers: { gemini: provider(providers.gemini), ollama: provider(providers.ollama) },
    firstWordsSeconds: firstWordsSeconds === null ? "" : String(firstWordsSeconds),
    callsPerHour: String(callsPerHour),
    chat,
  };
}

/** Empty models and seconds mean "use the default". A text that is not a number becomes NaN, which the schema refuses. */
export function settingOf({ providers, chat, ...limits }: SettingDraft): CoachSetting {
  const provider = ({ allowed, models }: SettingDraft["providers"]["gemini"]) => {
    const names = models.split(/[\s,]+/).filter(Boolean);
    return { allowed, models: names.length > 0 ? names : null };
  };
  const seconds = limits.firstWordsSeconds.trim();
  const calls = limits.callsPerHour.trim();
  return {
    providers: { gemini: provider(providers.gemini), ollama: provider(providers.ollama) },
    firstWordsSeconds: seconds === "" ? null : Number(seconds),
    callsPerHour: calls === "" ? Number.NaN : Number(calls),
    chat,
  };
}

const names = `At most ${MAX_MODELS} names, each of letters, digits and . : / @ - _`;
const fieldWords = {
  "models-gemini": names,
  "models-ollama": names,
  firstWordsSeconds: `A number from 1 to ${MAX_FIRST_WORDS_SECONDS}, or nothing.`,
  callsPerHour: `A whole number from 1 to ${MAX_CALLS_PER_HOUR.toLocaleString("en")}.`,
};
export type DraftErrors = Partial<Record<keyof typeof fieldWords, string>>;

/** The errors that prevent saving, by field. */
export function errorsIn(draft: SettingDraft): DraftErrors {
  const wrong = coachSettingSchema.safeParse(settingOf(draft)).error?.issues ?? [];
  const fields = wrong.map(({ path: [first, provider] }) =>
    first === "providers" ? `models-${String(provider)}` : String(first),
  );
  return Object.fromEntries(Object.entries(fieldWords).filter(([field]) => fields.includes(field)));
}
