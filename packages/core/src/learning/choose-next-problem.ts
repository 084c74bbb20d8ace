import type { ProblemSummary } from "../entities/catalog/problem.ts";
import type { ProblemWithProgress } from "../ports/problem-progress.ts";

/** Why this problem is suggested. No reason reveals the pattern to the learner. */
export type NextReason = "step-up" | "once-more" | "comes-first" | "begun" | "unfinished";

export type NextProblem = { problem: ProblemWithProgress; because: NextReason };

type Options = { hardFight?: boolean };

/** A step up is one rung; a higher one comes only when nothing else is left. */
const MAX_RUNGS_UP = 1;

/**
 * Suggests, after `done`, the easiest unfinished problem of the same pattern that is at least as hard, or first one of
 * its unfinished prerequisites. Otherwise a problem that is begun, then any unfinished one, the next harder first.
 * After a difficult attempt a harder problem comes only when nothing else is left.
 */
export function chooseNextProblem(
  done: ProblemSummary,
  shelf: readonly ProblemWithProgress[],
  { hardFight = false }: Options = {},
): NextProblem | null {
  const open = shelf.filter(
    ({ slug, progress }) => slug !== done.slug && progress.state !== "done",
  );
  return (hardFight ? noHarder(done, open) : null) ?? further(done, open);
}

function noHarder(done: ProblemSummary, open: readonly ProblemWithProgress[]): NextProblem | null {
  const reachable = open.filter(({ rung }) => rung <= done.rung);
  const along = hardest(reachable.filter((each) => sharesPattern(each, done)));
  if (along) return { problem: along, because: "once-more" };
  const other = hardest(reachable);
  if (!other) return null;
  return { problem: other, because: other.progress.state === "begun" ? "begun" : "unfinished" };
}

function further(done: ProblemSummary, open: readonly ProblemWithProgress[]): NextProblem | null {
  const isNear = ({ rung }: ProblemSummary) =>
    rung >= done.rung && rung <= done.rung + MAX_RUNGS_UP;
  const along = easiest(open.filter((each) => sharesPattern(each, done) && isNear(each)));
  if (along) {
    const first = easiest(open.filter(({ slug }) => along.prerequisites.includes(slug)));
    return first
      ? { problem: first, because: "comes-first" }
      : { problem: along, because: "step-up" };
  }
  const begun = easiest(open.filter(({ progress }) => progress.state === "begun"));
  if (begun) return { problem: begun, because: "begun" };
  const other = easiest(open.filter(isNear)) ?? easiest(open);
  return other && { problem: other, because: "unfinished" };
}

function easiest(problems: readonly ProblemWithProgress[]): ProblemWithProgress | null {
  const sorted = problems.toSorted(
    (one, other) => one.rung - other.rung || begunFirst(one) - begunFirst(other),
  );
  return sorted[0] ?? null;
}

function hardest(problems: readonly ProblemWithProgress[]): ProblemWithProgress | null {
  const sorted = problems.toSorted(
    (one, other) => other.rung - one.rung || begunFirst(one) - begunFirst(other),
  );
  return sorted[0] ?? null;
}

function begunFirst({ progress }: ProblemWithProgress): number {
  return progress.state === "begun" ? 0 : 1;
}

function sharesPattern(one: ProblemSummary, other: ProblemSummary): boolean {
  return one.patterns.some((pattern) => other.patterns.includes(pattern));
}
