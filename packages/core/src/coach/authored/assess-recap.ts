import { explanationFields } from "../../entities/problem-teaching.ts";
import type { CoachContext, RecapAssessment } from "../coach.ts";
import { isCopied } from "../reading/gaming.ts";
import { nearlySame } from "../reading/nearly-same.ts";
import { meaningOf, wordsOf } from "../reading/words.ts";

const MIN_WORDS = 6;
const MIN_SHARED_WORDS = 2;

/** In the learner's own words and about this problem. More is not asked: a recap is for them, not for us. */
export function assessRecap({ problem, attempt }: CoachContext): RecapAssessment {
  const text = attempt.recapText ?? "";
  const words = wordsOf(text);
  if (words.length < MIN_WORDS) {
    return refused(
      "Say a little more: what is done with the input, and why does that give the answer?",
    );
  }
  if (
    isCopied(
      text,
      `${problem.walkthrough}\n${problem.statement}\n${problem.reflect.invariantSummary}`,
    )
  ) {
    return refused(
      "This is the coach's text. Put it aside and say it the way you would tell a friend.",
    );
  }
  const about = meaningOf(wordsOf(sourceOf(problem)));
  const shared = new Set(
    meaningOf(words).filter((word) => about.some((known) => nearlySame(known, word))),
  );
  if (shared.size < MIN_SHARED_WORDS) {
    return refused(
      "This does not seem to be about this problem. Which steps lead to the answer here?",
    );
  }
  return {
    accepted: true,
    feedback: "Yes, that is the idea in your own words.",
    isFallback: false,
  };
}

function refused(feedback: string): RecapAssessment {
  return { accepted: false, feedback, isFallback: false };
}

function sourceOf({ walkthrough, statement, keySteps, rubric }: CoachContext["problem"]): string {
  const phrasings = explanationFields.flatMap((field) =>
    rubric[field].concepts.flatMap((concept) => concept.phrasings),
  );
  return [walkthrough, statement, ...keySteps, ...phrasings].join("\n");
}
