import { quotedStrings } from "./quoted-strings.ts";

const PROGRAM = /\.(?:py|js|ts)$/;
/** Matches the beginning of a comment, also after code, and a line inside a block comment. */
const COMMENT_MARK = /(?:^|\s)(?:#|\/\/|\/\*|\*)[#/*]{0,3}(?=\s|\w)/;
/** Matches a line of a docstring or a template: words without any character that is typical of code. */
const SENTENCE = /^[^=(){}[\];]{12,}$/;
const LEAST_WORDS = 3;

/**
 * The lines of a file that a person reads as words: all of a text file, and of a program its comments, its texts and what
 * stands in it like a sentence. The guard reads code for a solution, and words for a recipe.
 */
export function proseIn(path: string, content: string): string {
  if (!PROGRAM.test(path)) return content;
  const lines = content.split("\n").flatMap((line) => {
    const mark = COMMENT_MARK.exec(line);
    if (mark) return [line.slice(mark.index + mark[0].length)];
    return SENTENCE.test(line.trim()) ? [line] : [];
  });
  return [...lines, ...quotedStrings(content)]
    .map((text) => text.trim())
    .filter((text) => text.split(/\s+/).length >= LEAST_WORDS)
    .join("\n");
}
