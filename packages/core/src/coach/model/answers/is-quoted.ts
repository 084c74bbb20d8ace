import type { UnderstandPayload } from "../../../entities/attempt/attempt-payloads.ts";
import { explanationFields } from "../../../entities/catalog/problem-teaching.ts";
import { joinWords } from "../../reading/join-words.ts";
import { splitWords } from "../../reading/split-words.ts";

const MIN_QUOTED_WORDS = 2;

/** Whether a quote stands in the learner's text, ignoring letter case and punctuation. */
export function isQuoted(quote: string, payload: UnderstandPayload): boolean {
  const said = [
    ...explanationFields.map((field) => payload[field]),
    ...payload.followups.map(({ answer }) => answer),
  ];
  const wanted = joinWords(quote);
  return (
    splitWords(quote).length >= MIN_QUOTED_WORDS &&
    said.some((text) => joinWords(text).includes(wanted))
  );
}
