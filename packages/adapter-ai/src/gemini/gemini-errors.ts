import { ModelFailure } from "@foothold/core/coach";
import { ApiError } from "@google/genai";
import { HttpFailure } from "../stream/http-failure.ts";

export const GEMINI_URL = "https://generativelanguage.googleapis.com";

/** Translates an error of Google's client into one of this package. */
export function translateError(error: unknown): unknown {
  if (error instanceof ApiError) {
    return new HttpFailure(error.status, error.message.slice(error.message.indexOf("{")));
  }
  if (error instanceof SyntaxError) {
    return new ModelFailure("malformed", "The stream holds something that is not JSON.", {
      cause: error,
    });
  }
  return error;
}
