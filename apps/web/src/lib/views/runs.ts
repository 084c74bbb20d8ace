import { languageSchema, v2StepSchema } from "@foothold/core/attempt";
import {
  brokenRuleSchema,
  programErrorSchema,
  runOutcomeSchema,
  runValueSchema,
  testResultDataSchema,
  testStatusSchema,
  traceSchema,
} from "@foothold/core/runs";
import { z } from "zod";
import { attemptSchema } from "./attempt.ts";

export const testRunAnswer = z.object({
  outcome: z.enum(runOutcomeSchema.options.map(({ shape }) => shape.status.value)),
  compileError: programErrorSchema.nullable(),
  brokenRules: z.array(brokenRuleSchema),
  tests: z.array(testResultDataSchema),
  v2Step: v2StepSchema.nullable(),
  state: attemptSchema.shape.state,
});
const milliseconds = z.number().nonnegative();
export const runQueueAnswer = z.object({
  place: z
    .object({ before: z.number().int().nonnegative(), expectedWaitMs: milliseconds })
    .nullable(),
  queue: z.object({ waiting: z.number().int().nonnegative(), expectedWaitMs: milliseconds }),
});
export const browserRunAnswer = z.object({ recordedAt: z.iso.datetime() });
export const traceAnswer = traceSchema.meta({ id: "Trace" });

export const exampleAnswer = z.object({ agrees: z.boolean(), expected: runValueSchema });

export const challengesAnswer = z.object({
  challenges: z.array(
    z.object({
      id: z.string(),
      language: languageSchema,
      code: z.string(),
      prompt: z.string(),
      beaten: z.boolean(),
    }),
  ),
});

export const challengeAnswer = z.object({
  beaten: z.boolean(),
  expected: runValueSchema,
  actual: runValueSchema,
  status: testStatusSchema,
  error: z.string().nullable(),
});
