import type { CoachSetting, ModelProvider } from "@foothold/core";

/** What stands in the form: lists and numbers as they are typed. */
export type SettingDraft = {
  providers: Record<ModelProvider, { allowed: boolean; models: string }>;
  firstWordsSeconds: string;
  callsPerHour: string;
};

export function draftOf({
  providers,
  firstWordsSeconds,
  callsPerHour,
}: CoachSetting): SettingDraft {
  const provider = ({ allowed, models }: CoachSetting["providers"]["gemini"]) => ({
    allowed,
    models: models?.join(", ") ?? "",
  });
  return {
    providers: { gemini: provider(providers.gemini), ollama: provider(providers.ollama) },
    firstWordsSeconds: firstWordsSeconds === null ? "" : String(firstWordsSeconds),
    callsPerHour: String(callsPerHour),
  };
}

/** An empty field is no wish of one's own; what is no number is left for the server to refuse. */
export function settingOf({ providers, ...limits }: SettingDraft): CoachSetting {
  const provider = ({ allowed, models }: SettingDraft["providers"]["gemini"]) => {
    const names = models.split(/[\s,]+/).filter(Boolean);
    return { allowed, models: names.length > 0 ? names : null };
  };
  const seconds = limits.firstWordsSeconds.trim();
  return {
    providers: { gemini: provider(providers.gemini), ollama: provider(providers.ollama) },
    firstWordsSeconds: seconds === "" ? null : Number(seconds),
    callsPerHour: Number(limits.callsPerHour),
  };
}
