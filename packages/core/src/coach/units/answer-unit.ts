import type { ChatSubject } from "../../ports/coach/converse.ts";
import { cardHelp } from "./card-help.ts";
import { findClosestPassage } from "./find-closest-passage.ts";
import { lessonHelp } from "./lesson-help.ts";

/** Answers a message about a lesson or a card from what is authored for it; a card's answer is not told. */
export function answerUnit(
  subject: Exclude<ChatSubject, { kind: "attempt" }>,
  message: string,
): string {
  if (subject.kind === "card") {
    const { card: item, progress, pattern } = subject;
    return cardHelp.checkpoint({ item, progress, pattern, attempt: message });
  }
  const { lesson: item, progress } = subject;
  const passage = findClosestPassage(item, message);
  return passage
    ? `“${passage.heading}” says: ${passage.paragraph}`
    : lessonHelp.nudge({ item, progress });
}
