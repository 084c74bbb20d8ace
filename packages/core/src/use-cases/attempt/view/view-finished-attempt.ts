import { listAllEvents } from "../../../attempt/load/list-all-events.ts";
import { loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { refused } from "../../../attempt/refusals.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { invariantHolds } from "../../../coach/reading/invariant-sentence.ts";
import { problemSummary, withoutPatterns } from "../../../entities/catalog/problem-view.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { chooseNextProblem, type NextProblem } from "../../../learning/choose-next-problem.ts";
import type { RecallOutlook } from "../../../learning/recall/recall-outlook.ts";
import { wasDifficult } from "../../../learning/was-difficult.ts";
import type { Deps } from "../../../ports/deps.ts";
import { browseWithPatterns } from "../../catalog/browse-problems.ts";
import { viewRecallOutlook } from "../../learning/recall/view-recall-outlook.ts";

/** What is shown only of a finished attempt, with the problem to try next. */
export type FinishedAttemptView = {
  /** The author's version, to compare with the learner's. */
  cues: string[];
  invariantSummary: string;
  /** Whether the learner's own summary holds; null where there is none, or nobody can check its words. */
  ownSummaryHolds: boolean | null;
  next: NextProblem | null;
  recall: RecallOutlook;
};

export async function viewFinishedAttempt(
  deps: Pick<
    Deps,
    "attempts" | "problems" | "clock" | "patterns" | "lessons" | "units" | "deck" | "scheduler"
  >,
  input: { attemptId: string },
  actor: Actor,
): Promise<FinishedAttemptView> {
  const attempt = await loadAttempt(deps, input, actor);
  if (attempt.finishedAt === null) throw refused(attempt, "wrong-step");
  const problem = await findProblem(deps, attempt.problemSlug);
  const [{ problems }, recall, events] = await Promise.all([
    browseWithPatterns(deps, {}, actor),
    viewRecallOutlook(deps, actor),
    listAllEvents(deps, attempt.id),
  ]);
  const hardFight = wasDifficult(attempt, events);
  const next = chooseNextProblem(problemSummary(problem), problems, { hardFight });
  const { cues, invariantSummary } = problem.reflect;
  const own = attempt.reflectPayload?.invariantSummary.trim() ?? "";
  return {
    cues,
    invariantSummary,
    ownSummaryHolds: own ? invariantHolds(problem, { text: own, builderUsed: false }) : null,
    next: next && { ...next, problem: withoutPatterns(next.problem) },
    recall,
  };
}
