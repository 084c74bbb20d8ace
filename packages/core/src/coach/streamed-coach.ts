import type { Coach, Streamed } from "../ports/coach.ts";

/** The same coach, read along by someone: what can be shown as it comes, is. */
export function streamedCoach(coach: Coach, streamed: Streamed): Coach {
  return {
    ...coach,
    hint: (given) => coach.hint({ ...given, ...streamed }),
    explainFailure: (given) => coach.explainFailure({ ...given, ...streamed }),
    stuckAction: (given) => coach.stuckAction({ ...given, ...streamed }),
    answerQuestion: (given) => coach.answerQuestion({ ...given, ...streamed }),
  };
}
