import { loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { invariantFeedback } from "../../../coach/authored/invariant-feedback.ts";
import { invariantHolds } from "../../../coach/reading/invariant-sentence.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { type ListedLesson, listLessons } from "../../learning/lesson/list-lessons.ts";
import { type ChallengeView, viewChallenges } from "./view-challenges.ts";

export type ReflectionView = {
  challenges: ChallengeView[];
  lesson: ListedLesson | null;
  /** The plan's invariant, if it is known to be wrong, and why. */
  wrongInvariant: { text: string; feedback: string } | null;
};

/** The challenges and the lesson that REFLECT offers; empty before the problem is solved. */
export async function viewReflection(
  deps: Pick<Deps, "attempts" | "problems" | "lessons" | "units">,
  input: { attemptId: string },
  actor: Actor,
): Promise<ReflectionView> {
  const challenges = await viewChallenges(deps, input, actor);
  const { problemSlug, planPayload, language } = await loadAttempt(deps, input, actor);
  const [problem, lessons] = await Promise.all([
    findProblem(deps, problemSlug),
    listLessons(deps, {}, actor),
  ]);
  const { microLessonId } = problem.reflect;
  const invariant = planPayload?.invariant ?? null;
  const isWrong = invariant !== null && invariantHolds(problem, invariant) === false;
  return {
    challenges,
    lesson: lessons.find(({ id }) => id === microLessonId) ?? null,
    wrongInvariant: isWrong
      ? { text: invariant.text, feedback: invariantFeedback(problem, invariant, language) }
      : null,
  };
}
