import { z } from "zod";
import type { Asked } from "../reply/compose-reply.ts";

const content = z.object({ parts: z.array(z.object({ text: z.string() })) });
const message = content.extend({ role: z.enum(["user", "model"]) });

const requestSchema = z.object({
  contents: z.array(message),
  systemInstruction: content.optional(),
  generationConfig: z
    .object({
      temperature: z.number().optional(),
      maxOutputTokens: z.number().optional(),
      responseMimeType: z.string().optional(),
      responseJsonSchema: z.record(z.string(), z.unknown()).optional(),
      thinkingConfig: z.object({ thinkingBudget: z.number().optional() }).optional(),
    })
    .default({}),
});

export function geminiAsked(model: string, body: unknown): Asked {
  const { contents, systemInstruction, generationConfig: config } = requestSchema.parse(body);
  return {
    model,
    system: textOf(systemInstruction),
    messages: contents.map(({ role, parts }) => ({
      role: role === "model" ? "assistant" : "user",
      text: textOf({ parts }),
    })),
    schema: config.responseJsonSchema,
    temperature: config.temperature,
    maxOutputTokens: config.maxOutputTokens,
    thinkingBudget: config.thinkingConfig?.thinkingBudget,
  };
}

const textOf = (given: z.infer<typeof content> | undefined) =>
  (given?.parts ?? []).map(({ text }) => text).join("");
