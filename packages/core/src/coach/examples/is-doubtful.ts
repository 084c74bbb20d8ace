import type { Input } from "./inputs/input.ts";
import { namesOtherValue } from "./names-other-value.ts";
import type { Reading } from "./reading/reading.ts";
import { NEGATIONS } from "./reading/word-lists.ts";
import { endsThought, isSign, isWord, type Token } from "./tokens/token.ts";

/** Whether the words before an input, back to the last example, cast doubt on it. */
export function isDoubtful(reading: Reading, input: Input, from: number): boolean {
  const { tokens } = reading;
  for (let at = from; at < input.start; at += 1) {
    const token = tokens[at];
    if (namesOtherValue(reading, at, input.args)) return true;
    // Numbers without brackets may be the drawing of a tree, or part of a longer list.
    const drawn =
      token?.kind === "value" || token?.kind === "unreadable" || isSign(token, "/", "\\");
    if (drawn && input.loose && !input.named) return true;
  }
  return isDenied(tokens, input.start, from);
}

/** Whether the example is denied: "I don't think "ab" returns true". */
function isDenied(tokens: readonly Token[], start: number, from: number): boolean {
  for (let at = start - 1; at >= from; at -= 1) {
    const token = tokens[at];
    if (endsThought(token) || isSign(token, ",", ":", ";") || token?.kind === "value") return false;
    if (isWord(token, NEGATIONS)) return true;
  }
  return false;
}
