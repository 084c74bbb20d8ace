import { z } from "zod";
import type { Asked } from "../reply/compose-reply.ts";

const requestSchema = z.object({
  model: z.string(),
  system: z.string().default(""),
  messages: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })),
  max_tokens: z.number(),
  temperature: z.number().optional(),
  stream: z.boolean().default(false),
  output_config: z
    .object({ format: z.object({ schema: z.record(z.string(), z.unknown()) }) })
    .optional(),
});

export function anthropicAsked(body: unknown): Asked & { streams: boolean } {
  const request = requestSchema.parse(body);
  return {
    model: request.model,
    system: request.system,
    messages: request.messages.map(({ role, content }) => ({ role, text: content })),
    schema: request.output_config?.format.schema,
    temperature: request.temperature,
    maxOutputTokens: request.max_tokens,
    streams: request.stream,
  };
}
