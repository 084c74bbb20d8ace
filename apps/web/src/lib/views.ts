import {
  attemptV2Schema,
  brokenRuleSchema,
  changeSetSchema,
  changeSetSummarySchema,
  comparisonSchema,
  exampleSchema,
  functionSignatureSchema,
  languageSchema,
  problemTestSchema,
  programErrorSchema,
  rungSchema,
  runLimitsSchema,
  runOutcomeSchema,
  testResultDataSchema,
  traceSchema,
  v2StepSchema,
} from "@foothold/core";
import { z } from "zod";

/** What of an entity a browser may see: no hidden test's values, no reference solution, no owner's id. */

const stuckSchema = z.object({
  state: z.enum(["PROGRESSING", "WARNING", "STUCK"]),
  reason: z.string().nullable(),
  offer: z.object({ action: z.string(), message: z.string() }).nullable(),
});

export const attemptSchema = attemptV2Schema
  .omit({ userId: true })
  .extend({ v2Step: v2StepSchema.nullable(), stuck: stuckSchema })
  .meta({ id: "Attempt" });

export const attemptAnswer = z.object({ attempt: attemptSchema });

export const attemptPage = pageOf(
  attemptSchema.pick({
    id: true,
    problemSlug: true,
    language: true,
    mode: true,
    state: true,
    v2Step: true,
    version: true,
    createdAt: true,
    updatedAt: true,
    finishedAt: true,
  }),
);

const problemSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  rung: rungSchema,
  patterns: z.array(z.string()),
  estimatedMinutes: z.number().int(),
});

const problemFields = problemSummarySchema.extend({
  statement: z.string(),
  constraints: z.array(z.string()),
  examples: z.array(exampleSchema),
  starterCode: z.record(languageSchema, z.string()),
  prerequisites: z.array(z.string()),
  signature: functionSignatureSchema,
  limits: runLimitsSchema.partial(),
  comparison: comparisonSchema,
  visibleTests: z.array(
    problemTestSchema.omit({ hidden: true }).extend({ index: z.number().int() }),
  ),
  patternChoices: z.array(z.object({ patternId: z.string(), name: z.string() })),
  invariantTemplate: z
    .object({
      id: z.string(),
      text: z.string(),
      slots: z.array(z.object({ id: z.string(), label: z.string(), choices: z.array(z.string()) })),
    })
    .nullable(),
});

const problemSchema = problemFields.meta({ id: "Problem" });

export const problemAnswer = z.object({ problem: problemSchema });
export const problemsAnswer = z.object({ problems: z.array(problemSummarySchema) });
export const attemptAndProblem = z.object({ attempt: attemptSchema, problem: problemSchema });

export const savedCodeAnswer = z.object({
  version: z.number().int(),
  changeSet: z.object({ id: z.string(), position: z.number().int() }).nullable(),
});
export const rewoundAnswer = z.object({
  version: z.number().int(),
  code: z.string(),
  position: z.number().int(),
});
export const changePage = pageOf(changeSetSummarySchema);
export const changeAnswer = changeSetSchema;

export const testRunAnswer = z.object({
  outcome: z.enum(runOutcomeSchema.options.map(({ shape }) => shape.status.value)),
  compileError: programErrorSchema.nullable(),
  brokenRules: z.array(brokenRuleSchema),
  tests: z.array(testResultDataSchema),
  v2Step: v2StepSchema.nullable(),
  state: attemptSchema.shape.state,
});
export const traceAnswer = traceSchema.meta({ id: "Trace" });

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}
