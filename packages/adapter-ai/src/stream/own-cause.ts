import { ModelFailure } from "@foothold/core/coach";
import { HttpFailure } from "./http-failure.ts";

const MOST_WRAPPINGS = 5;

/** Vendors' clients wrap what our fetch throws in errors of their own. */
export function ownCause(error: unknown): unknown {
  let inner = error;
  for (let wrapping = 0; wrapping < MOST_WRAPPINGS; wrapping += 1) {
    if (inner instanceof HttpFailure || inner instanceof ModelFailure) return inner;
    if (!(inner instanceof Error)) break;
    inner = inner.cause;
  }
  return error;
}
