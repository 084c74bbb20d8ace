export type Token = { kind: "name" | "number" | "string" | "mark"; text: string };

const shape = new RegExp(
  [
    /(?<string>(?<!\\)"(?:[^"\\\n]|\\.)*"|(?<![\p{L}\p{N}\\])'(?:[^'\\\n]|\\.)*'|`[^`\n]*`)/u,
    /(?<number>\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?n?(?![\p{L}_]))/u,
    /(?<name>[\p{L}_$][\p{L}\p{N}_$]*)/u,
    /(?<mark>===|!==|>>>|\*\*|<=|>=|==|!=|=>|->|<-|:=|&&|\|\||\?\?=?|\?\.|\+\+|--|[-+*%|&^]=|\/\/=?|\/=|<<|>>|\.\.\.|\S)/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

const arrows: Record<string, string> = { "←": "<-", "→": "->", "≤": "<=", "≥": ">=", "≠": "!=" };

/** Splits code of any language into tokens; normalizeStatement removes what differs between languages. */
export function tokenize(code: string): Token[] {
  const plain = code.replaceAll(/[←→≤≥≠]/g, (arrow) => arrows[arrow] ?? arrow);
  return [...plain.matchAll(shape)].map(({ 0: text, groups }) => {
    if (groups?.string !== undefined) return { kind: "string", text };
    if (groups?.number !== undefined) return { kind: "number", text };
    return { kind: groups?.name === undefined ? "mark" : "name", text };
  });
}

export const tokenTexts = (tokens: readonly Token[]): string[] => tokens.map(({ text }) => text);
