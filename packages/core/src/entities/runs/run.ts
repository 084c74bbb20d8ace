import { z } from "zod";
import { languageSchema } from "./language.ts";

/**
 * A value on its way in or out of the sandbox: JSON, plus objects with the key `$` for what JSON lacks: `{"$":"nan"}`,
 * `{"$":"float","value":2}` (Python's `2.0`), `{"$":"bigint","value":"12"}`, `{"$":"tuple","items":[…]}` and so on.
 */
export type RunValue =
  | null
  | boolean
  | number
  | string
  | readonly RunValue[]
  | { readonly [key: string]: RunValue };

export const runValueSchema: z.ZodType<RunValue> = z.json() as z.ZodType<RunValue>;

/** How an argument or a result is passed: as it is, or as nodes built from an array. */
export const valueKindSchema = z.enum([
  "plain",
  "linked-list",
  "binary-tree",
  "set",
  "tuple",
  "map",
]);
export type ValueKind = z.infer<typeof valueKindSchema>;

export const signatureSchema = z.object({
  parameters: z.array(valueKindSchema),
  returns: valueKindSchema,
  /** Set when the learner changes an argument in place: that argument is the result. */
  resultArgument: z.int().nonnegative().optional(),
});
export type Signature = z.infer<typeof signatureSchema>;

export const testCaseSchema = z.object({
  args: z.array(runValueSchema),
  expected: runValueSchema,
  hidden: z.boolean().optional(),
});
export type TestCase = z.infer<typeof testCaseSchema>;

export const comparisonSchema = z.object({
  kind: z.enum(["exact", "unordered", "unordered-deep", "one-of", "checker"]),
  checker: z.string().optional(),
  tolerance: z
    .object({ absolute: z.number().nonnegative(), relative: z.number().nonnegative() })
    .optional(),
  /** `True` counts as `1`. Unless it is set, a boolean is no number. */
  booleansAreNumbers: z.boolean().optional(),
  /** A tuple is no list. Unless it is set, they count as the same. */
  tuplesAreNoLists: z.boolean().optional(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

export const sourceRuleSchema = z.object({
  id: z.string(),
  message: z.string(),
  check: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("no-name"), names: z.array(z.string()).min(1) }),
    z.object({ kind: z.literal("no-syntax"), syntax: z.enum(["loop", "recursion", "import"]) }),
    z.object({ kind: z.literal("must-use"), syntax: z.enum(["loop", "recursion"]) }),
  ]),
});
export type SourceRule = z.infer<typeof sourceRuleSchema>;

export const runLimitsSchema = z.object({
  testMs: z.int().positive(),
  totalMs: z.int().positive(),
  memoryBytes: z.int().positive(),
  stdoutBytes: z.int().positive(),
});
export type RunLimits = z.infer<typeof runLimitsSchema>;

export const defaultRunLimits: RunLimits = {
  testMs: 2_000,
  totalMs: 10_000,
  memoryBytes: 256 * 1024 * 1024,
  stdoutBytes: 64 * 1024,
};

/** Of the program and its neighbours together. */
export const maxSourceBytes = 256 * 1024;
export const maxNeighbours = 20;

/** A file that the program may import. */
export const sourceFileSchema = z.object({
  path: z.string().regex(/^(?:scratch\/)?[A-Za-z0-9_][A-Za-z0-9_.-]{0,79}$/),
  content: z.string(),
});
export type SourceFile = z.infer<typeof sourceFileSchema>;

/**
 * `function`: the entry point is called with each test's arguments. `script`: the file runs from top to bottom, with
 * each test's arguments (texts) as its command line. `tests`: no argument lists the names of the file's tests, a number
 * runs the test of that index. A script and a test give null.
 */
export const runModeSchema = z.enum(["function", "script", "tests"]);
export type RunMode = z.infer<typeof runModeSchema>;

const programSchema = z.object({
  language: languageSchema,
  code: z.string(),
  /** The program's own path, which its neighbours import; `solution` with the language's extension if not given. */
  path: sourceFileSchema.shape.path.optional(),
  /** Without neighbours nothing of the workspace can be imported. */
  neighbours: z.array(sourceFileSchema).max(maxNeighbours).optional(),
  mode: runModeSchema.optional(),
  entryPoint: z.string().regex(/^[A-Za-z_]\w{0,99}$/),
  signature: signatureSchema.optional(),
  limits: runLimitsSchema.partial().optional(),
  /** Whose program this is. The queue takes turns between requesters, so that one cannot crowd out the others. */
  requester: z.string().optional(),
});

export const runRequestSchema = programSchema.extend({
  tests: z.array(testCaseSchema).min(1).max(1_000),
  comparison: comparisonSchema.optional(),
  rules: z.array(sourceRuleSchema).optional(),
});
export type RunRequest = z.infer<typeof runRequestSchema>;

export const traceRequestSchema = programSchema.extend({
  args: z.array(runValueSchema),
  /** The expected result; with it the trace says where the program goes wrong. It never enters the sandbox. */
  judge: z.object({ expected: runValueSchema, comparison: comparisonSchema.optional() }).optional(),
});
export type TraceRequest = z.infer<typeof traceRequestSchema>;

export const testStatusSchema = z.enum([
  "passed",
  "failed",
  "errored",
  "timed-out",
  "out-of-memory",
  "not-run",
]);
export type TestStatus = z.infer<typeof testStatusSchema>;

/** `path`: where a place is in a neighbour and not in the program itself. */
const placeSchema = {
  column: z.int().optional(),
  path: z.string().optional(),
};
export const programErrorSchema = z.object({
  type: z.string(),
  message: z.string(),
  line: z.int().optional(),
  ...placeSchema,
  frames: z.array(z.object({ name: z.string(), line: z.int(), ...placeSchema })),
});
export type ProgramError = z.infer<typeof programErrorSchema>;

export const testOutcomeSchema = z.object({
  index: z.int().nonnegative(),
  status: testStatusSchema,
  hidden: z.boolean(),
  actual: runValueSchema.optional(),
  error: programErrorSchema.optional(),
  /** Why the checker refused the answer. */
  reason: z.string().optional(),
  stdout: z.string(),
  stdoutTruncated: z.boolean(),
  timeMs: z.number(),
  peakMemoryBytes: z.number(),
});
export type TestOutcome = z.infer<typeof testOutcomeSchema>;

export const brokenRuleSchema = z.object({
  rule: z.string(),
  message: z.string(),
  line: z.int().optional(),
  column: z.int().optional(),
});
export type BrokenRule = z.infer<typeof brokenRuleSchema>;

const measuredSchema = z.object({
  tests: z.array(testOutcomeSchema),
  timeMs: z.number(),
  peakMemoryBytes: z.number(),
});

export const runOutcomeSchema = z.discriminatedUnion("status", [
  measuredSchema.extend({ status: z.literal("passed") }),
  measuredSchema.extend({ status: z.literal("failed") }),
  measuredSchema.extend({ status: z.literal("did-not-compile"), error: programErrorSchema }),
  measuredSchema.extend({
    status: z.literal("rule-broken"),
    brokenRules: z.array(brokenRuleSchema),
  }),
  measuredSchema.extend({ status: z.literal("timed-out"), limitMs: z.number() }),
  measuredSchema.extend({ status: z.literal("out-of-memory"), limitBytes: z.number() }),
]);
export type RunOutcome = z.infer<typeof runOutcomeSchema>;
export type RunStatus = RunOutcome["status"];
