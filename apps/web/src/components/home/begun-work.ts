import type { AttemptState, AttemptSummary, V2Step } from "@foothold/core/attempt";
import type { ProblemSummary } from "@foothold/core/catalog";
import type { Work } from "./WorkCard.tsx";

const places: Record<V2Step | AttemptState, string> = {
  UNDERSTAND: "At Understand",
  PLAN: "At Plan",
  IMPLEMENT: "At Implement",
  VERIFY: "At Verify",
  REFLECT: "At Reflect",
  COMPLETE: "Complete",
  APPROACH: "At Approach",
  CODE: "At Code",
  TEST: "At Test",
  DONE: "Done",
};

/** Attempts as cards to go on with; one whose problem is gone from the catalogue has none. */
export function begunWork(
  attempts: readonly AttemptSummary[],
  problems: readonly ProblemSummary[],
): Work[] {
  return attempts.flatMap(({ id, problemSlug, language, v2Step, state }) => {
    const problem = problems.find(({ slug }) => slug === problemSlug);
    if (!problem) return [];
    const { title, rung } = problem;
    const standing = `${places[v2Step ?? state]}, in ${language}`;
    return [{ href: `/practice/${id}`, title, rung, patterns: [], standing }];
  });
}
