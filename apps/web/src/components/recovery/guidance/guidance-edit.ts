import type { Guidance } from "@foothold/core/recovery";

type Note = Pick<Guidance, "version" | "words">;

/** The edited words and the stored words that the edit began with. */
export type Edit = { words: string; from: string };

export function edited(note: Note, before: Edit | null, words: string): Edit | null {
  const from = before?.from ?? note.words;
  return words === note.words ? null : { words, from };
}

/** What was typed during the request continues from the words that were sent. */
export function afterSending(sent: Edit | null, now: Edit | null): Edit | null {
  if (sent === null || isEmpty(sent)) return now;
  return now === null || now === sent ? null : { ...now, from: sent.words };
}

const isEmpty = ({ words }: Edit) => words.trim() === "";

export function wasChangedByOthers({ words }: Note, edit: Edit | null): boolean {
  return edit !== null && edit.from !== words && edit.words !== words;
}
