import { z } from "zod";
import { jsonSchema } from "./json.ts";
import { runErrorSchema, testStatusSchema } from "./run.ts";

const visibleResultSchema = z.object({
  index: z.number().int().min(0),
  status: testStatusSchema,
  hidden: z.literal(false),
  purpose: z.string(),
  args: z.array(jsonSchema),
  expected: jsonSchema,
  actual: jsonSchema.optional(),
  error: runErrorSchema.optional(),
  stdout: z.string().optional(),
  timeMs: z.number().nonnegative(),
});

/** Nothing of a hidden test but what it is for. Strict, so that nothing more can be kept by mistake. */
const hiddenResultSchema = z.strictObject({
  index: z.number().int().min(0),
  status: testStatusSchema,
  hidden: z.literal(true),
  purpose: z.string(),
});

export const testResultDataSchema = z.discriminatedUnion("hidden", [
  visibleResultSchema,
  hiddenResultSchema,
]);
export type TestResultData = z.infer<typeof testResultDataSchema>;
