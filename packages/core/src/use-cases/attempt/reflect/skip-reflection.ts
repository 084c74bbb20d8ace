import type { AttemptView } from "../../../attempt/attempt-view.ts";
import { type AttemptInput, attemptInput } from "../../../attempt/load/load-attempt.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { skipStep } from "../skip-step.ts";

export const skipReflectionInput = attemptInput;

export function skipReflection(
  deps: Pick<Deps, "attempts" | "clock" | "rules" | "escalations">,
  input: AttemptInput,
  actor: Actor,
): Promise<{ attempt: AttemptView }> {
  return skipStep(deps, { ...input, step: "REFLECT" }, actor);
}
