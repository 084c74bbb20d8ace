import type { ProblemSummary } from "../entities/catalog/problem.ts";
import type { ProblemWithProgress } from "../ports/problem-progress.ts";

/** Why this problem is suggested. No reason reveals the pattern to the learner. */
export type NextReason = "step-up" | "comes-first" | "begun" | "unfinished";

export type NextProblem = { problem: ProblemWithProgress; because: NextReason };

/**
 * Suggests, after `done`, the easiest unfinished problem of the same pattern that is at least as hard, or first one of its
 * unfinished prerequisites. Without any: a problem that is begun, then any unfinished one, the next harder first.
 */
export function chooseNextProblem(
  done: ProblemSummary,
  shelf: readonly ProblemWithProgress[],
): NextProblem | null {
  const open = shelf.filter(
    ({ slug, progress }) => slug !== done.slug && progress.state !== "done",
  );
  const along = nearest(open.filter((each) => sharesPattern(each, done) && each.rung >= done.rung));
  if (along) {
    const first = nearest(open.filter(({ slug }) => along.prerequisites.includes(slug)));
    return first
      ? { problem: first, because: "comes-first" }
      : { problem: along, because: "step-up" };
  }
  const begun = nearest(open.filter(({ progress }) => progress.state === "begun"));
  if (begun) return { problem: begun, because: "begun" };
  const other = nearest(open.filter(({ rung }) => rung >= done.rung)) ?? nearest(open);
  return other && { problem: other, because: "unfinished" };
}

function nearest(problems: readonly ProblemWithProgress[]): ProblemWithProgress | null {
  const byDistance = [...problems].sort(
    (one, other) => one.rung - other.rung || begunFirst(one) - begunFirst(other),
  );
  return byDistance[0] ?? null;
}

function begunFirst({ progress }: ProblemWithProgress): number {
  return progress.state === "begun" ? 0 : 1;
}

function sharesPattern(one: ProblemSummary, other: ProblemSummary): boolean {
  return one.patterns.some((pattern) => other.patterns.includes(pattern));
}
