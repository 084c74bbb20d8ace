import type { ProblemWithProgress, Rung } from "@foothold/core/catalog";

export type RungOfProblems = { rung: Rung; done: number; problems: ProblemWithProgress[] };

/** The order of the problems is kept; a rung without any is left out. */
export function groupByRung(problems: readonly ProblemWithProgress[]): RungOfProblems[] {
  const rungs = [...new Set(problems.map(({ rung }) => rung))];
  return rungs.map((rung) => {
    const own = problems.filter((problem) => problem.rung === rung);
    const done = own.filter(({ progress }) => progress.state === "done").length;
    return { rung, done, problems: own };
  });
}
