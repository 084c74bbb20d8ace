import type { ModelProvider, TextModel } from "@foothold/core/coach";
import { anthropicModel } from "../anthropic/anthropic-model.ts";
import { geminiModel } from "../gemini/gemini-model.ts";
import { ollamaModel } from "../ollama/ollama-model.ts";
import { openAiModel } from "../openai/openai-model.ts";
import { type StandIn, standInModels, startStandInOf } from "./index.ts";

/** An adapter and the stand-in that it talks to. */
export type Pair = { model: TextModel; standIn: StandIn };

const openModel: Record<ModelProvider, (model: string, url: string) => TextModel> = {
  gemini: (model, baseUrl) => geminiModel({ apiKey: "a-key", model, baseUrl }),
  ollama: (model, host) => ollamaModel({ host, model }),
  openai: (model, url) => openAiModel({ apiKey: "a-key", model, baseUrl: `${url}/v1` }),
  anthropic: (model, baseUrl) => anthropicModel({ apiKey: "a-key", model, baseUrl }),
};

export async function openPair(provider: ModelProvider): Promise<Pair> {
  const standIn = await startStandInOf(provider);
  const [model = ""] = standInModels[provider];
  return { standIn, model: openModel[provider](model, standIn.url) };
}
