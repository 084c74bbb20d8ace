import { drawnAsSchema } from "@foothold/core/catalog";
import {
  comparisonSchema as runComparisonSchema,
  type SourceRule,
  valueKindSchema,
} from "@foothold/core/runs";
import { z } from "zod";
import { patternIdSchema } from "./pattern-ids.ts";
import { jsonSchema, slugSchema, textSchema, textsSchema } from "./shared.ts";

const identifier = z.string().regex(/^[A-Za-z_]\w*$/, "must be a plain name, like twoSum");

const typeShape = {
  type: textSchema,
  kind: valueKindSchema,
  /** How to draw a list of lists, if its type does not say. */
  drawnAs: drawnAsSchema.optional(),
};

const signatureSchema = z.strictObject({
  name: identifier,
  pythonName: identifier.optional(),
  parameters: z.array(z.strictObject({ name: identifier, ...typeShape })).min(1),
  returns: z.strictObject(typeShape),
  /** Set when the learner changes an argument in place: that argument is the result. */
  resultArgument: z.int().nonnegative().optional(),
});

const sourceRuleSchema: z.ZodType<SourceRule> = z.strictObject({
  id: slugSchema,
  message: textSchema,
  check: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("no-name"), names: z.array(z.string()).min(1) }),
    z.strictObject({
      kind: z.literal("no-syntax"),
      syntax: z.enum(["loop", "recursion", "import"]),
    }),
    z.strictObject({ kind: z.literal("must-use"), syntax: z.enum(["loop", "recursion"]) }),
  ]),
});

const comparisonSchema = z.strictObject({
  kind: runComparisonSchema.shape.kind,
  tolerance: z
    .strictObject({ absolute: z.number().nonnegative(), relative: z.number().nonnegative() })
    .optional(),
  booleansAreNumbers: runComparisonSchema.shape.booleansAreNumbers,
  tuplesAreNoLists: runComparisonSchema.shape.tuplesAreNoLists,
});

export const problemFileSchema = z.strictObject({
  title: textSchema,
  rung: z.union(
    [1, 2, 3, 4, 5].map((rung) => z.literal(rung as 1 | 2 | 3 | 4 | 5)),
    {
      error: "must be a whole number from 1 to 5",
    },
  ),
  patterns: z.array(patternIdSchema).min(1),
  estimatedMinutes: z.int().positive(),
  prerequisites: z.array(slugSchema),
  signature: signatureSchema,
  constraints: textsSchema,
  examples: z.array(
    z.strictObject({ args: z.array(jsonSchema), expected: jsonSchema, explanation: textSchema }),
  ),
  comparison: comparisonSchema,
  limits: z.strictObject({
    testMs: z.int().positive(),
    totalMs: z.int().positive().optional(),
    memoryBytes: z.int().positive().optional(),
  }),
  complexity: z.strictObject({
    time: textSchema,
    space: textSchema,
    naive: textSchema.optional(),
  }),
  sourceRules: z.array(sourceRuleSchema).default([]),
});
export type ProblemFile = z.infer<typeof problemFileSchema>;
