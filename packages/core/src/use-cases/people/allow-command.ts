import { z } from "zod";
import { defaultWhitelist, neverListed } from "../../entities/people/command-whitelist.ts";
import type { Actor } from "../../entities/people/person.ts";
import {
  listedCommandSchema,
  MAX_LISTED_COMMANDS,
  type Settings,
} from "../../entities/people/settings.ts";
import { invalidField } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { viewSettings } from "./view-settings.ts";

export const allowCommandInput = z.object({ command: listedCommandSchema });
export type AllowCommand = z.infer<typeof allowCommandInput>;

/** Adds a command to the person's list of those that run without asking. */
export async function allowCommand(
  deps: Pick<Deps, "settings">,
  { command }: AllowCommand,
  actor: Actor,
): Promise<Settings> {
  const settings = await viewSettings(deps, {}, actor);
  const listed = settings.cliWhitelist ?? defaultWhitelist;
  if (listed.includes(command)) return settings;
  requireListable(command);
  if (listed.length >= MAX_LISTED_COMMANDS) {
    throw invalidField("command", `Your list has ${MAX_LISTED_COMMANDS} commands already.`);
  }
  const wanted = { ...settings, cliWhitelist: [...listed, command] };
  await deps.settings.save(actor.userId, wanted);
  return wanted;
}

/** Refuses a command that would not be permitted even if it were on the list. */
export function requireListable(entry: string): void {
  const [name = ""] = entry.split(" ");
  if (!neverListed.has(name)) return;
  throw invalidField(
    "cliWhitelist",
    `${name} is always asked for: it deletes, or runs other text.`,
  );
}
