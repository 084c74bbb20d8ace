import type { Actor } from "../../entities/people/person.ts";
import type { Settings } from "../../entities/people/settings.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";

export async function viewSettings(
  { settings }: Pick<Deps, "settings">,
  _input: unknown,
  actor: Actor,
): Promise<Settings> {
  const found = await settings.find(actor.userId);
  if (!found) throw new AppError("not-found", "There are no settings for this person.");
  return found;
}
