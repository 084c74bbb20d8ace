import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { CoachContext } from "../../../ports/coach/coach.ts";
import { splitCodeLines } from "../code/code-lines.ts";
import {
  assignments,
  equalities,
  languageNames,
  literalWords,
  orderings,
  statementWords,
} from "../code/code-words.ts";
import type { Token } from "../code/tokenize.ts";

/** The code that the learner already has: their program and the starter code. */
export type KnownCode = {
  /** Each program as one line of tokens; quotations are looked up in it. */
  streams: readonly string[];
  lineCount: number;
  /** Names that the learner chose. */
  names: ReadonlySet<string>;
  /** Names that the program uses without ever giving them a value: a line is missing. */
  unset: ReadonlySet<string>;
  entryPoints: ReadonlySet<string>;
  parameters: ReadonlySet<string>;
};

export function readKnownCode({ problem, attempt }: CoachContext): KnownCode {
  const { signature, starterCode } = problem;
  const lines = splitCodeLines(attempt.code, attempt.language);
  const starters = Object.entries(starterCode).map(([language, code]) =>
    splitCodeLines(code, language as keyof typeof starterCode).flatMap(({ tokens }) => tokens),
  );
  const own = lines.flatMap(({ tokens }) => tokens);
  const given = new Set([
    ...signature.parameters.map(({ name }) => name),
    ...starters.flat().flatMap(({ kind, text }) => (kind === "name" ? [text] : [])),
  ]);
  const names = own
    .filter(({ kind, text }) => kind === "name" && !given.has(text) && !isLanguageName(text))
    .map(({ text }) => text);
  return {
    streams: [own, ...starters].map(tokenStream),
    lineCount: lines.filter(({ tokens }) => tokens.some(({ kind }) => kind !== "mark")).length,
    names: new Set(names),
    unset: findUnsetNames(new Set(names), attempt.code),
    parameters: new Set(signature.parameters.map(({ name }) => name)),
    entryPoints: new Set([
      entryPointIn(signature, "python"),
      entryPointIn(signature, "javascript"),
    ]),
  };
}

/** How many characters on each side of a name are looked at; lines that people write are shorter. */
const MAX_AROUND_NAME = 200;

/** Names that are used before any line gives them a value. */
function findUnsetNames(names: ReadonlySet<string>, code: string): Set<string> {
  const firstLines = new Map<string, string>();
  for (const line of code.split("\n")) {
    for (const { 0: word, index } of line.matchAll(/\w+/g)) {
      if (!names.has(word) || firstLines.has(word)) continue;
      const from = Math.max(0, index - MAX_AROUND_NAME);
      firstLines.set(word, line.slice(from, index + word.length + MAX_AROUND_NAME));
    }
  }
  return new Set([...names].filter((name) => !isSetIn(firstLines.get(name) ?? "", name)));
}

function isSetIn(line: string, name: string): boolean {
  if (line === "") return false;
  const word = `\\b${name}\\b`;
  const shapes = [
    `${word}[\\w\\s,\\])]*(?:=(?!=)|[-+*/]=|\\+\\+|--|\\bof\\b|\\bin\\b|=>)`,
    `\\b(?:const|let|var|function|def|class|import|as)\\b[\\s[{(]*(?:\\w+\\s*,\\s*)*${word}`,
    `\\b(?:function|def)\\b[^(]*\\([^)]*${word}`,
    `\\.${word}`,
  ];
  return new RegExp(shapes.join("|")).test(line);
}

const isLanguageName = (name: string): boolean =>
  languageNames.has(name) || statementWords.has(name) || literalWords.has(name);

const ignoredTokens = new Set([";", "{", "}", "...", "…"]);

/** A program as one line of tokens, so that line breaks and braces do not matter. */
export function tokenStream(tokens: readonly Token[]): string {
  const texts = tokens
    .filter(({ text }) => !ignoredTokens.has(text))
    .map(({ kind, text }) => (kind === "string" ? `"${text.slice(1, -1)}"` : text));
  return ` ${texts.join(" ")} `;
}

export function isInKnownCode(tokens: readonly Token[], { streams }: KnownCode): boolean {
  const stream = tokenStream(tokens);
  const mustBeWhole = tokens.some(({ text }) => relations.some((marks) => marks.has(text)));
  return streams.some((known) => {
    for (let at = known.indexOf(stream); at >= 0; at = known.indexOf(stream, at + 1)) {
      if (!mustBeWhole || isWholeExpression(known, at, at + stream.length)) return true;
    }
    return false;
  });
}

const relations = [assignments, equalities, orderings];
const bindingTokens = new Set(["+", "-", "*", "/", "//", "%", "**", ".", "[", "("]);

/** In characters: the longest token that can bind to its neighbour, so nothing farther away is looked at. */
const MAX_TOKEN_LENGTH = 100;

/** Whether a quotation is not cut from a longer expression: `i < n` does not quote `i < n - 1`. */
function isWholeExpression(known: string, from: number, until: number): boolean {
  const before =
    known
      .slice(Math.max(0, from - MAX_TOKEN_LENGTH), from)
      .trimEnd()
      .split(" ")
      .at(-1) ?? "";
  const after =
    known
      .slice(until, until + MAX_TOKEN_LENGTH)
      .trimStart()
      .split(" ")[0] ?? "";
  return (
    !bindingTokens.has(after) && (before === "(" || before === "[" || !bindingTokens.has(before))
  );
}
