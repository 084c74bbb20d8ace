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
  return [approach, ...explained, planPayload?.invariant?.text, recapText]
    .filter((text) => text !== null && text !== undefined)
    .join("\n");
}
