export const BETWEEN_MESSAGES = "\n\n";

/** Joins what a learner wrote, one message below the other. */
export function joinMessages(...messages: readonly string[]): string {
  return messages.filter((message) => message !== "").join(BETWEEN_MESSAGES);
}
