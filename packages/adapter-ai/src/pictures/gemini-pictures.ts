import { ModelFailure, type PictureModel } from "@foothold/core/coach";
import { type GenerateContentResponse, GoogleGenAI, Modality } from "@google/genai";
import { GEMINI_URL, translateError } from "../gemini/gemini-errors.ts";
import { boundedFetch } from "../stream/bounded-fetch.ts";
import { MAX_PICTURE_BYTES, readPicture } from "./read-picture.ts";
import { withinLimits } from "./within-limits.ts";

const MAX_ANSWER_BYTES = MAX_PICTURE_BYTES * 1.4;

export type GeminiPictureOptions = { apiKey: string; model: string; baseUrl?: string | undefined };

/** Gemini's models that draw: `generateContent` whose answer has a part with the picture's bytes. */
export function geminiPictures(options: GeminiPictureOptions): PictureModel {
  const { apiKey, model, baseUrl = GEMINI_URL } = options;
  const fetch = boundedFetch(undefined, undefined, MAX_ANSWER_BYTES);
  const client = apiKey
    ? new GoogleGenAI({ apiKey, vertexai: false, httpOptions: { baseUrl, fetch } })
    : undefined;
  return {
    name: { provider: "gemini", model },
    draw: (request) =>
      withinLimits(request, async (abortSignal) => {
        if (!client) throw new ModelFailure("not-configured", "There is no Gemini API key.");
        const config = { responseModalities: [Modality.TEXT, Modality.IMAGE], abortSignal };
        const asked = { model, contents: request.prompt, config };
        const answer = await client.models.generateContent(asked).catch((error: unknown) => {
          throw translateError(error);
        });
        return { ...(await readPicture(pictureIn(answer))), revisedPrompt: null };
      }),
  };
}

function pictureIn({ candidates = [], promptFeedback }: GenerateContentResponse): Uint8Array {
  const [candidate] = candidates;
  const data = candidate?.content?.parts?.find(({ inlineData }) => inlineData?.data)?.inlineData;
  if (data?.data) return Buffer.from(data.data, "base64");
  const reason = promptFeedback?.blockReason ?? candidate?.finishReason;
  if (reason && /SAFETY|PROHIBITED|BLOCK|RECITATION/.test(reason)) {
    throw new ModelFailure("refused", `The provider refuses to draw this: ${reason}.`);
  }
  throw new ModelFailure("malformed", "The answer holds no picture.");
}
