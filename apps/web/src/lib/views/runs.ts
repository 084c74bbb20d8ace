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
export const traceAnswer = traceSchema.meta({ id: "Trace" });

export const exampleAnswer = z.object({ agrees: z.boolean(), expected: runValueSchema });

const measuredTime = z.object({ totalMs: z.number(), slowestMs: z.number() });
export const measuredAnswer = z.object({
  tests: z.number().int(),
  own: measuredTime,
  author: measuredTime,
});

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
