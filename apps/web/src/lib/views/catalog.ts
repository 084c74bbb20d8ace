import { languageSchema } from "@foothold/core/attempt";
import {
  exampleSchema,
  functionSignatureSchema,
  problemTestSchema,
  rungSchema,
} from "@foothold/core/catalog";
import { comparisonSchema, runLimitsSchema, sourceRuleSchema } from "@foothold/core/runs";
import { z } from "zod";

/** What a browser may see of a problem: no values of hidden tests, no reference solution. */

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
    problemTestSchema.omit({ hidden: true, group: true }).extend({ index: z.number().int() }),
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

export const problemSchema = problemFields.meta({ id: "Problem" });

export const problemAnswer = z.object({ problem: problemSchema });
export const problemsAnswer = z.object({ problems: z.array(problemSummarySchema) });
