/** Matches also without a closing quote, so that a text full of opening quotes is read in linear time. */
const STRINGS = /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/g;

/** The texts in quotes in JSON or in a line of code, as a program would read them; keys of objects are among them. */
export function quotedStrings(text: string): string[] {
  return [...text.matchAll(STRINGS)].map(([quoted]) => unquote(quoted));
}

function unquote(quoted: string): string {
  const inside = quoted.replaceAll(/^["']|["']$/g, "");
  try {
    return String(JSON.parse(`"${inside}"`));
  } catch {
    return inside;
  }
}

/** Whether parsing a JSON text loses nothing. Of a key that is written twice, only the last value would be kept. */
export function isWholeJson(text: string): boolean {
  const withoutSpace = text.replaceAll(/("(?:[^"\\\n]|\\.)*"?)|\s+/g, "$1");
  return JSON.stringify(JSON.parse(text)) === withoutSpace;
}
