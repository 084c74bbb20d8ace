import { z } from "zod";
import type { ClassSummary } from "../../../entities/classroom/class.ts";
import { MAX_PAGE_SIZE } from "../../../entities/page.ts";
import {
  everyKnobSchema,
  storedRecoverySettingSchema,
  untouchedRecoverySetting,
} from "../../../entities/recovery/recovery-settings.ts";
import { AppError } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { knobsOf, withSetting } from "../../../recovery/rules/knobs.ts";

export const viewRecoverySettingsInput = z.object({
  /** Left out for the settings of everybody. */
  classId: z.string().min(1).max(100).optional(),
});
export type ViewRecoverySettings = z.infer<typeof viewRecoverySettingsInput>;

export const viewedRecoverySettingsSchema = storedRecoverySettingSchema.extend({
  className: z.string().nullable(),
  /** The values that hold where nothing is set: the site's for a class, the environment's for the site. */
  inherited: everyKnobSchema,
  /** The values that hold now. */
  effective: everyKnobSchema,
  /** Every class, newest first, and whether it has settings of its own. */
  classes: z.array(z.object({ id: z.string(), name: z.string(), hasOwn: z.boolean() })),
});
export type ViewedRecoverySettings = z.infer<typeof viewedRecoverySettingsSchema>;

export async function viewRecoverySettings(
  deps: Pick<Deps, "recoverySettings" | "rules" | "classes">,
  { classId = null }: { classId?: string | null | undefined },
): Promise<ViewedRecoverySettings> {
  const [stored, { items: classes }] = await Promise.all([
    deps.recoverySettings.list(),
    deps.classes.list({ limit: MAX_PAGE_SIZE }),
  ]);
  const className = classId === null ? null : await nameOf(deps, classId);
  const find = (id: string | null) =>
    stored.find((each) => each.classId === id) ?? untouchedRecoverySetting(id);
  const site = withSetting(deps.rules.configured, find(null).setting);
  const inherited = classId === null ? deps.rules.configured : site;
  const chosen = find(classId);
  const listed = ({ id, name }: ClassSummary) => ({ id, name, hasOwn: find(id).version > 0 });
  return {
    ...chosen,
    className,
    inherited: knobsOf(inherited),
    effective: knobsOf(withSetting(inherited, chosen.setting)),
    classes: classes.map(listed),
  };
}

async function nameOf({ classes }: Pick<Deps, "classes">, classId: string): Promise<string> {
  const found = await classes.find(classId);
  if (!found) throw new AppError("not-found", "There is no such class.");
  return found.name;
}
