import type { Guidance } from "@foothold/core/recovery";

type Note = Pick<Guidance, "version" | "words">;

/** Words that are being written, and those they were begun from. */
export type Edit = { words: string; from: string };

export function edited(note: Note, before: Edit | null, words: string): Edit | null {
  const from = before?.from ?? note.words;
  return words === note.words ? null : { words, from };
}

/** A change of the state takes the words along as they stand on the page. */
export function changeOf({ version, words }: Note, edit: Edit | null, status?: Guidance["status"]) {
  const differs = edit !== null && edit.words !== words && !isEmpty(edit);
  return { version, ...(differs && { words: edit.words }), ...(status && { status }) };
}

/** What was typed while it was sent goes on from what was sent. */
export function afterSending(sent: Edit | null, now: Edit | null): Edit | null {
  if (sent === null || isEmpty(sent)) return now;
  return now === null || now === sent ? null : { ...now, from: sent.words };
}

const isEmpty = ({ words }: Edit) => words.trim() === "";

export function isOverOthers({ words }: Note, edit: Edit | null): boolean {
  return edit !== null && edit.from !== words && edit.words !== words;
}
