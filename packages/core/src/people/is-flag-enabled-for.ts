import { untouchedFlag } from "../entities/people/flag.ts";
import type { FlagKey } from "../entities/people/flag-definitions.ts";
import type { Role } from "../entities/people/person.ts";
import type { Deps } from "../ports/deps.ts";
import { isFlagEnabled } from "./is-flag-enabled.ts";

export async function isFlagEnabledFor(
  { flags }: Pick<Deps, "flags">,
  key: FlagKey,
  person: { userId: string; role: Role },
): Promise<boolean> {
  const flag = (await flags.all()).find((candidate) => candidate.key === key);
  return isFlagEnabled(flag ?? untouchedFlag(key), person);
}
