import { AppError } from "../errors.ts";

// Somebody else's conversation answers the same, so that ids cannot be probed.
export function noSuchConversation(): AppError {
  return new AppError("not-found", "There is no such conversation.");
}

export function noSuchExchange(): AppError {
  return new AppError("not-found", "There is no such message in this conversation.");
}

export function stillAnswering(exchangeId: string): AppError {
  return new AppError("request-in-progress", "The coach is still answering your last message.", {
    details: { exchangeId },
    suggestions: ["Wait until the answer is there, then send this one."],
  });
}
