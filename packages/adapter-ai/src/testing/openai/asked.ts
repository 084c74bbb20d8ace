import { z } from "zod";
import type { Asked } from "../reply/compose-reply.ts";

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(
    z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() }),
  ),
  stream: z.boolean().default(false),
  temperature: z.number().optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  response_format: z
    .object({
      json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }).optional(),
    })
    .optional(),
});

export function openAiAsked(body: unknown): Asked & { streams: boolean } {
  const request = requestSchema.parse(body);
  const system = request.messages.filter(({ role }) => role === "system");
  return {
    model: request.model,
    system: system.map(({ content }) => content).join("\n"),
    messages: request.messages.flatMap(({ role, content }) =>
      role === "system" ? [] : [{ role, text: content }],
    ),
    schema: request.response_format?.json_schema?.schema,
    temperature: request.temperature,
    maxOutputTokens: request.max_completion_tokens ?? request.max_tokens,
    streams: request.stream,
  };
}
