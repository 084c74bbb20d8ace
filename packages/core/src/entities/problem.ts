import { z } from "zod";
import { languageSchema } from "./attempt-mode.ts";
import { jsonSchema } from "./json.ts";
import { problemTeachingSchema } from "./problem-teaching.ts";
import { comparisonSchema, runLimitsSchema } from "./run.ts";

export const rungSchema = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
export type Rung = z.infer<typeof rungSchema>;

export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use a slug: two-sum.");

/** How a value is given to the learner's function: plain JSON, or an array turned into nodes. */
export const valueKindSchema = z.enum(["json", "linked-list", "binary-tree"]);

export const signatureSchema = z.object({
  name: z.string().min(1),
  parameters: z.array(z.object({ name: z.string(), type: z.string(), kind: valueKindSchema })),
  returns: z.object({ type: z.string(), kind: valueKindSchema }),
});

export const exampleSchema = z.object({
  args: z.array(jsonSchema),
  expected: jsonSchema,
  explanation: z.string(),
});

export const testCaseSchema = z.object({
  args: z.array(jsonSchema),
  expected: jsonSchema,
  purpose: z.string().min(1),
  hidden: z.boolean(),
});
export type TestCase = z.infer<typeof testCaseSchema>;

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

/** Everything authored about a problem. Never leaves the server whole: see `problemView`. */
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
  signature: signatureSchema,
  starterCode: byLanguage,
  tests: z.array(testCaseSchema).min(1),
  comparison: comparisonSchema,
  limits: runLimitsSchema,
  sourceRules: z.array(z.object({ name: z.string(), message: z.string() })),
  references: z.partialRecord(languageSchema, z.string()),
  bruteForce: z.partialRecord(languageSchema, z.string()),
  wrongPrograms: z.array(wrongProgramSchema),
});
export type Problem = z.infer<typeof problemSchema>;

export type ProblemSummary = Pick<
  Problem,
  "slug" | "title" | "rung" | "patterns" | "estimatedMinutes"
>;
