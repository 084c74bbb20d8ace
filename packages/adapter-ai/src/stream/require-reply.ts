import { ModelFailure } from "@foothold/core/coach";
import { isJson } from "@foothold/core/text";
import { HttpFailure } from "./http-failure.ts";

/** Throws unless the text is a JSON object that tells no error. */
export function requireReply(text: string): void {
  const value: unknown = isJson(text) ? JSON.parse(text) : null;
  if (typeof value !== "object" || value === null) {
    throw new ModelFailure("malformed", "The stream holds a line that is not JSON.");
  }
  if ("error" in value && value.error) throw new HttpFailure(500, text);
}
