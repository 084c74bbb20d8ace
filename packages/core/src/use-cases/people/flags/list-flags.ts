import { z } from "zod";
import { flagSchema } from "../../../entities/people/flag.ts";
import { flagDefinitions } from "../../../entities/people/flag-definitions.ts";
import type { Deps } from "../../../ports/deps.ts";

export const describedFlagSchema = flagSchema.extend({
  description: z.string(),
  default: z.boolean(),
  appliesTo: z.string(),
});
export type DescribedFlag = z.infer<typeof describedFlagSchema>;

export async function listFlags({ flags }: Pick<Deps, "flags">): Promise<DescribedFlag[]> {
  const all = await flags.all();
  return all.map((flag) => ({ ...flag, ...flagDefinitions[flag.key] }));
}
