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
  COACH_CONCURRENT_CALLS: countVariable(8),
  COACH_FIRST_WORDS_SECONDS: seconds(8),
  COACH_WHOLE_REPLY_SECONDS: seconds(30),
};

const variables = z.object(modelVariables);

export type ModelSettings = ReturnType<typeof modelsFrom>;

/** The settings of the models. A provider without a key or without models is undefined. */
export function modelsFrom(values: z.output<typeof variables>) {
  const { GEMINI_API_KEY: apiKey, COACH_OLLAMA_MODELS: ollamaModels } = values;
  return {
    gemini: apiKey
      ? { apiKey, baseUrl: values.GEMINI_BASE_URL, models: values.COACH_GEMINI_MODELS }
      : undefined,
    ollama:
      ollamaModels.length > 0
        ? {
            host: values.OLLAMA_HOST,
            contextTokens: values.COACH_OLLAMA_CONTEXT_TOKENS,
            models: ollamaModels,
          }
        : undefined,
    concurrentCalls: values.COACH_CONCURRENT_CALLS,
    limits: {
      firstTextWithinMs: values.COACH_FIRST_WORDS_SECONDS * 1000,
      wholeWithinMs: values.COACH_WHOLE_REPLY_SECONDS * 1000,
    },
  };
}
