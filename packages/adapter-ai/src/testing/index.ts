import type { ModelProvider } from "@foothold/core/coach";
import { anthropicWire } from "./anthropic/anthropic-wire.ts";
import { geminiWire } from "./gemini/gemini-wire.ts";
import { ollamaWire } from "./ollama/ollama-wire.ts";
import { openAiWire } from "./openai/openai-wire.ts";
import type { StandIn } from "./server/stand-in.ts";
import { startStandIn } from "./server/start-stand-in.ts";
import type { Wire } from "./server/wire.ts";

export * from "./behaviour.ts";
export { CONTROL_PATH } from "./server/control.ts";
export type { LoggedRequest, StandIn } from "./server/stand-in.ts";

type StandInOptions = {
  port?: number;
  /** The models it knows; any other is not found. */
  models?: string[];
};

export const GEMINI_STAND_IN_MODELS = ["gemini-stand-in-small", "gemini-stand-in-large"];
export const OLLAMA_STAND_IN_MODELS = ["stand-in:small", "stand-in:large"];

export const standInModels: Record<ModelProvider, string[]> = {
  gemini: GEMINI_STAND_IN_MODELS,
  ollama: OLLAMA_STAND_IN_MODELS,
  openai: ["gpt-stand-in-small", "gpt-stand-in-large"],
  anthropic: ["claude-stand-in-small", "claude-stand-in-large"],
};

const wires: Record<ModelProvider, (models: string[]) => Wire> = {
  gemini: geminiWire,
  ollama: ollamaWire,
  openai: openAiWire,
  anthropic: anthropicWire,
};

/** Speaks a provider's REST interface on loopback, with faults that can be switched while it runs. */
export const startStandInOf = (
  provider: ModelProvider,
  { models = standInModels[provider], port }: StandInOptions = {},
): Promise<StandIn> => startStandIn(wires[provider](models), port);

export const startGeminiStandIn = (options?: StandInOptions): Promise<StandIn> =>
  startStandInOf("gemini", options);
export const startOllamaStandIn = (options?: StandInOptions): Promise<StandIn> =>
  startStandInOf("ollama", options);

/** A configuration in which every provider is the stand-in at one address; only its own is asked. */
export const configAt = (url: string) => ({
  gemini: { apiKey: "a-key", baseUrl: url },
  ollama: { host: url, contextTokens: 4_096 },
  openai: { apiKey: "a-key", baseUrl: `${url}/v1` },
  anthropic: { apiKey: "a-key", baseUrl: url },
  concurrentCalls: 4,
});

export { type PictureFault, pictureFaults } from "./pictures/picture-faults.ts";
export { type PictureStandIn, startPictureStandIn } from "./pictures/start-picture-stand-in.ts";
