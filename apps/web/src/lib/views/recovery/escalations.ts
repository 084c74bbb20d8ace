import {
  claimSchema,
  composedAnswerSchema,
  escalationSchema,
  escalationSummarySchema,
  operatorGuidanceSchema,
  sentAnswerSchema,
  viewedEscalationSchema,
} from "@foothold/core/recovery";
import { z } from "zod";
import { pageOf } from "../page.ts";

export const escalationPage = pageOf(escalationSummarySchema);
export const escalationAnswer = viewedEscalationSchema.extend({
  escalation: escalationSchema.meta({ id: "Escalation" }),
});
export const claimAnswer = claimSchema;
export const releasedAnswer = z.object({ released: z.literal(true) });
export const composedAnswer = composedAnswerSchema;
export const givenAnswer = sentAnswerSchema;
export const operatorGuidanceAnswer = operatorGuidanceSchema;
