import type { Actor } from "@foothold/core/people";
import type { AppDeps } from "#lib/deps.ts";
import { requireWithinLimit } from "./rate-limit.ts";

/** For a route that asks the coach about some explanations only: those count as coach calls, the others do not. */
export function withLimitedCoach(deps: AppDeps, { userId }: Actor): AppDeps {
  const assessExplanation: AppDeps["coach"]["assessExplanation"] = async (asked) => {
    await requireWithinLimit(deps, "coach", userId);
    return deps.coach.assessExplanation(asked);
  };
  return { ...deps, coach: { ...deps.coach, assessExplanation } };
}
