import type { z } from "zod";
import { coachSettingSchema } from "../../entities/coach/coach-settings.ts";
import { storedInteger } from "../../entities/fields/stored-integer.ts";
import type { Actor } from "../../entities/people/person.ts";
import { auditRecord } from "../../people/audit-record.ts";
import type { Deps } from "../../ports/deps.ts";
import { settingOf } from "./setting-of.ts";
import { type ViewedCoachSettings, viewOf } from "./view-coach-settings.ts";

export const changeCoachSettingsInput = coachSettingSchema.extend({
  version: storedInteger.min(0),
});
export type ChangeCoachSettings = z.infer<typeof changeCoachSettingsInput>;

export async function changeCoachSettings(
  { coachSettings, models }: Pick<Deps, "coachSettings" | "models">,
  { version, ...setting }: ChangeCoachSettings,
  actor: Actor,
): Promise<ViewedCoachSettings> {
  const { access, ...stored } = await coachSettings.read();
  const before = settingOf(stored);
  const record = auditRecord(actor, "coach-changed", "coach", { from: before, to: setting });
  return viewOf(await coachSettings.save({ ...setting, access }, version, record), models);
}
