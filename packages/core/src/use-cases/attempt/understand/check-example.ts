import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordDecided } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { judgePrediction } from "../../../coach/predictions/judge-prediction.ts";
import type { MadePrediction } from "../../../entities/attempt/attempt-payloads.ts";
import type { AttemptV2 } from "../../../entities/attempt-v2.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { type RunValue, runValueSchema } from "../../../entities/runs/run.ts";
import { invalidField } from "../../../errors.ts";
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

export const exampleVerdictSchema = z.object({ agrees: z.boolean(), expected: runValueSchema });
export type ExampleVerdict = z.infer<typeof exampleVerdictSchema>;

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
  requireNotAsked(attempt, args);
  requireAnswerShape(problem, claimed);
  const asked = { args, requester: actor.userId };
  const answer = await referenceAnswer(deps.runner, problem, asked);
  const agrees = await isRightAnswer(deps.runner, problem, { ...asked, claimed, answer });
  const prediction = await ownPrediction(deps, problem, { args, claimed });
  const details = { args, answer: claimed, expected: answer, agrees };
  await recordDecided(
    deps,
    attempt,
    (present) => {
      const { understandPayload } = requireV2(present, "check-example");
      // The result of this input was told after an earlier prediction.
      const isTold = understandPayload?.predictions.some((made) => isSameInput(made.args, args));
      return {
        type: "example-checked",
        details: { ...details, prediction: isTold ? null : prediction },
      };
    },
    actor,
  );
  return { agrees, expected: answer };
}

/** Refuses an input that an open probe asks about: the answer would be told before the prediction. */
function requireNotAsked({ understandPayload }: AttemptV2, args: readonly RunValue[]): void {
  const { probes = [], progress } = understandPayload?.aiAssessment ?? {};
  const open = [...probes, progress?.correctable];
  if (open.some((probe) => probe && isSameInput(probe.args, args))) {
    throw invalidField("args", "The coach asks you about this input. Answer it there.");
  }
}

function isSameInput(one: readonly RunValue[], other: readonly RunValue[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An example of the learner's own counts as a prediction; one that the page shows does not. */
function ownPrediction(
  deps: Pick<Deps, "problems">,
  problem: Problem,
  { args, claimed }: { args: readonly RunValue[]; claimed: RunValue },
): Promise<MadePrediction | null> {
  const shown = [...problem.examples, ...problem.tests.filter(({ hidden }) => !hidden)];
  const isShown = shown.some((example) => isSameInput(example.args, args));
  if (isShown) return Promise.resolve(null);
  return judgePrediction(deps, problem, {
    args,
    answer: JSON.stringify(claimed),
    source: "example",
  });
}
