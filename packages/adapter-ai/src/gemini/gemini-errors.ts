import { ModelFailure } from "@foothold/core/coach";
import { ApiError } from "@google/genai";
import { HttpFailure } from "../stream/http-failure.ts";

export const GEMINI_URL = "https://generativelanguage.googleapis.com";

/** What Google's client throws, as a failure of ours. */
export function inOurTerms(error: unknown): unknown {
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
