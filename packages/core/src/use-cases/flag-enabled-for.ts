import type { Role } from "../entities/person.ts";
import type { FlagKey } from "../flags/definitions.ts";
import { untouchedFlag } from "../flags/flag.ts";
import { isEnabled } from "../flags/is-enabled.ts";
import type { Deps } from "../ports.ts";

export async function flagEnabledFor(
  { flags }: Pick<Deps, "flags">,
  key: FlagKey,
  person: { userId: string; role: Role },
): Promise<boolean> {
  const flag = (await flags.all()).find((candidate) => candidate.key === key);
  return isEnabled(flag ?? untouchedFlag(key), person);
}
