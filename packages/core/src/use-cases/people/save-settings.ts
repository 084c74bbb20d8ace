import type { z } from "zod";
import type { Actor } from "../../entities/people/person.ts";
import { defaultSettings, type Settings, settingsSchema } from "../../entities/people/settings.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { requireListable } from "./allow-command.ts";

/** Settings added after the first clients may be left out and then stay as they are. */
export const saveSettingsInput = settingsSchema.partial({
  weeklyGoalDays: true,
  otherCoachesWhenStuck: true,
  whenStuck: true,
  autoApply: true,
  autoApplyFiles: true,
  autoApplyCli: true,
  cliWhitelist: true,
});
type SaveSettings = z.infer<typeof saveSettingsInput>;

export async function saveSettings(
  deps: Pick<Deps, "settings" | "coachSettings">,
  input: SaveSettings,
  actor: Actor,
): Promise<Settings> {
  const stored = (await deps.settings.find(actor.userId)) ?? defaultSettings;
  const {
    weeklyGoalDays = stored.weeklyGoalDays,
    otherCoachesWhenStuck = stored.otherCoachesWhenStuck,
    whenStuck = stored.whenStuck,
    autoApply = stored.autoApply,
    autoApplyFiles = stored.autoApplyFiles,
    autoApplyCli = stored.autoApplyCli,
    cliWhitelist = stored.cliWhitelist,
  } = input;
  const wanted = {
    ...input,
    weeklyGoalDays,
    otherCoachesWhenStuck,
    whenStuck,
    autoApply,
    autoApplyFiles,
    autoApplyCli,
    cliWhitelist,
  };
  cliWhitelist?.forEach(requireListable);
  await requireAllowedCoach(deps, wanted, actor);
  await deps.settings.save(actor.userId, wanted);
  return wanted;
}

/** People may keep a coach that was switched off later; otherwise they could save no other setting. */
async function requireAllowedCoach(
  { settings, coachSettings }: Pick<Deps, "settings" | "coachSettings">,
  { coachProvider }: Settings,
  { userId }: Actor,
): Promise<void> {
  if (coachProvider === "built-in") return;
  const { providers } = await coachSettings.read();
  if (providers[coachProvider].allowed) return;
  if ((await settings.find(userId))?.coachProvider === coachProvider) return;
  throw new AppError("coach-not-allowed", "An admin has switched this coach off.", {
    suggestions: ["Choose another coach; the built-in one is always there."],
    details: { field: "coachProvider", coachProvider },
  });
}
