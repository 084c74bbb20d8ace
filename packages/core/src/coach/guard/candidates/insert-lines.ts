import { overlapOf } from "../../../text/overlap.ts";
import { indentOf, removeIndent } from "../code/code-lines.ts";
import { type CodeLanguage, isPython } from "../code/detect-language.ts";
import { tokenize } from "../code/tokenize.ts";
import { indentLines } from "./fill-function-body.ts";

const MAX_LINES = 80;
const LEAST_FIT = 0.5;
const OPENS_BLOCK = /[:{]\s*$/;
/** Added to the fit of lines that begin with the same two tokens: they mostly assign the same name. */
const SAME_BEGINNING = 0.3;

/** `fit` is how much the inserted text resembles what it replaced, 0 to 1. */
export type ChangedProgram = { code: string; fit: number };

/** Inserts lines at every place of the learner's program, and in the place of lines that they resemble. */
export function insertLines(
  program: string,
  code: string,
  language: CodeLanguage,
): ChangedProgram[] {
  const lines = program.split("\n");
  const given = removeIndent(code);
  if (lines.length > MAX_LINES || given.length === 0) return [];
  const [only = ""] = given;
  return [
    ...(given.length === 1 ? replaceStatement(lines, only) : []),
    ...replaceSimilarLines(lines, given),
    ...insertEverywhere(lines, given, language),
  ];
}

/** Inserts lines after the line that resembles them most; null where no line does. */
export function insertAfterSimilarLine(program: string, code: string): string | null {
  const lines = program.split("\n");
  const given = removeIndent(code);
  const wanted = tokensOfLines(given);
  const [best] = lines
    .map((line, at) => ({
      at,
      fit: OPENS_BLOCK.test(line) ? 0 : overlapOf(tokensOfLines([line]), wanted),
    }))
    .sort((one, other) => other.fit - one.fit);
  if (!best || best.fit < LEAST_FIT) return null;
  const put = indentLines(given, indentOf(lines[best.at] ?? ""));
  return joinLines(lines.slice(0, best.at + 1), put, lines.slice(best.at + 1));
}

/** The fit of a statement that replaces one of the same purpose; higher than any resemblance. */
export const SAME_STATEMENT = 2;
const statementStarts = [
  /^(?:const |let |var )?([\w.$[\]]+) *(?:[-+*/]|\/\/)?=(?!=)/,
  /^(return)\b/,
  /^(?:\} *)?(?:else )?(while|if|elif|for)\b/,
];

/** Replaces the statement that assigns the same name, returns, or begins with the same keyword, also inside a line. */
function replaceStatement(lines: string[], given: string): ChangedProgram[] {
  const begins = statementStarts.map((shape) => shape.exec(given)?.[1]).find((word) => word);
  if (!begins) return [];
  const word = begins.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const isSetting = !/^(return|while|if|elif|for)$/.test(begins);
  const old = new RegExp(
    `(?:const |let |var )?(?<![\\w.])${word}(?![\\w.[])${isSetting ? " *(?:[-+*/]|//)?=(?!=)" : ""}.*$`,
  );
  return lines.flatMap((line, at) => {
    const start = line.search(old);
    if (start < 0) return [];
    const opening =
      isSetting || /[:{]\s*$/.test(given) ? "" : (/(?<!\s)\s*[:{]\s*$/.exec(line)?.[0] ?? "");
    const changed = `${line.slice(0, start)}${given}${opening}`;
    return [
      { code: joinLines(lines.slice(0, at), [changed], lines.slice(at + 1)), fit: SAME_STATEMENT },
    ];
  });
}

function insertEverywhere(
  lines: string[],
  given: string[],
  language: CodeLanguage,
): ChangedProgram[] {
  const last = lines.findLastIndex((line) => line.trim() !== "");
  return lines.slice(0, last + 1).flatMap((line, at) => {
    if (line.trim() === "") return [];
    const deepest = OPENS_BLOCK.test(line) ? indentOf(line) + 4 : indentOf(line);
    const next = lines.slice(at + 1).find((later) => later.trim() !== "");
    const shallowest = next === undefined ? 4 : Math.min(indentOf(next), deepest);
    const indents = isPython(language) ? indentsBetween(shallowest, deepest) : [deepest];
    return indents.map((indent) => {
      const code = joinLines(
        lines.slice(0, at + 1),
        indentLines(given, indent),
        lines.slice(at + 1),
      );
      return { code, fit: 0 };
    });
  });
}

function replaceSimilarLines(lines: string[], given: string[]): ChangedProgram[] {
  const wanted = tokensOfLines(given);
  const sizes = new Set(
    [given.length, given.length - 1, given.length + 1, 1, 2].filter((n) => n > 0),
  );
  return [...sizes].flatMap((size) =>
    lines.slice(0, lines.length - size + 1).flatMap((first, at) => {
      const window = lines.slice(at, at + size);
      const fit = overlapOf(tokensOfLines(window), wanted);
      if (first.trim() === "" || fit < LEAST_FIT) return [];
      const put = indentLines(given, indentOf(first));
      const bonus = firstTokens(tokensOfLines(window)) === firstTokens(wanted) ? SAME_BEGINNING : 0;
      return [
        { code: joinLines(lines.slice(0, at), put, lines.slice(at + size)), fit: fit + bonus },
      ];
    }),
  );
}

/** Every indentation that the line could have: where several blocks end at once, it could belong to any of them. */
const indentsBetween = (shallowest: number, deepest: number): number[] =>
  Array.from(
    { length: Math.floor((deepest - shallowest) / 4) + 1 },
    (_, step) => deepest - 4 * step,
  ).filter((indent) => indent > 0);

const firstTokens = (tokens: readonly string[]): string => tokens.slice(0, 2).join(" ");

const joinLines = (...parts: string[][]): string => parts.flat().join("\n");

const tokensOfLines = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => tokenize(line).map(({ text }) => text)).filter((text) => text !== ";");
