import { ModelFailure, type ModelFailureKind } from "@foothold/core/coach";
import { askedWaitMs, HttpFailure, spokenReason } from "./http-failure.ts";

/** Turns anything thrown into a `ModelFailure` with the text that had arrived. */
export function explainFailure(error: unknown, partialText: string): ModelFailure {
  if (error instanceof ModelFailure) {
    const { kind, message, retryAfterMs } = error;
    return new ModelFailure(kind, message, { partialText, retryAfterMs, cause: error.cause });
  }
  if (error instanceof HttpFailure) {
    return new ModelFailure(kindOfStatus(error.status), spokenReason(error), {
      partialText,
      retryAfterMs: askedWaitMs(error, Date.now()),
      cause: error,
    });
  }
  return brokenOff(partialText, error);
}

/** The connection ended before the reply did: with some text it is truncated, without any it is an outage. */
export function brokenOff(partialText: string, cause?: unknown): ModelFailure {
  return partialText === ""
    ? new ModelFailure("unavailable", "It could not be reached.", { cause })
    : new ModelFailure("truncated", "The reply broke off.", { partialText, cause });
}

function kindOfStatus(status: number): ModelFailureKind {
  if (status === 429) return "rate-limited";
  const mayPass = status >= 500 || status === 408;
  return mayPass ? "unavailable" : "not-configured";
}
