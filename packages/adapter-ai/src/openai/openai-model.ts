import { ModelFailure, type TextModel, type TextRequest } from "@foothold/core/coach";
import { boundedFetch } from "../stream/bounded-fetch.ts";
import { checkedEvents } from "../stream/checked-events.ts";
import { HttpFailure } from "../stream/http-failure.ts";
import { ownCause } from "../stream/own-cause.ts";
import type { ReplyPart } from "../stream/reply-part.ts";
import { streamedModel } from "../stream/streamed-model.ts";
import { withoutThinkTags } from "../stream/think-tags.ts";
import { completionParts } from "./completion-parts.ts";
import { OPENAI_URL, openAiClient } from "./openai-client.ts";

/** The least of what servers of this kind have today; a smaller one says so when a request is too long. */
const CONTEXT_TOKENS = 128_000;

export type OpenAiOptions = { apiKey: string; model: string; baseUrl?: string | undefined };

/** Fields that some servers and models do not take, each with the word by which a refusal names it. */
const fieldsRefused = {
  newLimit: /max_completion_tokens/,
  temperature: /temperature/,
  schema: /response_format|json_schema/,
};
type Field = keyof typeof fieldsRefused;

/** Any server that speaks OpenAI's chat completions: OpenAI, vLLM, LM Studio, OpenRouter, xAI. */
export function openAiModel({ apiKey, model, baseUrl = OPENAI_URL }: OpenAiOptions): TextModel {
  const name = { provider: "openai", model } as const;
  const leftOut = new Set<Field>();

  async function* open(request: TextRequest, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    if (!apiKey) throw new ModelFailure("not-configured", "There is no key for this provider.");
    const client = openAiClient({ apiKey, baseUrl, fetch: boundedFetch(checkedEvents, signal) });
    try {
      const chunks = await client.chat.completions.create(bodyOf(model, request, leftOut));
      const tags = withoutThinkTags();
      for await (const chunk of chunks) yield* completionParts(chunk, tags);
    } catch (error) {
      const cause = ownCause(error);
      const field = refusedField(cause, leftOut);
      if (!field) throw cause;
      leftOut.add(field);
      yield* open(request, signal);
    }
  }

  return streamedModel({ name, contextTokens: CONTEXT_TOKENS, open });
}

function bodyOf(model: string, request: TextRequest, leftOut: ReadonlySet<Field>) {
  const { system, messages, schema, temperature, maxOutputTokens } = request;
  return {
    model,
    messages: [
      { role: "system" as const, content: system },
      ...messages.map(({ role, text }) => ({ role, content: text })),
    ],
    stream: true as const,
    stream_options: { include_usage: true },
    ...(leftOut.has("newLimit")
      ? { max_tokens: maxOutputTokens }
      : { max_completion_tokens: maxOutputTokens }),
    ...(!leftOut.has("temperature") && { temperature }),
    ...(schema &&
      !leftOut.has("schema") && {
        response_format: {
          type: "json_schema" as const,
          json_schema: { name: "reply", schema, strict: false },
        },
      }),
  };
}

/** Which field a server refuses that was not left out yet; only the server knows what its models take. */
function refusedField(error: unknown, leftOut: ReadonlySet<Field>): Field | undefined {
  if (!(error instanceof HttpFailure) || (error.status !== 400 && error.status !== 422)) return;
  const fields = Object.keys(fieldsRefused) as Field[];
  return fields.find((field) => !leftOut.has(field) && fieldsRefused[field].test(error.body));
}
