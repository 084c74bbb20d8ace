export { geminiModel } from "./gemini/gemini-model.ts";
export { ollamaModel } from "./ollama/ollama-model.ts";
export { type ModelsConfig, openModels } from "./open-models.ts";
export { openPictureModel, type PictureModelConfig } from "./pictures/open-picture-model.ts";
export { breaker } from "./resilience/breaker.ts";
export { resilientModel } from "./resilience/resilient-model.ts";
