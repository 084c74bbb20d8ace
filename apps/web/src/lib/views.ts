import {
  attemptV2Schema,
  changeSetSchema,
  changeSetSummarySchema,
  draftSchema,
  languageSchema,
  v2StepSchema,
} from "@foothold/core/attempt";
import {
  exampleSchema,
  functionSignatureSchema,
  problemTestSchema,
  rungSchema,
} from "@foothold/core/catalog";
import {
  brokenRuleSchema,
  comparisonSchema,
  programErrorSchema,
  runLimitsSchema,
  runOutcomeSchema,
  runValueSchema,
  sourceRuleSchema,
  testResultDataSchema,
  testStatusSchema,
  traceSchema,
} from "@foothold/core/runs";
import { z } from "zod";

/** What of an entity a browser may see: no hidden test's values, no reference solution, no owner's id. */

const stuckSchema = z.object({
  state: z.enum(["PROGRESSING", "WARNING", "STUCK"]),
  reason: z.enum(["loop", "repeated-failure", "no-completion", "no-progress"]).nullable(),
  offer: z
    .object({ action: z.literal("recover"), message: z.string(), situation: z.string() })
    .nullable(),
});

export const attemptSchema = attemptV2Schema
  .omit({ userId: true, stuckTrail: true })
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
  prerequisites: z.array(z.string()),
});

const problemFields = problemSummarySchema.extend({
  statement: z.string(),
  constraints: z.array(z.string()),
  examples: z.array(exampleSchema),
  starterCode: z.record(languageSchema, z.string()),
  signature: functionSignatureSchema,
  limits: runLimitsSchema.partial(),
  comparison: comparisonSchema,
  sourceRules: z.array(sourceRuleSchema),
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

export const draftsAnswer = z.object({ drafts: z.array(draftSchema.meta({ id: "Draft" })) });

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

export const deletedAnswer = z.object({ deleted: z.literal(true) });

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}
