import { AppError } from "../errors.ts";

export const RETRY_AFTER_SECONDS = 5;

/** Turns a failure of the coach into an AppError; what the learner sent is already saved. */
export function askCoach<T>(question: () => Promise<T>): Promise<T> {
  return ask(question, "coach-unavailable", "The coach could not answer just now.");
}

export function askRunner<T>(question: () => Promise<T>): Promise<T> {
  return ask(question, "runner-unavailable", "The code could not be run just now.");
}

async function ask<T>(
  question: () => Promise<T>,
  code: "coach-unavailable" | "runner-unavailable",
  message: string,
): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(code, message, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      suggestions: ["Your work is saved. Try again in a few seconds."],
      cause,
    });
  }
}
