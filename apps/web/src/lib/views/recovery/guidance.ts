import { guidanceSchema, guidanceUseSchema } from "@foothold/core/recovery";
import { z } from "zod";
import { pageOf } from "../page.ts";

export const confidenceSchema = z.object({
  rate: z.number(),
  count: z.number().int(),
  low: z.number(),
  high: z.number(),
});

const guidanceViewSchema = guidanceSchema
  .omit({ firstLearnerId: true })
  .extend({ confidence: confidenceSchema })
  .meta({ id: "Guidance" });

export const guidancePage = pageOf(guidanceViewSchema);
export const guidanceAnswer = z.object({ guidance: guidanceViewSchema });
export const guidanceAndUses = guidanceAnswer.extend({
  uses: z.array(
    guidanceUseSchema.pick({ similarity: true, outcome: true, at: true, settledAt: true }),
  ),
});
