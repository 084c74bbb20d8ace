import { escalationSchema, escalationSummarySchema } from "@foothold/core/recovery";
import { z } from "zod";
import { pageOf } from "../page.ts";

const personSchema = z.object({ id: z.string(), name: z.string() });

export const escalationPage = pageOf(escalationSummarySchema);
export const escalationAnswer = z.object({
  escalation: escalationSchema.meta({ id: "Escalation" }),
  learner: personSchema,
  problem: z.object({ slug: z.string(), title: z.string() }),
});
export const claimAnswer = z.object({ claimedUntil: z.iso.datetime() });
export const releasedAnswer = z.object({ released: z.literal(true) });
export const composedAnswer = z.object({
  text: z.string(),
  steps: z.array(z.string()),
  warning: z.object({ kind: z.string(), evidence: z.string() }).nullable(),
});
export const givenAnswer = composedAnswer.extend({ guidanceId: z.string().nullable() });
