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
  /** Why the checker refused the answer. */
  reason: z.string().optional(),
  stdout: z.string(),
  stdoutTruncated: z.boolean(),
  timeMs: z.number().nonnegative(),
});

const hiddenStatusSchema = z.enum(["passed", "failed", "not-run"]);
export type HiddenStatus = z.infer<typeof hiddenStatusSchema>;

/** Runs stored before hidden tests had groups say how each test failed; this is no longer told. */
function withoutHow(status: unknown): unknown {
  const how: unknown[] = ["errored", "timed-out", "out-of-memory"];
  return how.includes(status) ? "failed" : status;
}

/** For a hidden test only its purpose and its group's result. Strict, so that nothing more is stored by mistake. */
const hiddenResultSchema = z.strictObject({
  index: z.number().int().min(0),
  status: z.preprocess(withoutHow, hiddenStatusSchema),
  hidden: z.literal(true),
  purpose: z.string(),
});

export const testResultDataSchema = z.discriminatedUnion("hidden", [
  visibleResultSchema,
  hiddenResultSchema,
]);
export type TestResultData = z.infer<typeof testResultDataSchema>;
