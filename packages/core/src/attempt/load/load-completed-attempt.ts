import type { AttemptV2 } from "../../entities/attempt-v2.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { refused } from "../refusals.ts";
import { loadAttempt } from "./load-attempt.ts";

/** An attempt whose learner may see the answer: solved, reflected on and complete. */
export async function loadCompletedAttempt(
  deps: Pick<Deps, "attempts">,
  input: { attemptId: string },
  actor: Actor,
): Promise<AttemptV2> {
  const attempt = await loadAttempt(deps, input, actor);
  if (attempt.v2Step !== "COMPLETE") throw refused(attempt, "wrong-step");
  return attempt;
}
