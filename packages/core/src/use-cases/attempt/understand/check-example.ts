import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load-attempt.ts";
import { recordDecided } from "../../../attempt/record-event.ts";
import { requireV2 } from "../../../attempt/require-move.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { type RunValue, runValueSchema } from "../../../entities/runs/run.ts";
import type { Deps } from "../../../ports/deps.ts";
import { isRightAnswer } from "../../../runs/is-right-answer.ts";
import { referenceAnswer } from "../../../runs/reference-answer.ts";
import { requireAllowedInput, requireAnswerShape } from "../../../runs/require-allowed-input.ts";

export const checkExampleInput = attemptInput.extend({
  /** One for each parameter, in order. */
  args: z.array(runValueSchema),
  /** The result that the learner expects. */
  answer: runValueSchema,
});
export type CheckExample = z.infer<typeof checkExampleInput>;

export type ExampleVerdict = { agrees: boolean; expected: RunValue };

/** Tells the right result only after the learner has given their own. */
export async function checkExample(
  deps: Pick<Deps, "attempts" | "problems" | "runner" | "clock">,
  input: CheckExample,
  actor: Actor,
): Promise<ExampleVerdict> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "check-example");
  const problem = await findProblem(deps, attempt.problemSlug);
  const { args, answer: claimed } = input;
  await requireAllowedInput(deps, problem, args);
  requireAnswerShape(problem, claimed);
  const asked = { args, requester: actor.userId };
  const answer = await referenceAnswer(deps.runner, problem, asked);
  const agrees = await isRightAnswer(deps.runner, problem, { ...asked, claimed, answer });
  const details = { args, answer: claimed, expected: answer, agrees };
  await recordDecided(
    deps,
    attempt,
    (present) => {
      requireV2(present, "check-example");
      return { type: "example-checked", details };
    },
    actor,
  );
  return { agrees, expected: answer };
}
