import { z } from "zod";
import { storedInteger } from "../../../entities/fields/stored-integer.ts";
import { type Flag, flagSettingSchema } from "../../../entities/people/flag.ts";
import { flagKeys } from "../../../entities/people/flag-definitions.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import type { Deps } from "../../../ports/deps.ts";
import { unknownFlag } from "./view-flag.ts";

export const changeFlagInput = flagSettingSchema.extend({
  key: z.string(),
  version: storedInteger.min(0),
});
export type ChangeFlag = z.infer<typeof changeFlagInput>;

export async function changeFlag(
  { flags }: Pick<Deps, "flags">,
  { key: wanted, version, ...setting }: ChangeFlag,
  actor: Actor,
): Promise<Flag> {
  const key = flagKeys.find((known) => known === wanted);
  if (!key) throw unknownFlag(wanted);
  const before = (await flags.all()).find((flag) => flag.key === key);
  return flags.save(
    key,
    setting,
    version,
    auditRecord(actor, "flag-changed", key, {
      from: before ? settingOf(before) : null,
      to: settingOf(setting),
    }),
  );
}

function settingOf({
  enabled,
  rolloutPercent,
  roleOverrides,
}: Omit<ChangeFlag, "key" | "version">) {
  return { enabled, rolloutPercent, roleOverrides };
}
