import { z } from "zod";
import { languageSchema } from "../runs/language.ts";
import {
  comparisonSchema,
  runLimitsSchema,
  runValueSchema,
  sourceRuleSchema,
  valueKindSchema,
} from "../runs/run.ts";
import { drawnAsSchema } from "./drawn-as.ts";
import { problemTeachingSchema } from "./problem-teaching.ts";

export const rungSchema = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
export type Rung = z.infer<typeof rungSchema>;

export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use a slug: two-sum.");

const functionName = z.string().regex(/^[A-Za-z_]\w{0,99}$/);

/** The function to write. `type` is for people; `kind` says how the value is passed. */
export const functionSignatureSchema = z.object({
  name: functionName,
  /** Set when Python's name differs: two_sum for twoSum. */
  pythonName: functionName.optional(),
  parameters: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      kind: valueKindSchema,
      drawnAs: drawnAsSchema.optional(),
    }),
  ),
  returns: z.object({
    type: z.string(),
    kind: valueKindSchema,
    drawnAs: drawnAsSchema.optional(),
  }),
  /** Set when the learner changes an argument in place: that argument is the result. */
  resultArgument: z.int().nonnegative().optional(),
});

export type FunctionSignature = z.infer<typeof functionSignatureSchema>;

export const exampleSchema = z.object({
  args: z.array(runValueSchema),
  expected: runValueSchema,
  explanation: z.string(),
});

export const problemTestSchema = z.object({
  args: z.array(runValueSchema),
  expected: runValueSchema,
  purpose: z.string().min(1),
  hidden: z.boolean(),
  /** Hidden tests are reported by group: a group passes when all of its tests do. */
  group: z.string().min(1).optional(),
});
export type ProblemTest = z.infer<typeof problemTestSchema>;

const byLanguage = z.record(languageSchema, z.string());

/** A program that looks right and is not, and what it teaches. */
export const wrongProgramSchema = z.object({
  name: z.string(),
  bugKind: z.string(),
  language: languageSchema,
  code: z.string(),
  /** Positions in `tests`. */
  caughtBy: z.array(z.number().int().min(0)).min(1),
  guidance: z.string(),
});

/** Everything authored about a problem. Browsers get only `problemView` of it. */
export const problemSchema = problemTeachingSchema.extend({
  slug: slugSchema,
  title: z.string().min(1),
  rung: rungSchema,
  patterns: z.array(slugSchema).min(1),
  statement: z.string().min(1),
  constraints: z.array(z.string()),
  examples: z.array(exampleSchema).min(1),
  estimatedMinutes: z.number().int().positive(),
  prerequisites: z.array(slugSchema),
  signature: functionSignatureSchema,
  starterCode: byLanguage,
  tests: z.array(problemTestSchema).min(1),
  comparison: comparisonSchema,
  limits: runLimitsSchema.partial(),
  sourceRules: z.array(sourceRuleSchema),
  references: z.partialRecord(languageSchema, z.string()),
  bruteForce: z.partialRecord(languageSchema, z.string()),
  wrongPrograms: z.array(wrongProgramSchema),
});
export type Problem = z.infer<typeof problemSchema>;

export const problemSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  rung: rungSchema,
  patterns: z.array(z.string()),
  estimatedMinutes: z.number().int(),
  prerequisites: z.array(z.string()),
});
export type ProblemSummary = z.infer<typeof problemSummarySchema>;
