import type { ModelProvider, TextModel } from "@foothold/core/coach";
import pLimit from "p-limit";
import { anthropicModel } from "./anthropic/anthropic-model.ts";
import { geminiModel } from "./gemini/gemini-model.ts";
import { ollamaModel } from "./ollama/ollama-model.ts";
import { openAiModel } from "./openai/openai-model.ts";
import { breaker } from "./resilience/breaker.ts";
import { pause } from "./resilience/pause.ts";
import { type Resilience, resilientModel } from "./resilience/resilient-model.ts";

export type ModelsConfig = {
  /** Absent: no key. */
  gemini?: { apiKey: string; baseUrl?: string | undefined } | undefined;
  ollama?: { host: string; contextTokens: number } | undefined;
  openai?: { apiKey: string; baseUrl?: string | undefined } | undefined;
  anthropic?: { apiKey: string; baseUrl?: string | undefined } | undefined;
  /** The most calls at once, for each provider. */
  concurrentCalls: number;
};

export type OpenedModels = Record<ModelProvider, (names: readonly string[]) => TextModel[]>;

/**
 * Opens models by name; empty for a provider that is not configured. The models of a provider share one breaker and one
 * queue.
 */
export function openModels(config: ModelsConfig): OpenedModels {
  const { gemini, ollama, openai, anthropic, concurrentCalls } = config;
  return {
    gemini: opener(gemini && ((model) => geminiModel({ ...gemini, model }))),
    ollama: opener(ollama && ((model) => ollamaModel({ ...ollama, model }))),
    openai: opener(openai && ((model) => openAiModel({ ...openai, model }))),
    anthropic: opener(anthropic && ((model) => anthropicModel({ ...anthropic, model }))),
  };

  function opener(open: ((model: string) => TextModel) | undefined): OpenedModels["gemini"] {
    const now = () => performance.now();
    const shared: Resilience = {
      breaker: breaker(now),
      limit: pLimit(concurrentCalls),
      now,
      chance: Math.random,
      pause,
    };
    return (names) => (open ? names.map((name) => resilientModel(open(name), shared)) : []);
  }
}
