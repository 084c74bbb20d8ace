import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import { explanationFields } from "../../../entities/catalog/problem-teaching.ts";

/** Everything that the learner has written about the problem. */
export function learnerTextOf({
  approach,
  understandPayload,
  planPayload,
  recapText,
}: AnyAttempt): string {
  const explained = understandPayload
    ? [
        ...explanationFields.map((field) => understandPayload[field]),
        ...understandPayload.followups.map(({ answer }) => answer),
      ]
    : [];
  const { text, ownWords } = planPayload?.invariant ?? {};
  return [approach, ...explained, text, ownWords, recapText]
    .filter((each) => each !== null && each !== undefined)
    .join("\n");
}
