import type { ChatQuestion } from "./chat-question.ts";

/** What a learner reads of an answer, the buttons below it, and whether it is marked as not known. */
export type SeenAnswer = { text: string; buttons: string; isUnknown: boolean };

/** Why an answer is not useful; null where it is. */
export function findFault(
  { useful, mustNot, kind }: ChatQuestion,
  { text, buttons, isUnknown }: SeenAnswer,
): string | null {
  if (isUnknown !== (kind === "unknowable")) {
    return isUnknown ? "says that it does not know" : "does not say that it does not know";
  }
  const missing = useful.find((line) => !holds(text, line));
  if (missing !== undefined) return `does not hold: ${missing}`;
  const forbidden = mustNot.find((line) => holds(`${text}\n${buttons}`, line));
  return forbidden === undefined ? null : `holds: ${forbidden}`;
}

function holds(text: string, line: string): boolean {
  const pattern = /^\/(.+)\/$/.exec(line)?.[1];
  if (pattern !== undefined) return new RegExp(pattern, "i").test(plainOf(text));
  return line.split(" | ").some((phrase) => plainOf(text).includes(plainOf(phrase)));
}

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
