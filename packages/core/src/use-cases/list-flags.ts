import { flagDefinitions } from "../flags/definitions.ts";
import type { Flag } from "../flags/flag.ts";
import type { Deps } from "../ports.ts";

export type DescribedFlag = Flag & { description: string; default: boolean; appliesTo: string };

export async function listFlags({ flags }: Pick<Deps, "flags">): Promise<DescribedFlag[]> {
  const all = await flags.all();
  return all.map((flag) => ({ ...flag, ...flagDefinitions[flag.key] }));
}
