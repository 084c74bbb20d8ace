import type { CoachSetting } from "../../entities/coach/coach-settings.ts";

/** The setting alone, without who changed it and when. */
export function settingOf({
  providers,
  firstWordsSeconds,
  callsPerHour,
  chat,
  escalationOrder,
  monthlyBudgets,
  defaultCoach,
}: CoachSetting): CoachSetting {
  return {
    providers,
    firstWordsSeconds,
    callsPerHour,
    chat,
    escalationOrder,
    monthlyBudgets,
    defaultCoach,
  };
}
