import { untouchedFlag } from "../entities/people/flag.ts";
import type { FlagKey } from "../entities/people/flag-definitions.ts";
import type { Deps } from "../ports/deps.ts";
import { anAuditRecord } from "./builders/builders.ts";

export async function saveFlag(
  { flags }: Pick<Deps, "flags">,
  key: FlagKey,
  enabled: boolean,
): Promise<void> {
  const present = (await flags.all()).find((flag) => flag.key === key) ?? untouchedFlag(key);
  const { rolloutPercent, roleOverrides } = present;
  const setting = { enabled, rolloutPercent, roleOverrides };
  await flags.save(key, setting, present.version, anAuditRecord({ action: "flag-changed" }));
}
