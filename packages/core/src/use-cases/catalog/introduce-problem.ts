import { listAllAttempts } from "../../attempt/load/list-all-attempts.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import { type PatternLink, patternLink } from "../../entities/catalog/pattern.ts";
import {
  type ProblemView,
  problemView,
  withoutPatterns,
} from "../../entities/catalog/problem-view.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { AttemptRecord } from "../../ports/attempt.ts";
import type { Deps } from "../../ports/deps.ts";
import {
  type ProblemProgress,
  type ProblemWithProgress,
  progressIn,
} from "../../ports/problem-progress.ts";
import type { ViewProblem } from "./view-problem.ts";

export type ProblemIntroduction = {
  problem: ProblemView;
  /** Empty until the learner has finished it. */
  patterns: PatternLink[];
  prerequisites: ProblemWithProgress[];
  progress: ProblemProgress;
  /** The learner's own, newest first. */
  attempts: AttemptRecord[];
};

/** What a learner sees before starting: the problem, its prerequisites and their own progress. */
export async function introduceProblem(
  deps: Pick<Deps, "attempts" | "problems" | "patterns">,
  { slug }: ViewProblem,
  actor: Actor,
): Promise<ProblemIntroduction> {
  const problem = await findProblem(deps, slug);
  const [problems, attempts, patterns, records] = await Promise.all([
    deps.problems.list(),
    listAllAttempts(deps, { userId: actor.userId }),
    deps.patterns.list(),
    deps.attempts.records({ userId: actor.userId, problemSlug: slug }),
  ]);
  const progress = progressIn(slug, attempts);
  const view = problemView(problem, { done: progress.state === "done" });
  return {
    problem: view,
    patterns: view.patterns.map((id) => patternLink(id, patterns)),
    prerequisites: problems
      .filter((each) => problem.prerequisites.includes(each.slug))
      .map((each) => ({
        ...withoutPatterns(each),
        progress: progressIn(each.slug, attempts),
      })),
    progress,
    attempts: records,
  };
}
