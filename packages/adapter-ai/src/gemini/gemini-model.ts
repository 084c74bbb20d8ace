import {
  ModelFailure,
  type ModelMessage,
  type TextModel,
  type TextRequest,
} from "@foothold/core/coach";
import { type Content, type GenerateContentConfig, GoogleGenAI } from "@google/genai";
import { boundedFetch } from "../stream/bounded-fetch.ts";
import { HttpFailure } from "../stream/http-failure.ts";
import type { ReplyPart } from "../stream/reply-part.ts";
import { streamedModel } from "../stream/streamed-model.ts";
import { contentParts } from "./content-parts.ts";
import { GEMINI_URL, translateError } from "./gemini-errors.ts";

/** Of all models that are offered today. */
const CONTEXT_TOKENS = 1_048_576;

/** Thinking counts as output, so a model that must think needs these tokens beside the reply. */
const THINKING_TOKENS = 2_048;

export type GeminiOptions = { apiKey: string; model: string; baseUrl?: string | undefined };

export function geminiModel({ apiKey, model, baseUrl = GEMINI_URL }: GeminiOptions): TextModel {
  const name = { provider: "gemini", model } as const;
  const client = apiKey
    ? new GoogleGenAI({ apiKey, vertexai: false, httpOptions: { baseUrl, fetch: boundedFetch() } })
    : undefined;
  let mustThink = false;

  async function* open(request: TextRequest, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    if (!client) throw new ModelFailure("not-configured", "There is no Gemini API key.");
    try {
      const config = { ...configFor(request, mustThink), abortSignal: signal };
      const contents = request.messages.map(contentOf);
      const chunks = await client.models.generateContentStream({ model, contents, config });
      for await (const chunk of chunks) yield* contentParts(chunk);
    } catch (error) {
      if (mustThink || !refusesBudget(error)) throw translateError(error);
      mustThink = true;
      yield* open(request, signal);
    }
  }

  return streamedModel({ name, contextTokens: CONTEXT_TOKENS, open });
}

function contentOf({ role, text }: ModelMessage): Content {
  return { role: role === "assistant" ? "model" : "user", parts: [{ text }] };
}

function configFor(request: TextRequest, mustThink: boolean): GenerateContentConfig {
  const { system, schema, temperature, maxOutputTokens } = request;
  return {
    systemInstruction: system,
    temperature,
    maxOutputTokens: maxOutputTokens + (mustThink ? THINKING_TOKENS : 0),
    automaticContinuation: false,
    ...(!mustThink && { thinkingConfig: { thinkingBudget: 0 } }),
    ...(schema && { responseMimeType: "application/json", responseJsonSchema: schema }),
  };
}

/** Whether the provider refuses a thinking budget of 0; only it knows which models must think. */
function refusesBudget(error: unknown): boolean {
  return error instanceof HttpFailure && error.status === 400 && /think/i.test(error.body);
}
