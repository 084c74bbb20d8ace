import { maxNeighbours } from "@foothold/core/runs";
import { z } from "zod";
import type { FromSandbox } from "./protocol.ts";

const text = z.string().max(20_000);
const position = z.int().nonnegative();
const frameSchema = z.object({
  name: text,
  line: position,
  column: position.optional(),
  path: text.optional(),
});
const place = {
  stack: text.optional(),
  frames: z.array(frameSchema).max(200).optional(),
};
const rawErrorSchema = z.object({ type: text, message: text, ...place });

/** Only the outline of a step is checked: it is large, and shown only to the program's author. */
const stepSchema = z.looseObject({
  line: z.int(),
  event: z.enum(["step_line", "call", "return", "exception"]),
  func_name: text,
  globals: z.record(z.string(), z.unknown()),
  ordered_globals: z.array(z.string()),
  stack_to_render: z.array(z.looseObject({ frame_id: z.int(), func_name: text })),
  heap: z.record(z.string(), z.unknown()),
  stdout: z.string(),
});

const hasValue = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "value" in result && !("error" in result);

const messageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("not-compiled"), error: rawErrorSchema }),
  z.object({
    kind: z.literal("compiled"),
    mappings: z.string(),
    modules: z
      .array(z.object({ path: text, line: position, mappings: z.string() }))
      .max(maxNeighbours)
      .optional(),
    brokenRules: z.array(
      z.object({
        rule: z.string(),
        message: z.string(),
        line: position.optional(),
        column: position.optional(),
      }),
    ),
  }),
  z.object({ kind: z.literal("rule-broken"), rule: text, ...place }),
  z.object({ kind: z.literal("out"), text: z.string() }),
  z.object({ kind: z.literal("out-cut") }),
  z.object({ kind: z.literal("step"), step: stepSchema }),
  z.object({ kind: z.literal("trace-cut"), reason: z.enum(["steps", "bytes"]) }),
  z.object({
    kind: z.literal("end"),
    ms: z.number().nonnegative(),
    // The value is JSON already; its depth is checked when it is judged.
    result: z.union([z.object({ error: rawErrorSchema }), z.custom<object>(hasValue)]),
  }),
]);

/** The program may have taken over its sandbox, so messages are parsed like any other input. */
export function parseMessage(json: string): FromSandbox | undefined {
  try {
    const message: unknown = JSON.parse(json);
    return isSound(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

const isSound = (message: unknown): message is FromSandbox =>
  messageSchema.safeParse(message).success;
