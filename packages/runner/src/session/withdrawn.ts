import { AppError } from "@foothold/core";

export const withdrawnError = (): AppError =>
  new AppError("runner-unavailable", "The program could not be run to its end. Try again.", {
    retryAfterSeconds: 1,
  });
