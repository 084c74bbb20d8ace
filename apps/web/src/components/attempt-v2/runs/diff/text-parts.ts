/** A part of a value's text; `differs`: the other value has something else there, or nothing. */
export type Piece = { text: string; differs: boolean };

const AROUND = 40;

/** Splits one of two texts into the common beginning, the difference and the common end. */
export function textParts(text: string, other: string): Piece[] {
  const start = commonStart(text, other);
  const end = commonEnd(text.slice(start), other.slice(start));
  return [
    { text: lastOf(text.slice(0, start)), differs: false },
    { text: text.slice(start, text.length - end), differs: true },
    { text: firstOf(text.slice(text.length - end)), differs: false },
  ];
}

/** The length of the common beginning; never splits a surrogate pair. */
export function commonStart(one: string, other: string): number {
  let length = 0;
  for (const character of one) {
    if (!other.startsWith(character, length)) break;
    length += character.length;
  }
  return length;
}

function commonEnd(one: string, other: string): number {
  const reversed = (text: string) => [...text].reverse().join("");
  return commonStart(reversed(one), reversed(other));
}

const lastOf = (text: string) => (text.length > AROUND * 2 ? `…${text.slice(-AROUND)}` : text);
const firstOf = (text: string) => (text.length > AROUND * 2 ? `${text.slice(0, AROUND)}…` : text);
