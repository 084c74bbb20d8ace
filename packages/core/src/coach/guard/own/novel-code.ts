import type { Language } from "../../../entities/attempt/attempt-mode.ts";
import { type Diff, readDiff } from "../code/diff.ts";
import { type CodeLanguage, languageOf } from "../code/language-of.ts";
import { linesOf } from "../code/lines.ts";
import type { Passage } from "../find/find-code.ts";
import { kindOfLine, type LineKind } from "./kind-of-line.ts";
import { isQuoted, type KnownCode, streamOf } from "./known-code.ts";

/** Code in a reply that the learner does not have yet. */
export type NovelCode = Passage & {
  language: CodeLanguage;
  diff: Diff | null;
  /** The lines that are new, in the passage's own form. */
  lines: string[];
};

/** So many plain mentions in one block make a program. */
const MENTIONS_THAT_MAKE_CODE = 4;
/** The learner's lines with some left out are a changed program once they are this share of it. */
const WHOLE_PROGRAM_SHARE = 0.6;

export function novelCode(
  passages: readonly Passage[],
  known: KnownCode,
  learners: Language,
  /** Whether what may be code or not counts: it can be tried, but not be called code as it stands. */
  withUnsure: boolean,
): NovelCode[] {
  return passages.flatMap((passage) => {
    const diff = passage.place === "block" ? readDiff(passage.code) : null;
    const code = diff ? diff.hunks.flatMap(({ after }) => after).join("\n") : passage.code;
    const language = languageOf(code, learners);
    const lines = linesOf(code, language);
    const kinds = lines.map(({ tokens }) => kindOfLine(tokens, known));
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
  /(?<![=!<>])=(?!=)|[-+]=|\)\s*;?\s*$|^\s*(return|break|continue)\b/.test(line);

const gaps = /^\s*(\/\/|#)?\s*(\.\.\.|…).*$/m;

/** The learner's own lines in an order, or with omissions, that make another program. */
function isRearranged(own: ReturnType<typeof linesOf>, code: string, known: KnownCode): boolean {
  if (own.length < 2 || gaps.test(code)) return false;
  const tokens = own.flatMap((line) => line.tokens);
  if (isQuoted(tokens, known)) return false;
  return !inOrder(own, known) || own.length >= known.lineCount * WHOLE_PROGRAM_SHARE;
}

function inOrder(own: ReturnType<typeof linesOf>, { streams }: KnownCode): boolean {
  return streams.some((known) => {
    let from = 0;
    return own.every(({ tokens }) => {
      const stream = streamOf(tokens);
      if (stream.trim() === "") return true;
      const at = known.indexOf(stream, from);
      if (at < 0) return false;
      from = at + stream.length - 1;
      return true;
    });
  });
}
