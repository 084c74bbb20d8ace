import type { Actor } from "../entities/person.ts";
import type { Settings } from "../entities/settings.ts";
import type { Deps } from "../ports.ts";

export async function saveSettings(
  { settings }: Pick<Deps, "settings">,
  wanted: Settings,
  actor: Actor,
): Promise<Settings> {
  await settings.save(actor.userId, wanted);
  return wanted;
}
