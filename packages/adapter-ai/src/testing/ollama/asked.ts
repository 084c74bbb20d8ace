import { z } from "zod";
import type { Asked } from "../reply/compose-reply.ts";

const optionsSchema = z
  .object({
    temperature: z.number().optional(),
    num_predict: z.number().optional(),
    num_ctx: z.number().optional(),
  })
  .default({});

const requestSchema = z.object({
  model: z.string(),
  messages: z
    .array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() }))
    .optional(),
  prompt: z.string().default(""),
  system: z.string().default(""),
  stream: z.boolean().default(true),
  format: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  options: optionsSchema,
});

export function ollamaAsked(body: unknown): Asked & { streams: boolean } {
  const request = requestSchema.parse(body);
  const given = request.messages ?? [
    { role: "system" as const, content: request.system },
    { role: "user" as const, content: request.prompt },
  ];
  return {
    model: request.model,
    system: given.flatMap(({ role, content }) => (role === "system" ? [content] : [])).join("\n"),
    messages: given.flatMap(({ role, content }) =>
      role === "system" ? [] : [{ role, text: content }],
    ),
    schema: typeof request.format === "object" ? request.format : undefined,
    temperature: request.options.temperature,
    maxOutputTokens: request.options.num_predict,
    streams: request.stream,
  };
}
