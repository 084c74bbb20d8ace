import type { AttemptView } from "../../attempt/attempt-view.ts";
import { type AttemptInput, attemptInput } from "../../attempt/load-attempt.ts";
import type { AttemptDeps } from "../../attempt-ports.ts";
import type { Actor } from "../../entities/person.ts";
import { skipStep } from "../attempt/skip-step.ts";

export const skipReflectionInput = attemptInput;

export function skipReflection(
  deps: Pick<AttemptDeps, "attempts" | "clock">,
  input: AttemptInput,
  actor: Actor,
): Promise<{ attempt: AttemptView }> {
  return skipStep(deps, { ...input, step: "REFLECT" }, actor);
}
