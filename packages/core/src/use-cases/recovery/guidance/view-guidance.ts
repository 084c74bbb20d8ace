import { z } from "zod";
import { type Guidance, guidanceUseSchema } from "../../../entities/recovery/guidance.ts";
import { AppError } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { guidanceView, guidanceViewSchema } from "./list-guidance.ts";

export const viewGuidanceInput = z.object({ guidanceId: z.string().min(1).max(100) });
export type ViewGuidance = z.infer<typeof viewGuidanceInput>;

/** With the outcome of each use, but without the learners. */
export const viewedGuidanceSchema = z.object({
  guidance: guidanceViewSchema,
  uses: z.array(
    guidanceUseSchema.pick({ similarity: true, outcome: true, at: true, settledAt: true }),
  ),
});
export type ViewedGuidance = z.infer<typeof viewedGuidanceSchema>;

export async function viewGuidance(
  deps: Pick<Deps, "guidance">,
  { guidanceId }: ViewGuidance,
): Promise<ViewedGuidance> {
  const found = await loadGuidance(deps, guidanceId);
  const uses = await deps.guidance.uses(guidanceId);
  return {
    guidance: guidanceView(found),
    uses: uses.map(({ similarity, outcome, at, settledAt }) => ({
      similarity,
      outcome,
      at,
      settledAt,
    })),
  };
}

export async function loadGuidance(
  { guidance }: Pick<Deps, "guidance">,
  id: string,
): Promise<Guidance> {
  const found = await guidance.find(id);
  if (!found) throw new AppError("not-found", "There is no such guidance.");
  return found;
}
