import type { Flag } from "../../../entities/people/flag.ts";
import { flagDefinitions } from "../../../entities/people/flag-definitions.ts";
import type { Deps } from "../../../ports/deps.ts";

export type DescribedFlag = Flag & { description: string; default: boolean; appliesTo: string };

export async function listFlags({ flags }: Pick<Deps, "flags">): Promise<DescribedFlag[]> {
  const all = await flags.all();
  return all.map((flag) => ({ ...flag, ...flagDefinitions[flag.key] }));
}
