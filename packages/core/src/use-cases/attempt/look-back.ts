import { findProblem } from "../../attempt/find-problem.ts";
import { loadAttempt } from "../../attempt/load-attempt.ts";
import { refused } from "../../attempt/refusals.ts";
import type { Actor } from "../../entities/person.ts";
import { problemSummary } from "../../entities/problem-view.ts";
import type { LearningDeps } from "../../learning-ports.ts";
import { chooseNext, type NextProblem } from "../../next/choose-next.ts";
import type { RecallOutlook } from "../../recall/recall-outlook.ts";
import { browseProblems } from "../problem/browse-problems.ts";
import { lookAhead } from "../recall/look-ahead.ts";

/** What a finished attempt shows that an open one must not, and where to go from it. */
export type LookBack = {
  /** The author's own: to be held against what the learner wrote. */
  cues: string[];
  invariantSummary: string;
  next: NextProblem | null;
  recall: RecallOutlook;
};

export async function lookBack(
  deps: LearningDeps,
  input: { attemptId: string },
  actor: Actor,
): Promise<LookBack> {
  const attempt = await loadAttempt(deps, input, actor);
  if (attempt.finishedAt === null) throw refused(attempt, "wrong-step");
  const problem = await findProblem(deps, attempt.problemSlug);
  const [{ problems }, recall] = await Promise.all([
    browseProblems(deps, {}, actor),
    lookAhead(deps, actor),
  ]);
  const { cues, invariantSummary } = problem.reflect;
  return {
    cues,
    invariantSummary,
    next: chooseNext(problemSummary(problem), problems),
    recall,
  };
}
