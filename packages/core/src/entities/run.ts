import { z } from "zod";
import { type Language, languageSchema } from "./attempt-mode.ts";
import { type Json, jsonSchema } from "./json.ts";

export const testStatuses = [
  "passed",
  "failed",
  "errored",
  "timed-out",
  "out-of-memory",
  "not-run",
] as const;
export const testStatusSchema = z.enum(testStatuses);
export type TestStatus = z.infer<typeof testStatusSchema>;

export const runErrorSchema = z.object({
  message: z.string(),
  line: z.number().int().optional(),
  column: z.number().int().optional(),
});
export type RunError = z.infer<typeof runErrorSchema>;

/** What the learner's program did with one test, in the order of the request's tests. */
export const testOutcomeSchema = z.object({
  status: testStatusSchema,
  actual: jsonSchema.optional(),
  error: runErrorSchema.optional(),
  stdout: z.string().optional(),
  timeMs: z.number().nonnegative(),
});
export type TestOutcome = z.infer<typeof testOutcomeSchema>;

export const runOutcomeSchema = z.discriminatedUnion("status", [
  z.object({ status: z.enum(["passed", "failed"]), tests: z.array(testOutcomeSchema) }),
  z.object({
    status: z.literal("did-not-compile"),
    message: z.string(),
    line: z.number().int().optional(),
  }),
  z.object({ status: z.literal("timed-out"), limitMs: z.number() }),
]);
export type RunOutcome = z.infer<typeof runOutcomeSchema>;

export const runLimitsSchema = z.object({
  timeMs: z.number().int().positive(),
  memoryMb: z.number().int().positive(),
});
export type RunLimits = z.infer<typeof runLimitsSchema>;

export const comparisonSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("exact") }),
  z.object({ kind: z.literal("unordered") }),
  z.object({ kind: z.literal("tolerance"), tolerance: z.number().positive() }),
  z.object({ kind: z.literal("checker"), name: z.string() }),
]);
export type Comparison = z.infer<typeof comparisonSchema>;

export type RunRequest = {
  language: Language;
  code: string;
  entryPoint: string;
  tests: { args: Json[]; expected: Json }[];
  limits: RunLimits;
  comparison: Comparison;
};

export type TraceRequest = {
  language: Language;
  code: string;
  entryPoint: string;
  args: Json[];
  limits: RunLimits;
};

/** `steps` are in the Python-Tutor form; `cut` says that there were more. */
export const traceSchema = z.object({
  language: languageSchema,
  steps: z.array(z.record(z.string(), jsonSchema)),
  cut: z.boolean(),
});
export type Trace = z.infer<typeof traceSchema>;
