import { ModelFailure, type TextModel, type TextRequest } from "@foothold/core/coach";
import { type ChatResponse, Ollama } from "ollama";
import { boundedFetch } from "../stream/bounded-fetch.ts";
import type { ReplyPart } from "../stream/reply-part.ts";
import { streamedModel } from "../stream/streamed-model.ts";
import { withoutThinkTags } from "../stream/think-tags.ts";
import { ollamaLines } from "./ollama-lines.ts";

/** The same on every call, because Ollama reloads the model when it changes. */
export const DEFAULT_CONTEXT_TOKENS = 8_192;

export type OllamaOptions = { host: string; model: string; contextTokens?: number | undefined };

export function ollamaModel(options: OllamaOptions): TextModel {
  const { host, model, contextTokens = DEFAULT_CONTEXT_TOKENS } = options;
  const name = { provider: "ollama", model } as const;

  async function* open(request: TextRequest, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    if (!host) throw new ModelFailure("not-configured", "There is no Ollama host.");
    // The client's own abort does not reach a request that still waits for headers; our fetch does.
    const client = new Ollama({ host, fetch: boundedFetch(ollamaLines, signal) });
    const { system, messages, schema, temperature, maxOutputTokens } = request;
    const chunks = await client.chat({
      model,
      messages: [
        { role: "system", content: system },
        ...messages.map(({ role, text }) => ({ role, content: text })),
      ],
      stream: true,
      think: false,
      options: { temperature, num_predict: maxOutputTokens, num_ctx: contextTokens },
      ...(schema && { format: schema }),
    });
    const tags = withoutThinkTags();
    for await (const { message, ...chunk } of chunks) {
      const text = tags.take(typeof message?.content === "string" ? message.content : "");
      yield { type: "text", text };
      if (!chunk.done) continue;
      yield { type: "text", text: tags.rest() };
      yield usageOf(chunk);
      yield endingOf(chunk);
    }
  }

  return streamedModel({ name, contextTokens, open });
}

type LastChunk = Partial<Pick<ChatResponse, "prompt_eval_count" | "eval_count" | "done_reason">>;

function usageOf({ prompt_eval_count = 0, eval_count = 0 }: LastChunk): ReplyPart {
  return { type: "usage", usage: { inputTokens: prompt_eval_count, outputTokens: eval_count } };
}

function endingOf({ done_reason = "stop" }: LastChunk): ReplyPart {
  const ending = done_reason === "length" ? "token-limit" : "whole";
  return { type: "ending", ending, detail: `The reply ended with ${done_reason}.` };
}
