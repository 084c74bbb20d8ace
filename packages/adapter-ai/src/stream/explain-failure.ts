import { ModelFailure, type ModelFailureKind, type ModelReply } from "@foothold/core/coach";
import { askedWaitMs, HttpFailure, spokenReason } from "./http-failure.ts";

type Heard = Pick<ModelReply, "text" | "usage">;

/** Turns anything thrown into a `ModelFailure` with what had arrived. */
export function explainFailure(error: unknown, heard: Heard): ModelFailure {
  const { text: partialText, usage } = heard;
  if (error instanceof ModelFailure) {
    const { kind, message, retryAfterMs, cause } = error;
    return new ModelFailure(kind, message, { partialText, usage, retryAfterMs, cause });
  }
  if (error instanceof HttpFailure) {
    return new ModelFailure(kindOfStatus(error.status), spokenReason(error), {
      partialText,
      usage,
      retryAfterMs: askedWaitMs(error, Date.now()),
      cause: error,
    });
  }
  return brokenOff(heard, error);
}

/** The connection ended before the reply did: with some text it is truncated, without any it is an outage. */
export function brokenOff({ text, usage }: Heard, cause?: unknown): ModelFailure {
  return text === ""
    ? new ModelFailure("unavailable", "It could not be reached.", { cause })
    : new ModelFailure("truncated", "The reply broke off.", { partialText: text, usage, cause });
}

function kindOfStatus(status: number): ModelFailureKind {
  if (status === 429) return "rate-limited";
  const mayPass = status >= 500 || status === 408;
  return mayPass ? "unavailable" : "not-configured";
}
