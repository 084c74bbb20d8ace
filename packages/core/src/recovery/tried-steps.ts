import type { RecoveryStep } from "../entities/recovery/recovery.ts";

/** Steps that were shown or produced no text. A step that was begun but not shown is continued. */
export function triedSteps(steps: readonly RecoveryStep[]): RecoveryStep[] {
  const explored = steps.some(({ stage, shown }) => stage === "branches" && shown);
  const nothingFound = isNothingFound(steps);
  return steps.filter(({ stage, status, shown }) =>
    stage === "branches" ? explored || nothingFound : shown || status === "refused",
  );
}

/** Whether every branch ended without text. */
function isNothingFound(steps: readonly RecoveryStep[]): boolean {
  const branches = steps.filter(({ stage }) => stage === "branches");
  return branches.length > 0 && branches.every(({ status }) => status === "refused");
}

export function shownTexts(steps: readonly RecoveryStep[]): string[] {
  return steps.flatMap(({ text, shown }) => (shown && text !== null ? [text] : []));
}

/** The best step of each branch, the best of all first. */
export function bestOfBranches(steps: readonly RecoveryStep[]): RecoveryStep[] {
  const best = new Map<string, RecoveryStep>();
  for (const step of steps) {
    if (step.stage !== "branches" || step.status !== "done") continue;
    const before = best.get(step.strategy);
    if (!before || (step.score ?? 0) > (before.score ?? 0)) best.set(step.strategy, step);
  }
  return [...best.values()].sort((one, other) => (other.score ?? 0) - (one.score ?? 0));
}
