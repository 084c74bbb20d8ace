import { loadAttempt } from "../../../attempt/load-attempt.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { type ListedLesson, listLessons } from "../../learning/lesson/list-lessons.ts";
import { type ChallengeView, viewChallenges } from "./view-challenges.ts";

export type ReflectionView = { challenges: ChallengeView[]; lesson: ListedLesson | null };

/** The challenges and the lesson that REFLECT offers; empty before the problem is solved. */
export async function viewReflection(
  deps: Pick<Deps, "attempts" | "problems" | "lessons" | "units">,
  input: { attemptId: string },
  actor: Actor,
): Promise<ReflectionView> {
  const challenges = await viewChallenges(deps, input, actor);
  const { problemSlug } = await loadAttempt(deps, input, actor);
  const [{ reflect }, lessons] = await Promise.all([
    findProblem(deps, problemSlug),
    listLessons(deps, {}, actor),
  ]);
  return { challenges, lesson: lessons.find(({ id }) => id === reflect.microLessonId) ?? null };
}
