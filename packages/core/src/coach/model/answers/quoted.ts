import type { UnderstandPayload } from "../../../entities/attempt/attempt-payloads.ts";
import { explanationFields } from "../../../entities/catalog/problem-teaching.ts";
import { wordsOf } from "../../reading/words.ts";

const MIN_QUOTED_WORDS = 2;

/** Whether words are the learner's own, letter case and punctuation aside. */
export function isQuoted(quote: string, payload: UnderstandPayload): boolean {
  const said = [
    ...explanationFields.map((field) => payload[field]),
    ...payload.followups.map(({ answer }) => answer),
  ];
  const wanted = plain(quote);
  return (
    wordsOf(quote).length >= MIN_QUOTED_WORDS && said.some((text) => plain(text).includes(wanted))
  );
}

function plain(text: string): string {
  return ` ${wordsOf(text)
    .map((word) => word.text)
    .join(" ")} `;
}
