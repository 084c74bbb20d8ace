import { ModelFailure } from "../entities/coach/text-model.ts";
import { AppError } from "../errors.ts";

/** A short name under which an error is counted. It holds none of the error's text, which may quote a learner. */
export function failureCode(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (error instanceof ModelFailure) return error.kind;
  return error instanceof Error ? error.name : typeof error;
}
