import {
  challengeOutcomeSchema,
  challengeViewSchema,
  exampleVerdictSchema,
  testRunSchema,
} from "@foothold/core/attempt";
import { traceSchema } from "@foothold/core/runs";
import { z } from "zod";

export const testRunAnswer = testRunSchema;
const milliseconds = z.number().nonnegative();
export const runQueueAnswer = z.object({
  place: z
    .object({ before: z.number().int().nonnegative(), expectedWaitMs: milliseconds })
    .nullable(),
  queue: z.object({ waiting: z.number().int().nonnegative(), expectedWaitMs: milliseconds }),
});
export const browserRunAnswer = z.object({ recordedAt: z.iso.datetime() });
export const traceAnswer = traceSchema.meta({ id: "Trace" });
export const exampleAnswer = exampleVerdictSchema;
export const challengesAnswer = z.object({ challenges: z.array(challengeViewSchema) });
export const challengeAnswer = challengeOutcomeSchema;

const measuredTime = z.object({ totalMs: z.number(), slowestMs: z.number() });
export const measuredAnswer = z.object({
  tests: z.number().int(),
  own: measuredTime,
  author: measuredTime,
});
