import { z } from "zod";
import { pageQuerySchema } from "../../../entities/page.ts";
import {
  type Guidance,
  guidanceSchema,
  guidanceStatuses,
} from "../../../entities/recovery/guidance.ts";
import type { Deps } from "../../../ports/deps.ts";
import { confidenceOf, confidenceSchema } from "../../../recovery/guidance/confidence.ts";

export const listGuidanceInput = pageQuerySchema.extend({
  status: z.enum(guidanceStatuses).optional(),
  problemSlug: z.string().max(100).optional(),
});
export type ListGuidance = z.infer<typeof listGuidanceInput>;

export async function listGuidance({ guidance }: Pick<Deps, "guidance">, query: ListGuidance) {
  const { items, next } = await guidance.list(query);
  return { items: items.map(guidanceView), next };
}

/** Without the learner it was written for. */
export const guidanceViewSchema = guidanceSchema
  .omit({ firstLearnerId: true })
  .extend({ confidence: confidenceSchema });
export type GuidanceView = z.infer<typeof guidanceViewSchema>;

export function guidanceView({ firstLearnerId: _, ...guidance }: Guidance): GuidanceView {
  return { ...guidance, confidence: confidenceOf(guidance) };
}
