import { z } from "zod";
import { MAX_KEY_LENGTH } from "../../entities/coach/coach-settings.ts";
import { modelProviders, providerNames } from "../../entities/coach/text-model.ts";
import { storedInteger } from "../../entities/fields/stored-integer.ts";
import type { Actor } from "../../entities/people/person.ts";
import { AppError } from "../../errors.ts";
import { auditRecord } from "../../people/audit-record.ts";
import type { Deps } from "../../ports/deps.ts";
import { settingOf } from "./setting-of.ts";
import { type ViewedCoachSettings, viewOf } from "./view-coach-settings.ts";

export const setProviderAccessInput = z.object({
  provider: z.enum(modelProviders),
  key: z
    .string()
    .trim()
    .min(1)
    .max(MAX_KEY_LENGTH)
    .regex(/^[\x21-\x7e]+$/, "A key has no spaces.")
    .nullable(),
  /** null: the provider's own. */
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(MAX_KEY_LENGTH)
    .nullable(),
  version: storedInteger.min(0),
});
export type SetProviderAccess = z.infer<typeof setProviderAccessInput>;

/** Stores a key and an address, sealed. They are sealed together, so that a key goes to no address but its own. */
export async function setProviderAccess(
  deps: Pick<Deps, "coachSettings" | "models" | "sealer" | "clock">,
  { provider, key, baseUrl, version }: SetProviderAccess,
  actor: Actor,
): Promise<ViewedCoachSettings> {
  requireUsable(provider, key, baseUrl);
  const { access, ...stored } = await deps.coachSettings.read();
  const entered = {
    sealed: deps.sealer.seal(JSON.stringify({ key, baseUrl })),
    baseUrl,
    changedAt: deps.clock.now().toISOString(),
  };
  const record = auditRecord(actor, "coach-key-changed", "coach", { provider, baseUrl });
  const setting = { ...settingOf(stored), access: { ...access, [provider]: entered } };
  return viewOf(await deps.coachSettings.save(setting, version, record), deps.models);
}

function requireUsable(
  provider: SetProviderAccess["provider"],
  key: string | null,
  baseUrl: string | null,
): void {
  const field = provider === "ollama" ? "baseUrl" : "key";
  if (provider === "ollama" ? baseUrl !== null : key !== null) return;
  const what = field === "key" ? "a key" : "an address";
  throw new AppError("invalid-input", `${providerNames[provider]} needs ${what}.`, {
    suggestions: [`Enter ${what}.`],
    details: { field },
  });
}
