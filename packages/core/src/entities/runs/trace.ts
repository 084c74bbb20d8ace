import { z } from "zod";
import { programErrorSchema, runValueSchema } from "./run.ts";

export const traceLimits = { steps: 1_000, bytes: 1024 * 1024 } as const;

/** The Python-Tutor step format, so that any viewer of that format can show a trace. */
const encodedSchema = z.json();
export type TraceEncoded = z.infer<typeof encodedSchema>;

export const traceFrameSchema = z.object({
  func_name: z.string(),
  is_parent: z.boolean(),
  frame_id: z.int(),
  parent_frame_id_list: z.array(z.int()),
  encoded_locals: z.record(z.string(), encodedSchema),
  ordered_varnames: z.array(z.string()),
  is_zombie: z.boolean(),
  is_highlighted: z.boolean(),
  unique_hash: z.string(),
});
export type TraceFrame = z.infer<typeof traceFrameSchema>;

export const traceStepSchema = z.object({
  line: z.int(),
  event: z.enum(["step_line", "call", "return", "exception", "uncaught_exception"]),
  func_name: z.string(),
  globals: z.record(z.string(), encodedSchema),
  ordered_globals: z.array(z.string()),
  stack_to_render: z.array(traceFrameSchema),
  heap: z.record(z.string(), encodedSchema),
  stdout: z.string(),
  exception_msg: z.string().optional(),
});
export type TraceStep = z.infer<typeof traceStepSchema>;

const whereSchema = { step: z.int().nonnegative(), line: z.int() };

/** Where a failing test first goes wrong, as far as the trace shows. */
export const divergenceSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("raised"), ...whereSchema, message: z.string() }),
  z.object({
    kind: z.literal("returned"),
    ...whereSchema,
    actual: runValueSchema,
    expected: runValueSchema,
  }),
  z.object({
    kind: z.literal("repeats"),
    ...whereSchema,
    everySteps: z.int(),
    variables: z.array(z.string()),
  }),
  z.object({
    kind: z.literal("recurses"),
    ...whereSchema,
    functionName: z.string(),
    depth: z.int(),
  }),
  z.object({ kind: z.literal("never-ends"), ...whereSchema, visits: z.int() }),
]);
export type Divergence = z.infer<typeof divergenceSchema>;

export const traceSchema = z.object({
  steps: z.array(traceStepSchema),
  /** Why the recording ends before the program does; null when it is complete. */
  cut: z.enum(["steps", "bytes", "time", "memory", "ended"]).nullable(),
  result: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("returned"), value: runValueSchema }),
    z.object({ kind: z.literal("raised"), error: programErrorSchema }),
    z.object({ kind: z.literal("did-not-compile"), error: programErrorSchema }),
    z.object({ kind: z.literal("unknown") }),
  ]),
  /** null when the result is right, no expected result was given, or the trace does not show it. */
  divergence: divergenceSchema.nullable(),
});
export type Trace = z.infer<typeof traceSchema>;
