import Anthropic from "@anthropic-ai/sdk";
import { ModelFailure, type TextModel, type TextRequest } from "@foothold/core/coach";
import { boundedFetch } from "../stream/bounded-fetch.ts";
import { checkedEvents } from "../stream/checked-events.ts";
import { ownCause } from "../stream/own-cause.ts";
import type { ReplyPart } from "../stream/reply-part.ts";
import { streamedModel } from "../stream/streamed-model.ts";
import { messageParts } from "./message-parts.ts";

/** Of all models that are offered today. */
const CONTEXT_TOKENS = 200_000;

const ANTHROPIC_URL = "https://api.anthropic.com";

export type AnthropicOptions = { apiKey: string; model: string; baseUrl?: string | undefined };

export function anthropicModel(options: AnthropicOptions): TextModel {
  const { apiKey, model, baseUrl = ANTHROPIC_URL } = options;
  const name = { provider: "anthropic", model } as const;

  async function* open(request: TextRequest, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    if (!apiKey) throw new ModelFailure("not-configured", "There is no Anthropic API key.");
    const client = new Anthropic({
      apiKey,
      baseURL: baseUrl,
      maxRetries: 0,
      logLevel: "off",
      openTelemetry: false,
      fetch: boundedFetch(checkedEvents, signal),
    });
    // Its newer models take no temperature.
    const { system, messages, schema, maxOutputTokens } = request;
    try {
      const events = await client.messages.create({
        model,
        system,
        messages: messages.map(({ role, text }) => ({ role, content: text })),
        max_tokens: maxOutputTokens,
        stream: true,
        ...(schema && { output_config: { format: { type: "json_schema", schema } } }),
      });
      const parts = messageParts();
      for await (const event of events) yield* parts(event);
    } catch (error) {
      throw ownCause(error);
    }
  }

  return streamedModel({ name, contextTokens: CONTEXT_TOKENS, open });
}
