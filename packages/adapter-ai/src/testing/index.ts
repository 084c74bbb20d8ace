import { geminiWire } from "./gemini/gemini-wire.ts";
import { ollamaWire } from "./ollama/ollama-wire.ts";
import type { StandIn } from "./server/stand-in.ts";
import { startStandIn } from "./server/start-stand-in.ts";

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

/** Speaks Gemini's REST interface on loopback, with faults that can be switched while it runs. */
export const startGeminiStandIn = (options: StandInOptions = {}): Promise<StandIn> =>
  startStandIn(geminiWire(options.models ?? GEMINI_STAND_IN_MODELS), options.port);

/** Speaks Ollama's REST interface on loopback, with faults that can be switched while it runs. */
export const startOllamaStandIn = (options: StandInOptions = {}): Promise<StandIn> =>
  startStandIn(ollamaWire(options.models ?? OLLAMA_STAND_IN_MODELS), options.port);
