import type { Language } from "../../entities/runs/language.ts";

const TOKENS = {
  python:
    /("""[\s\S]*?"""|'''[\s\S]*?'''|(?<!\\)"(?:\\.|[^"\\\n])*"|(?<!\\)'(?:\\.|[^'\\\n])*')|#[^\n]*/g,
  script:
    /((?<!\\)"(?:\\.|[^"\\\n])*"|(?<!\\)'(?:\\.|[^'\\\n])*'|(?<!\\)`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g,
};

/** The program without white space and comments: two programs that differ only in these give the same text. */
export function plainCode(code: string, language: Language): string {
  const tokens = language === "python" ? TOKENS.python : TOKENS.script;
  const bare = code.replaceAll(tokens, (_, text: string | undefined) => text ?? " ");
  return language === "python" ? plainLines(bare) : squeezed(bare);
}

/** In Python the indentation level is part of the program; how many spaces make a level is not. */
function plainLines(code: string): string {
  const depths: number[] = [];
  return code
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const indent = line.replaceAll("\t", "    ").search(/\S/);
      while (depths.length > 0 && (depths.at(-1) ?? 0) >= indent) depths.pop();
      depths.push(indent);
      return `${depths.length}:${squeezed(line)}`;
    })
    .join("\n");
}

/** Keeps one space only where leaving it out would join two words. */
function squeezed(code: string): string {
  return code
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([^\w$ "'`]) ?/g, "$1")
    .replaceAll(/;(?=\}|$)/g, "");
}

const PRINTS = {
  python: /^[ \t]*print\(.*\)[ \t]*$/gm,
  script: /\bconsole\.\w+\((?:[^()]|\([^()]*\))*\);?/g,
};

/** The program without print statements: adding one means looking for the mistake, not a new try. */
export function withoutPrints(code: string, language: Language): string {
  const silent = code.replaceAll(language === "python" ? PRINTS.python : PRINTS.script, "");
  return plainCode(silent, language).replaceAll(/[{};]/g, "");
}
