/** Where a line of Python ends: inside which text, in how many brackets, and what has to follow. */
export type LineState = {
  /** The quotes of a text that goes on over the line's end. */
  string: string | null;
  depth: number;
  /** A backslash at its end. */
  continues: boolean;
  /** It ends a statement with a colon. */
  opensBlock: boolean;
};

export const startState: LineState = {
  string: null,
  depth: 0,
  continues: false,
  opensBlock: false,
};

const QUOTES = /^("""|'''|"|')/;

export function scanLine(line: string, { string: open, depth: before }: LineState): LineState {
  let string = open;
  let depth = before;
  let lastSign = "";
  for (let at = 0; at < line.length; at++) {
    const rest = line.slice(at);
    if (string !== null) {
      if (rest.startsWith("\\")) at += 1;
      else if (rest.startsWith(string)) {
        at += string.length - 1;
        string = null;
      }
      continue;
    }
    const quote = QUOTES.exec(rest)?.[0];
    if (quote !== undefined) {
      string = quote;
      at += quote.length - 1;
      lastSign = quote;
      continue;
    }
    const sign = line[at] ?? "";
    if (sign === "#") break;
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth = Math.max(0, depth - 1);
    if (sign.trim() !== "") lastSign = sign;
  }
  const goesOn = string !== null && (string.length === 3 || line.endsWith("\\"));
  return {
    string: goesOn ? string : null,
    depth,
    continues: lastSign === "\\",
    opensBlock: lastSign === ":" && depth === 0,
  };
}
