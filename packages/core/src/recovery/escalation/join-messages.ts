export const BETWEEN_MESSAGES = "\n\n";

/** All that a learner said, each thing below the one before. */
export function joinMessages(...messages: readonly string[]): string {
  return messages.filter((message) => message !== "").join(BETWEEN_MESSAGES);
}
