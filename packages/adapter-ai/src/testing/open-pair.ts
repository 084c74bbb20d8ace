import type { ModelProvider, TextModel } from "@foothold/core/coach";
import { geminiModel } from "../gemini/gemini-model.ts";
import { ollamaModel } from "../ollama/ollama-model.ts";
import {
  GEMINI_STAND_IN_MODELS,
  OLLAMA_STAND_IN_MODELS,
  type StandIn,
  startGeminiStandIn,
  startOllamaStandIn,
} from "./index.ts";

/** An adapter and the stand-in that it talks to. */
export type Pair = { model: TextModel; standIn: StandIn };

export const openPair: Record<ModelProvider, () => Promise<Pair>> = {
  async gemini() {
    const standIn = await startGeminiStandIn();
    const [model = ""] = GEMINI_STAND_IN_MODELS;
    return { standIn, model: geminiModel({ apiKey: "a-key", model, baseUrl: standIn.url }) };
  },
  async ollama() {
    const standIn = await startOllamaStandIn();
    const [model = ""] = OLLAMA_STAND_IN_MODELS;
    return { standIn, model: ollamaModel({ host: standIn.url, model }) };
  },
};
