import { indentOf } from "../code/code-lines.ts";
import { type CodeLanguage, isPython } from "../code/detect-language.ts";
import { tokenize, tokenTexts } from "../code/tokenize.ts";

const saysOrder =
  /\b(?:before|after|first|then|swap(?:ped)?|switch(?:ed)?|exchange|order|moved?|moving|earlier|later|up|down|above|below|top|end|bottom|last|precedes?|follows?|the other way|behind|until|once)\b/i;
const saysDepth =
  /\b(?:indent(?:ed|ation)?|dedent(?:ed)?|unindent(?:ed)?|outdent(?:ed)?|inside|outside|into|out of|within|belongs?|level|levels|loop|block|nested?|body|part of|branch|left|right|every (?:round|time|step|pass)|each (?:round|time|step|pass))\b/i;
const saysRemoval =
  /\b(?:remove|removed|delete|deleted|drop|without|get rid|unnecessary|not needed|no need|leave out|left out|take out|skip|don't|do not|should not|shouldn't|must not|never|extra|only)\b/i;
const lineNumber = /\bline (\d{1,4})\b/gi;

const MAX_LINES = 80;
const MAX_POINTED = 5;

/** Moves, indents or leaves out the lines that a sentence points at. */
export function rearrangeLines(
  program: string,
  sentence: string,
  items: readonly string[],
  language: CodeLanguage,
): string[] {
  const lines = program.replace(/(?<!\n)\n+$/, "").split("\n");
  if (lines.length > MAX_LINES) return [];
  const pointed = findPointedLines(lines, sentence, items);
  return [
    ...(saysDepth.test(sentence) && isPython(language)
      ? pointed.flatMap((at) => shiftLines(lines, at))
      : []),
    ...(saysOrder.test(sentence) || saysDepth.test(sentence)
      ? pointed.flatMap((at) => moveLine(lines, at, language))
      : []),
    ...(saysRemoval.test(sentence) ? pointed.map((at) => removeLine(lines, at)) : []),
  ].map((changed) => changed.join("\n"));
}

const tokensOf = (text: string): string[] =>
  tokenTexts(tokenize(text)).filter((token) => !/^[;{}:,]$/.test(token));

/** The likeliest first: lines that are quoted or numbered, then those that share names with the sentence. */
function findPointedLines(
  lines: readonly string[],
  sentence: string,
  items: readonly string[],
): number[] {
  const numbered = new Set(
    [...sentence.matchAll(lineNumber)].map(([, number]) => Number(number) - 1),
  );
  const wanted = items.map(tokensOf).filter((tokens) => tokens.length > 0);
  return lines
    .map((line, at) => {
      const own = tokensOf(line);
      const stream = ` ${own.join(" ")} `;
      const quoted = wanted.filter((tokens) => stream.includes(` ${tokens.join(" ")} `));
      const score = quoted.reduce((sum, tokens) => sum + tokens.length ** 2 / (own.length + 1), 0);
      return { at, score: numbered.has(at) ? score + 10 : score };
    })
    .filter(({ at, score }) => score > 0 && at > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_POINTED)
    .map(({ at }) => at);
}

/** A line with the block that it opens, if any. */
function blockAt(lines: readonly string[], at: number): number {
  const indent = indentOf(lines[at] ?? "");
  let until = at + 1;
  while (
    until < lines.length &&
    ((lines[until] ?? "").trim() === "" || indentOf(lines[until] ?? "") > indent)
  )
    until += 1;
  return /^\s*\}/.test(lines[until] ?? "") && until > at + 1 ? until + 1 : until;
}

const reindent = (block: readonly string[], indent: number): string[] => {
  const shift = indent - indentOf(block[0] ?? "");
  return block.map(
    (line) => `${" ".repeat(Math.max(0, indentOf(line) + shift))}${line.trimStart()}`,
  );
};

function moveLine(lines: readonly string[], at: number, language: CodeLanguage): string[][] {
  const until = blockAt(lines, at);
  const block = lines.slice(at, until);
  const rest = [...lines.slice(0, at), ...lines.slice(until)];
  const places = rest
    .map((_, place) => place + 1)
    .filter((place) => place !== at)
    .sort((one, other) => Math.abs(one - at) - Math.abs(other - at));
  return places.flatMap((place) => {
    const [above = "", below = ""] = [rest[place - 1], rest[place]];
    const indents = isPython(language)
      ? [
          indentOf(above),
          indentOf(below),
          /:\s*$/.test(above) ? indentOf(above) + stepOf(lines) : 0,
        ]
      : [indentOf(block[0] ?? "")];
    return [...new Set(indents)]
      .filter((indent) => indent > 0)
      .map((indent) => [...rest.slice(0, place), ...reindent(block, indent), ...rest.slice(place)]);
  });
}

/** How many spaces the program uses for one level of indentation. */
export function stepOf(lines: readonly string[]): number {
  const steps = lines
    .map((line, at) => indentOf(line) - indentOf(lines[at - 1] ?? ""))
    .filter((step) => step > 0);
  return steps.length > 0 ? Math.min(...steps) : 4;
}

/** The program with a line, its block, or the rest of its block moved one or two levels in or out. */
function shiftLines(lines: readonly string[], at: number): string[][] {
  const step = stepOf(lines);
  const indent = indentOf(lines[at] ?? "");
  const ends = [...new Set([at + 1, blockAt(lines, at), restOfBlock(lines, at)])];
  return [indent - step, indent + step, indent - 2 * step, indent + 2 * step]
    .filter((wanted) => wanted >= 0)
    .flatMap((wanted) =>
      ends.map((until) => [
        ...lines.slice(0, at),
        ...reindent(lines.slice(at, until), wanted),
        ...lines.slice(until),
      ]),
    );
}

function restOfBlock(lines: readonly string[], at: number): number {
  const indent = indentOf(lines[at] ?? "");
  const end = lines.findIndex(
    (line, index) => index > at && line.trim() !== "" && indentOf(line) < indent,
  );
  return end < 0 ? lines.length : end;
}

const removeLine = (lines: readonly string[], at: number): string[] => [
  ...lines.slice(0, at),
  ...lines.slice(at + 1),
];
