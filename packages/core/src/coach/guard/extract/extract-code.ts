import { decodeHiddenText } from "../decode/decode-hidden-text.ts";
import { findCodeFragments } from "./find-code-fragments.ts";
import { isCodeLine, isPseudoCodeLine, removeListMark } from "./is-code-line.ts";
import { readComments } from "./read-comments.ts";

export type CodePassage = {
  code: string;
  /** `block`: lines of their own; `inline`: marked within a sentence; `loose`: within a sentence, unmarked. */
  place: "block" | "inline" | "loose";
  /** The words before it tell the learner to write it, so even a line of their own counts as new. */
  urged: boolean;
};

export type ExtractedCode = {
  passages: CodePassage[];
  /** The reply without code blocks; inline code stays as words. */
  prose: string;
  /** What the reply holds in another writing, decoded. */
  hidden: string[];
};

const fence = /(?:^|\n)[ \t>]*(```|~~~)[^\n`]*\n([\s\S]*?)(?:\n[ \t>]*\1[^\n]*|$)/g;
const fenceInLine = /```(?:(?:js|javascript|ts|typescript|py|python|java|text)\s)?([^\n]+?)```/g;
const inlineCode = /(`{1,3})([^`\n]+)\1/g;

const tellsToWrite = new RegExp(
  [
    /\b(?:forgot|forgotten|insert|add|missing)(?: to (?:add|write|put))?(?: the| this| a| an| another| one)?(?: more)?(?: line| call| step)?(?: here| there)?\s*(?::\s*)?$/,
    /(?<!\b(?:you|program|that|loop|lines?) )\b(?:write|use|put|make (?:it|this|that)|(?:change|turn) (?:it|this|that) (?:to|into)|(?:it|this|that|line|condition) (?:should|must|has to) (?:be|read|say))\s*(?::\s*)?$/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

/** In characters: the words before code that may tell the learner to write it are never longer. */
const MAX_WORDS_BEFORE = 200;

/** Finds everything in a text that could be code. */
export function extractCode(text: string): ExtractedCode {
  const passages: CodePassage[] = [];
  const take = (place: CodePassage["place"], code: string, before = "") => {
    if (code.trim() !== "")
      passages.push({ code, place, urged: tellsToWrite.test(before.slice(-MAX_WORDS_BEFORE)) });
  };
  const unfenced = text
    .replaceAll(fence, (_, _mark, code: string, at: number) => {
      take("block", removeLinePrefixes(code), text.slice(0, at));
      return "\n\n";
    })
    .replaceAll(fenceInLine, (_, code: string) => {
      take("block", code);
      return " ";
    });
  const { blocks, rest } = findUnmarkedBlocks(unfenced);
  for (const code of blocks) take("block", code);
  const unspanned = rest.replaceAll(inlineCode, (_, _marks, code: string, at: number) => {
    take("inline", code.trim(), removeEmphasis(rest.slice(Math.max(0, at - MAX_WORDS_BEFORE), at)));
    return " \u0001 ";
  });
  for (const code of findCodeFragments(removeEmphasis(unspanned))) take("loose", code);
  const hidden = decodeHiddenText(text);
  for (const code of hidden) take("block", code);
  for (const code of findUnmarkedBlocks(readComments(text)).blocks) take("block", code);
  const prose = [withoutMarks(rest), ...hidden, ...readLongNames(text)].join("\n");
  return { passages, prose, hidden };
}

/** Removes Markdown's emphasis and backticks. Inline code keeps its asterisks, which multiply. */
const withoutMarks = (text: string): string =>
  text
    .split(/(`[^`\n]{1,400}`)/)
    .map((part, at) => (at % 2 === 1 ? part : removeEmphasis(part)))
    .join("")
    .replaceAll("`", "");

/** Names of so many words are sentences. */
const longName = /\b[a-z]{1,30}(?:(?:_[a-z0-9]{1,30}|[A-Z][a-z0-9]{0,30})){5,30}\b/g;

/** `ifNumberIsTargetReturnMiddle`, as a sentence. */
const readLongNames = (text: string): string[] =>
  [...text.matchAll(longName)].map(
    ([name]) =>
      `${name.replaceAll("_", " ").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`,
  );

/** Removes bold and italics, whose asterisks look like multiplication. */
const removeEmphasis = (text: string): string =>
  text.replaceAll(/(\*{1,3}|__)(?=\S)([^*\n]{0,120}?[^\s*])\1/g, "$2");

/** Removes quotation marks, line numbers and comment signs where every line has them. */
function removeLinePrefixes(code: string): string {
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  return linePrefixes.reduce(
    (text, wrapping) =>
      lines.every((line) => wrapping.test(line))
        ? text
            .split("\n")
            .map((line) => line.replace(wrapping, ""))
            .join("\n")
        : text,
    code,
  );
}

const linePrefixes = [/^[ \t]*> ?/, /^[ \t]*\d{1,3}[.:|)] ?/, /^[ \t]*(?:\/\/|#|\*) ?/];

/** Finds runs of lines that are code although nothing marks them; a single line of pseudo-code does not count. */
function findUnmarkedBlocks(text: string): { blocks: string[]; rest: string } {
  const blocks: string[] = [];
  const rest: string[] = [];
  let run: string[] = [];
  const close = () => {
    const certain = run.filter((line) => isCodeLine(line) && !hasInlineCode(line)).length;
    const isBlock = certain > 0 || run.filter((line) => line.trim() !== "").length > 2;
    if (isBlock && run.length > 0) blocks.push(run.map(removeListMark).join("\n").trimEnd());
    else rest.push(...run);
    run = [];
  };
  for (const line of text.split("\n")) {
    const belongs = !hasInlineCode(line) && (isCodeLine(line) || isPseudoCodeLine(line));
    if (belongs || (line.trim() === "" && run.length > 0)) run.push(line);
    else {
      close();
      rest.push(line);
    }
  }
  close();
  return { blocks, rest: rest.join("\n") };
}

/** Inline code in backticks is found separately. */
const hasInlineCode = (line: string): boolean => line.includes("`");
