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
  messages: z.array(z.object({ role: z.string(), content: z.string() })).optional(),
  prompt: z.string().default(""),
  system: z.string().default(""),
  stream: z.boolean().default(true),
  format: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  options: optionsSchema,
});

export function ollamaAsked(body: unknown): Asked & { streams: boolean } {
  const request = requestSchema.parse(body);
  const said = (role: string) =>
    request.messages?.filter((one) => one.role === role).map(({ content }) => content);
  return {
    model: request.model,
    system: said("system")?.join("\n") ?? request.system,
    user: said("user")?.join("\n") ?? request.prompt,
    schema: typeof request.format === "object" ? request.format : undefined,
    temperature: request.options.temperature,
    maxOutputTokens: request.options.num_predict,
    streams: request.stream,
  };
}
