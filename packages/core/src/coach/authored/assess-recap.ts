import { explanationFields } from "../../entities/catalog/problem-teaching.ts";
import type { CoachContext, RecapAssessment } from "../../ports/coach/coach.ts";
import { type RecapReading, readRecap } from "../reading/read-recap.ts";

const feedback: Record<RecapReading, string> = {
  "own-words": "Yes, that is the idea in your own words.",
  "too-short": "Say a little more: what is done with the input, and why does that give the answer?",
  copied: "This is the coach's text. Put it aside and say it the way you would tell a friend.",
  "off-topic": "This does not seem to be about this problem. Which steps lead to the answer here?",
};

type RecapContext = CoachContext & { rescues: readonly string[] };

export function assessRecap(context: RecapContext): RecapAssessment {
  const reading = readingOf(context);
  return { accepted: reading === "own-words", feedback: feedback[reading], isFallback: false };
}

/** After a right prediction any recap passes that is in the learner's own words. */
export function isOwnRecap(context: RecapContext): boolean {
  return readingOf(context) !== "copied";
}

function readingOf({ problem, attempt, rescues }: RecapContext): RecapReading {
  const { walkthrough, statement, reflect } = problem;
  return readRecap(attempt.recapText ?? "", {
    told: [walkthrough, statement, reflect.invariantSummary, ...rescues].join("\n"),
    about: sourceOf(problem),
  });
}

function sourceOf({ walkthrough, statement, keySteps, rubric }: CoachContext["problem"]): string {
  const phrasings = explanationFields.flatMap((field) =>
    rubric[field].concepts.flatMap((concept) => concept.phrasings),
  );
  return [walkthrough, statement, ...keySteps, ...phrasings].join("\n");
}
