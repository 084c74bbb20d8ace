import { z } from "zod";
import { programErrorSchema, runValueSchema, testStatusSchema } from "./run.ts";

const visibleResultSchema = z.object({
  index: z.number().int().min(0),
  status: testStatusSchema,
  hidden: z.literal(false),
  purpose: z.string(),
  args: z.array(runValueSchema),
  expected: runValueSchema,
  actual: runValueSchema.optional(),
  error: programErrorSchema.optional(),
  /** Why a checker refused the answer. */
  reason: z.string().optional(),
  stdout: z.string(),
  stdoutTruncated: z.boolean(),
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
