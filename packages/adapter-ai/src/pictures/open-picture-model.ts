import { ModelFailure, type PictureModel } from "@foothold/core/coach";
import pLimit from "p-limit";
import { geminiPictures } from "./gemini-pictures.ts";
import { type OpenAiPictureOptions, openAiPictures } from "./openai-pictures.ts";

export type PictureModelConfig = OpenAiPictureOptions & {
  provider: "openai" | "gemini";
  /** The most pictures that are drawn at once. */
  concurrentCalls: number;
};

/** The configured picture model. No call is repeated by itself, because a picture that was drawn may be paid for. */
export function openPictureModel({ provider, concurrentCalls, ...options }: PictureModelConfig) {
  const model = provider === "gemini" ? geminiPictures(options) : openAiPictures(options);
  const limit = pLimit(concurrentCalls);
  const opened: PictureModel = {
    name: model.name,
    draw: (request) =>
      limit(() => {
        if (!request.signal?.aborted) return model.draw(request);
        throw new ModelFailure("cancelled", "The caller stopped it.");
      }),
  };
  return opened;
}
