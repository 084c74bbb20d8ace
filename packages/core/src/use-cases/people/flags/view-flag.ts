import { z } from "zod";
import { AppError } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { type DescribedFlag, listFlags } from "./list-flags.ts";

export const viewFlagInput = z.object({ key: z.string() });
export type ViewFlag = z.infer<typeof viewFlagInput>;

export async function viewFlag(
  deps: Pick<Deps, "flags">,
  { key: wanted }: ViewFlag,
): Promise<DescribedFlag> {
  const found = (await listFlags(deps)).find(({ key }) => key === wanted);
  if (!found) throw unknownFlag(wanted);
  return found;
}

export function unknownFlag(key: string): AppError {
  return new AppError("not-found", `There is no flag called "${key}".`);
}
