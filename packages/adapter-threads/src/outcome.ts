import { AppError } from "@foothold/core/errors";
import type { Outcome, SentError } from "./protocol.ts";

/** How a promise ended, as a value that can be sent between threads. */
export async function outcomeOf(promise: Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await promise };
  } catch (thrown) {
    if (!(thrown instanceof AppError)) return { failed: String(thrown) };
    const { code, message, suggestions, details, retryAfterSeconds } = thrown;
    return { refused: { code, message, suggestions, details, retryAfterSeconds } };
  }
}

export function settle(
  outcome: Outcome,
  resolve: (value: unknown) => void,
  reject: (error: Error) => void,
): void {
  if ("value" in outcome) resolve(outcome.value);
  else if ("failed" in outcome) reject(new Error(outcome.failed));
  else reject(toAppError(outcome.refused));
}

function toAppError({
  code,
  message,
  suggestions,
  details,
  retryAfterSeconds,
}: SentError): AppError {
  return new AppError(code, message, {
    ...(suggestions && { suggestions }),
    ...(details && { details }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
