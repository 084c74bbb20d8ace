import { loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { isBuilderOffered } from "../../../attempt/plan/invariant.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { patternLink } from "../../../entities/catalog/pattern.ts";
import { problemView } from "../../../entities/catalog/problem-view.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { firstSentence } from "../../../text/first-sentence.ts";

export type PlanGuide = {
  /** The patterns to choose from, each with one general sentence. */
  patterns: { patternId: string; summary: string | null; hasPage: boolean }[];
  /** Whether this mode and rung ask for an invariant. */
  invariantRequired: boolean;
  /** The chosen pattern is not a mismatch, so its invariant is asked for. */
  chosenFits: boolean;
  /** The general invariant of the chosen pattern; null when the problem has its own template. */
  generalInvariant: string | null;
};

export async function viewPlanGuide(
  deps: Pick<Deps, "attempts" | "problems" | "patterns">,
  input: { attemptId: string },
  actor: Actor,
): Promise<PlanGuide> {
  const attempt = await loadAttempt(deps, input, actor);
  const problem = await findProblem(deps, attempt.problemSlug);
  const chosenPattern = attempt.planPayload?.chosenPattern ?? null;
  const fit = problem.patternFits.find(({ patternId }) => patternId === chosenPattern);
  const { patternChoices, invariantTemplate } = problemView(problem, { chosenPattern });
  const all = await deps.patterns.list();
  const chosen =
    chosenPattern && !invariantTemplate ? await deps.patterns.find(chosenPattern) : null;
  return {
    patterns: patternChoices.map(({ patternId }) => {
      const pattern = all.find(({ id }) => id === patternId);
      return {
        patternId,
        summary: pattern ? firstSentence(pattern.summary) : null,
        hasPage: patternLink(patternId, all).hasPage,
      };
    }),
    invariantRequired: isBuilderOffered(attempt.mode, problem.rung),
    chosenFits: fit !== undefined && fit.match !== "MISMATCH",
    generalInvariant: chosen?.invariant ?? null,
  };
}
