import type { z } from "zod";
import { type AttemptView, attemptView } from "../../../attempt/attempt-view.ts";
import { writeCode } from "../../../attempt/history/write-code.ts";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { nextStepInEither } from "../../../attempt/moves/require-move.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const submitCodeInput = attemptInput.extend({ code: requiredLearnerText("code") });
export type SubmitCode = z.infer<typeof submitCodeInput>;

/** In both flows. */
export async function submitCode(
  deps: Pick<Deps, "attempts" | "changeSets" | "clock" | "newId" | "rules">,
  input: SubmitCode,
  actor: Actor,
): Promise<{ attempt: AttemptView }> {
  const attempt = await loadAttempt(deps, input, actor);
  const to = nextStepInEither(attempt, { trigger: "submit-code", code: input.code });
  const write = await writeCode(deps, attempt, input.code);
  const after = await recordEvent(deps, attempt, { type: "code-submitted", ...write, to }, actor);
  return { attempt: attemptView(after, await deps.rules.of(actor.userId)) };
}
