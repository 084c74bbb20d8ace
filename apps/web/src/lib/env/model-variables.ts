import { z } from "zod";
import { countVariable } from "./count-variable.ts";

const seconds = (fallback: number) => z.coerce.number().positive().max(600).default(fallback);

const modelList = z
  .string()
  .transform((list) => list.split(",").map((name) => name.trim()))
  .pipe(z.array(z.string().regex(/^[\w.:/@-]+$/, "a list of model names, separated by commas")));

/** In the form of Ollama's own tools: a port, a host or a whole address. */
const ollamaHost = z.string().refine((host) => {
  if (host.includes("://")) return URL.canParse(host);
  return URL.canParse(host.startsWith(":") ? `http://127.0.0.1${host}` : `http://${host}`);
}, "not a host");

export const modelVariables = {
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  COACH_GEMINI_MODELS: modelList.default(["gemini-flash-lite-latest", "gemini-flash-latest"]),
  OLLAMA_HOST: ollamaHost.default("http://127.0.0.1:11434"),
  COACH_OLLAMA_MODELS: modelList.default([]),
  COACH_OLLAMA_CONTEXT_TOKENS: countVariable(8_192),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  COACH_OPENAI_MODELS: modelList.default([]),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  COACH_ANTHROPIC_MODELS: modelList.default([]),
  COACH_CONCURRENT_CALLS: countVariable(8),
  COACH_FIRST_WORDS_SECONDS: seconds(8),
  COACH_WHOLE_REPLY_SECONDS: seconds(30),
};

const variables = z.object(modelVariables);

export type ModelSettings = ReturnType<typeof modelsFrom>;

/** The settings of the models. A provider without a key or without models is undefined. */
export function modelsFrom(values: z.output<typeof variables>) {
  const { COACH_OLLAMA_MODELS: ollamaModels } = values;
  return {
    gemini: keyed(values.GEMINI_API_KEY, values.GEMINI_BASE_URL, values.COACH_GEMINI_MODELS),
    openai: keyed(values.OPENAI_API_KEY, values.OPENAI_BASE_URL, values.COACH_OPENAI_MODELS),
    anthropic: keyed(
      values.ANTHROPIC_API_KEY,
      values.ANTHROPIC_BASE_URL,
      values.COACH_ANTHROPIC_MODELS,
    ),
    ollama:
      ollamaModels.length > 0
        ? {
            host: values.OLLAMA_HOST,
            contextTokens: values.COACH_OLLAMA_CONTEXT_TOKENS,
            models: ollamaModels,
          }
        : undefined,
    ollamaContextTokens: values.COACH_OLLAMA_CONTEXT_TOKENS,
    concurrentCalls: values.COACH_CONCURRENT_CALLS,
    limits: {
      firstTextWithinMs: values.COACH_FIRST_WORDS_SECONDS * 1000,
      wholeWithinMs: values.COACH_WHOLE_REPLY_SECONDS * 1000,
    },
  };
}

const keyed = (apiKey: string | undefined, baseUrl: string | undefined, models: string[]) =>
  apiKey && models.length > 0 ? { apiKey, baseUrl, models } : undefined;
