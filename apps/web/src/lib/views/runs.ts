import {
  challengeOutcomeSchema,
  challengeViewSchema,
  exampleVerdictSchema,
  testRunSchema,
} from "@foothold/core/attempt";
import { traceSchema } from "@foothold/core/runs";
import { z } from "zod";

export const testRunAnswer = testRunSchema;
export const traceAnswer = traceSchema.meta({ id: "Trace" });
export const exampleAnswer = exampleVerdictSchema;
export const challengesAnswer = z.object({ challenges: z.array(challengeViewSchema) });
export const challengeAnswer = challengeOutcomeSchema;
