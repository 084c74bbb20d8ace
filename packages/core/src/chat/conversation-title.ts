import { MAX_TITLE_LENGTH } from "../entities/chat/conversation.ts";

const MAX_WORDS_LENGTH = 60;

/** What a conversation is called after its first message, until it is renamed. */
export function titleFrom(message: string): string {
  const line = message.replaceAll(/\s+/g, " ").trim().slice(0, MAX_TITLE_LENGTH);
  if (line.length <= MAX_WORDS_LENGTH) return line;
  const cut = line.slice(0, MAX_WORDS_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 20))}…`;
}
