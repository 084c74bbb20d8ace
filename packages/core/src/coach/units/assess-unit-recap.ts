import type { RecapAssessment } from "../../ports/coach/coach.ts";
import { type RecapReading, readRecap } from "../reading/read-recap.ts";

const feedback: Record<RecapReading, string> = {
  "own-words": "Yes, that is the idea in your own words.",
  "too-short": "Say a little more: what is the idea, and why does it hold?",
  copied: "This is the coach's text. Put it aside and say it the way you would tell a friend.",
  "off-topic": "This does not seem to be about the question. What is asked, and what answers it?",
};

export function assessUnitRecap(text: string, told: string): RecapAssessment {
  const reading = readRecap(text, { told, about: told });
  return { accepted: reading === "own-words", feedback: feedback[reading], isFallback: false };
}
