import { z } from "zod";
import { type FlagKey, flagDefinitions, flagKeys } from "./flag-definitions.ts";
import { roleSchema } from "./person.ts";

export const flagKeySchema = z.enum(flagKeys as [FlagKey, ...FlagKey[]]);

/** What an admin sets. A role's override wins over the switch; the rollout applies while the switch is on. */
export const flagSettingSchema = z.object({
  enabled: z.boolean(),
  rolloutPercent: z.number().int().min(0).max(100),
  roleOverrides: z.partialRecord(roleSchema, z.boolean()),
});
export type FlagSetting = z.infer<typeof flagSettingSchema>;

export const flagSchema = flagSettingSchema.extend({
  key: flagKeySchema,
  /** Raised by every change; 0 before the first. */
  version: z.number().int(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type Flag = z.infer<typeof flagSchema>;

export function untouchedFlag(key: FlagKey): Flag {
  return {
    key,
    enabled: flagDefinitions[key].default,
    rolloutPercent: 100,
    roleOverrides: {},
    version: 0,
    changedAt: null,
    changedBy: null,
  };
}
