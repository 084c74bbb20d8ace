import { z } from "zod";
import { storedInteger } from "../../../entities/fields/stored-integer.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { recoverySettingSchema } from "../../../entities/recovery/recovery-settings.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import type { Deps } from "../../../ports/deps.ts";
import { chosenIn } from "../../../recovery/rules/knobs.ts";
import { type ViewedRecoverySettings, viewRecoverySettings } from "./view-recovery-settings.ts";

export const changeRecoverySettingsInput = z.object({
  /** Null for everybody. */
  classId: z.string().min(1).max(100).nullable(),
  /** Knobs that are left out are inherited. */
  setting: recoverySettingSchema,
  version: storedInteger.min(0),
});
export type ChangeRecoverySettings = z.infer<typeof changeRecoverySettingsInput>;

/** Changes the rules. They hold from the learner's next event on. */
export async function changeRecoverySettings(
  deps: Pick<Deps, "recoverySettings" | "rules" | "classes">,
  { classId, setting, version }: ChangeRecoverySettings,
  actor: Actor,
): Promise<ViewedRecoverySettings> {
  const { setting: from } = await viewRecoverySettings(deps, { classId });
  const subject = classId ?? "site";
  const audit = auditRecord(actor, "recovery-settings-changed", subject, {
    from: chosenIn(from),
    to: chosenIn(setting),
  });
  await deps.recoverySettings.save(classId, setting, version, audit);
  return viewRecoverySettings(deps, { classId });
}
