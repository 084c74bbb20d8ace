import { AppError } from "../errors.ts";

// Somebody else's conversation answers the same, so that ids cannot be probed.
export function noSuchConversation(): AppError {
  return new AppError("not-found", "There is no such conversation.");
}

export function noSuchExchange(): AppError {
  return new AppError("not-found", "There is no such message in this conversation.");
}

export function conversationClosed(): AppError {
  return new AppError("conversation-closed", "This conversation was handed off to a new one.", {
    suggestions: ["Go on in the new conversation; this one can still be read."],
  });
}

export function conversationFull(): AppError {
  return new AppError("storage-used-up", "This conversation has become too long to go on.", {
    suggestions: ["Hand it off to a new conversation, which begins with a summary of this one."],
  });
}

export function autoContinueStopped(cap: number): AppError {
  return new AppError(
    "auto-continue-stopped",
    `Auto-continue has sent ${cap} messages in a row and stops here.`,
    { suggestions: ["Look at what was done, then go on with a message of your own."] },
  );
}

export function stillAnswering(exchangeId: string): AppError {
  return new AppError("request-in-progress", "The coach is still answering your last message.", {
    details: { exchangeId },
    suggestions: ["Wait until the answer is there, then send this one."],
  });
}

export function noSuchChange(place: number): AppError {
  return new AppError("not-found", `This reply has no change ${place + 1}.`);
}

export function changeBlocked(path: string, why: string): AppError {
  return new AppError("change-blocked", `${path}: ${why}`, {
    details: { path },
    suggestions: ["Look at the change, or ask the coach again."],
  });
}
