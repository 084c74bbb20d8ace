import type { z } from "zod";
import type { Actor } from "../../entities/people/person.ts";
import { auditRecord } from "../../people/audit-record.ts";
import type { Deps } from "../../ports/deps.ts";
import { setProviderAccessInput } from "./set-provider-access.ts";
import { settingOf } from "./setting-of.ts";
import { type ViewedCoachSettings, viewOf } from "./view-coach-settings.ts";

export const removeProviderAccessInput = setProviderAccessInput.pick({
  provider: true,
  version: true,
});
export type RemoveProviderAccess = z.infer<typeof removeProviderAccessInput>;

/** Forgets an entered key; what the environment says holds again. */
export async function removeProviderAccess(
  { coachSettings, models }: Pick<Deps, "coachSettings" | "models">,
  { provider, version }: RemoveProviderAccess,
  actor: Actor,
): Promise<ViewedCoachSettings> {
  const { access, ...stored } = await coachSettings.read();
  const { [provider]: _gone, ...kept } = access;
  const record = auditRecord(actor, "coach-key-changed", "coach", { provider, removed: true });
  return viewOf(
    await coachSettings.save({ ...settingOf(stored), access: kept }, version, record),
    models,
  );
}
