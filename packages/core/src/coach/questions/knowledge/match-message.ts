/** A message without its quotes, as it was written and in small letters. */
export type ReadMessage = { written: string; plain: string };

/** In characters: what stands behind it is not looked at. */
const MAX_MESSAGE = 4_000;
/** The longest name that a star stands for. */
const MAX_NAME = 60;

const withoutQuotes = (text: string): string => text.replaceAll(/['’‘`´"“”]/g, "");

export function readMessage(text: string): ReadMessage {
  const written = withoutQuotes(text.slice(0, MAX_MESSAGE)).replaceAll(/\s+/g, " ");
  return { written, plain: written.toLowerCase() };
}

/**
 * The names that stand where a part of a message has its stars, as in “* is not a function”; null where the part is not
 * in the message as whole words.
 */
export function matchMessage(part: string, message: ReadMessage): string[] | null {
  const [first = "", ...others] = withoutQuotes(part)
    .split("*")
    .map((piece) => piece.trim());
  const start = first === "" ? 0 : findWords(first, message.plain, 0);
  if (start < 0) return null;
  const names: string[] = [];
  let end = start + first.length;
  for (const piece of others) {
    const isLast = piece === "";
    const next = isLast ? endOfName(message.plain, end + 1) : findWords(piece, message.plain, end);
    const isFirst = end === 0;
    if (next < 0 || (!isFirst && next - end > MAX_NAME)) return null;
    const between = message.written.slice(end, next).trim();
    names.push(isFirst ? lastWord(between) : between);
    end = next + piece.length;
  }
  return names;
}

/** Where some words begin, as whole words: "KeyError" is not in "MonkeyErrors"; -1 where they are not there. */
function findWords(words: string, text: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? " ";
    const after = text[at + words.length] ?? " ";
    const joined =
      (/\w/.test(before) && /^\w/.test(words)) || (/\w/.test(after) && /\w$/.test(words));
    if (!joined) return at;
  }
  return -1;
}

function endOfName(text: string, from: number): number {
  let end = from;
  while (end < text.length && !/[\s,;:?!)]/.test(text[end] ?? "")) end += 1;
  return text[end - 1] === "." ? end - 1 : end;
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(" ") + 1).slice(-MAX_NAME);
