import {
  challengeOutcomeSchema,
  challengeViewSchema,
  exampleVerdictSchema,
  measuredSolutionsSchema,
  runQueueViewSchema,
  testRunSchema,
} from "@foothold/core/attempt";
import { traceSchema } from "@foothold/core/runs";
import { z } from "zod";

export const testRunAnswer = testRunSchema;
export const runQueueAnswer = runQueueViewSchema;
export const browserRunAnswer = z.object({ recordedAt: z.iso.datetime() });
export const traceAnswer = traceSchema.meta({ id: "Trace" });
export const exampleAnswer = exampleVerdictSchema;
export const challengesAnswer = z.object({ challenges: z.array(challengeViewSchema) });
export const challengeAnswer = challengeOutcomeSchema;
export const measuredAnswer = measuredSolutionsSchema;
