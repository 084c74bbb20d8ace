import { type Token, tokenize } from "./tokenize.ts";

export type PlacedToken = Token & { line: number; from: number; until: number };

/** The tokens of a program with their lines and columns; comments are among them. */
export function placeTokens(lines: readonly string[]): PlacedToken[] {
  return lines.flatMap((text, line) => {
    let from = 0;
    return tokenize(text).flatMap((token): PlacedToken[] => {
      const at = text.indexOf(token.text, from);
      if (at < 0) return [];
      from = at + token.text.length;
      return [{ ...token, line, from: at, until: from }];
    });
  });
}
