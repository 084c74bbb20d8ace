import { z } from "zod";
import { slugSchema, textSchema, textsSchema } from "./shared.ts";

const fieldRubricSchema = z.strictObject({
  concepts: z.array(
    z.strictObject({
      id: slugSchema,
      label: textSchema,
      required: z.boolean().default(true),
      phrasings: textsSchema.min(1),
      followup: textSchema,
    }),
  ),
  misconceptions: z
    .array(z.strictObject({ id: slugSchema, phrasings: textsSchema.min(1), askBack: textSchema }))
    .default([]),
});

export const rubricFileSchema = z.strictObject({
  explanation: fieldRubricSchema,
  inputOutputDescription: fieldRubricSchema,
  constraintsDescription: fieldRubricSchema,
  exampleWalkthrough: fieldRubricSchema,
  wrongApproach: fieldRubricSchema,
  exampleReading: z.strictObject({ arguments: z.array(z.string()).min(1), pattern: textSchema }),
});
export type RubricFile = z.infer<typeof rubricFileSchema>;
