import type { Deps } from "@foothold/core/deps";
import type { Actor } from "@foothold/core/people";
import { requireWithinLimit } from "./rate-limit.ts";

/** For a route that asks the coach about some of its requests only: just those count as calls to the coach. */
export function withLimitedCoach<Given extends Pick<Deps, "coach" | "rateLimits">>(
  deps: Given,
  { userId }: Actor,
): Given {
  const assessExplanation: Deps["coach"]["assessExplanation"] = async (asked) => {
    await requireWithinLimit(deps, "coach", userId);
    return deps.coach.assessExplanation(asked);
  };
  return { ...deps, coach: { ...deps.coach, assessExplanation } };
}
