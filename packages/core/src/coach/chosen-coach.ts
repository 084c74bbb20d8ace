import type { FallbackReason, Marked } from "../entities/coach/fallback-reason.ts";
import type { Coach, CoachContext } from "../ports/coach.ts";

export type CoachChoice = {
  coach: Coach;
  /** Why this is not the coach the person chose. */
  insteadFor?: FallbackReason;
};

/** Asks, for each call, the coach of whoever made the attempt; where that cannot be told, the built-in one. */
export function chosenCoach(
  choose: (userId: string) => Promise<CoachChoice>,
  builtIn: Coach,
): Coach {
  async function answer<Answer extends Marked>(
    { attempt }: CoachContext,
    ask: (coach: Coach) => Promise<Answer>,
  ): Promise<Answer> {
    const { coach, insteadFor } = await choose(attempt.userId).catch(
      (): CoachChoice => ({ coach: builtIn, insteadFor: "unavailable" }),
    );
    const answered = await ask(coach);
    return insteadFor ? { ...answered, isFallback: true, fallbackReason: insteadFor } : answered;
  }
  return {
    assessExplanation: (given) => answer(given, (coach) => coach.assessExplanation(given)),
    suggestPatterns: (given) => answer(given, (coach) => coach.suggestPatterns(given)),
    judgeChoice: (given) => answer(given, (coach) => coach.judgeChoice(given)),
    discoverPattern: (given) => answer(given, (coach) => coach.discoverPattern(given)),
    hint: (given) => answer(given, (coach) => coach.hint(given)),
    explainFailure: (given) => answer(given, (coach) => coach.explainFailure(given)),
    stuckAction: (given) => answer(given, (coach) => coach.stuckAction(given)),
    answerQuestion: (given) => answer(given, (coach) => coach.answerQuestion(given)),
    assessRecap: (given) => answer(given, (coach) => coach.assessRecap(given)),
  };
}
