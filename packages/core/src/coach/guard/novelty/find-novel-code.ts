import type { Language } from "../../../entities/runs/language.ts";
import { splitCodeLines } from "../code/code-lines.ts";
import { type CodeLanguage, detectLanguage } from "../code/detect-language.ts";
import { type Diff, readDiff } from "../code/read-diff.ts";
import type { CodePassage } from "../extract/extract-code.ts";
import { classifyLine, type LineKind } from "./classify-line.ts";
import { isInKnownCode, type KnownCode, tokenStream } from "./known-code.ts";

/** Code in a reply that the learner does not have yet. */
export type NovelCode = CodePassage & {
  language: CodeLanguage;
  diff: Diff | null;
  /** The lines that are new, in the passage's own form. */
  lines: string[];
};

/** From this many mentions in one block on, the block counts as a program. */
const MENTIONS_THAT_MAKE_CODE = 4;
/** A block with at least this share of the learner's lines, some left out, counts as a changed program. */
const WHOLE_PROGRAM_SHARE = 0.6;

export function findNovelCode(
  passages: readonly CodePassage[],
  known: KnownCode,
  learners: Language,
  /** Whether lines of kind `unsure` count as new: they can be run, but are not code for certain. */
  withUnsure: boolean,
): NovelCode[] {
  return passages.flatMap((passage) => {
    const diff = passage.place === "block" ? readDiff(passage.code) : null;
    const code = diff ? diff.hunks.flatMap(({ after }) => after).join("\n") : passage.code;
    const language = detectLanguage(code, learners);
    const lines = splitCodeLines(code, language);
    const kinds = lines.map(({ tokens }) => classifyLine(tokens, known));
    const isNews = (kind: LineKind | undefined, text: string) =>
      kind === "code" ||
      (withUnsure && kind === "unsure") ||
      (passage.urged && (kind === "own" || kind === "mention") && isStatement(text));
    const novel = lines.filter(({ text }, index) => isNews(kinds[index], text));
    const mentions = kinds.filter((kind) => kind === "mention").length;
    const isNovel =
      novel.length > 0 ||
      (passage.place === "block" && mentions >= MENTIONS_THAT_MAKE_CODE) ||
      diff?.hunks.some(({ removed }) => removed.length > 0) ||
      isRearranged(
        lines.filter((_, index) => kinds[index] === "own"),
        passage.code,
        known,
      );
    if (!isNovel) return [];
    return [{ ...passage, code, language, diff, lines: novel.map(({ text }) => text) }];
  });
}

const isStatement = (line: string): boolean =>
  /(?<![=!<>])=(?!=)|[-+]=|\)\s*(?:;\s*)?$|^\s*(return|break|continue)\b/.test(line) &&
  !/^\s*(?:console\.\w+|print)\(/.test(line);

const omission = /^[ \t]*(?:(?:\/\/|#)[ \t]*)?(?:\.\.\.|…)/m;

/** Whether the learner's own lines stand in another order, or with some left out, so that they make another program. */
function isRearranged(
  own: ReturnType<typeof splitCodeLines>,
  code: string,
  known: KnownCode,
): boolean {
  if (own.length < 2 || omission.test(code)) return false;
  const tokens = own.flatMap((line) => line.tokens);
  if (isInKnownCode(tokens, known)) return false;
  return !isInKnownOrder(own, known) || own.length >= known.lineCount * WHOLE_PROGRAM_SHARE;
}

function isInKnownOrder(own: ReturnType<typeof splitCodeLines>, { streams }: KnownCode): boolean {
  return streams.some((known) => {
    let from = 0;
    return own.every(({ tokens }) => {
      const stream = tokenStream(tokens);
      if (stream.trim() === "") return true;
      const at = known.indexOf(stream, from);
      if (at < 0) return false;
      from = at + stream.length - 1;
      return true;
    });
  });
}
