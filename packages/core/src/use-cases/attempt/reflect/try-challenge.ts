import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordDecided } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import { challengesIn } from "../../../catalog/challenges-in.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { runValueSchema, testStatusSchema } from "../../../entities/runs/run.ts";
import { invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { askRunner } from "../../../runs/ask-or-unavailable.ts";
import { referenceAnswer } from "../../../runs/reference-answer.ts";
import { requireAllowedInput } from "../../../runs/require-allowed-input.ts";
import { runProgram } from "../../../runs/run-program.ts";

export const tryChallengeInput = attemptInput.extend({
  challenge: z.string().min(1).max(100),
  /** One for each parameter, in order. */
  args: z.array(runValueSchema),
});
export type TryChallenge = z.infer<typeof tryChallengeInput>;

export const challengeOutcomeSchema = z.object({
  beaten: z.boolean(),
  /** What the reference gives. */
  expected: runValueSchema,
  /** What the program returned instead; null when it returned nothing. */
  actual: runValueSchema,
  status: testStatusSchema,
  /** The error that stopped it, if any. */
  error: z.string().nullable(),
});
export type ChallengeOutcome = z.infer<typeof challengeOutcomeSchema>;

/** Runs a subtly wrong program and the reference on the learner's input; if they differ, the challenge is beaten. */
export async function tryChallenge(
  deps: Pick<Deps, "attempts" | "problems" | "runner" | "clock">,
  input: TryChallenge,
  actor: Actor,
): Promise<ChallengeOutcome> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "try-challenge");
  const problem = await findProblem(deps, attempt.problemSlug);
  const { args, challenge: challengeId } = input;
  const program = challengesIn(problem, attempt.language).find(({ id }) => id === challengeId);
  if (!program) throw invalidField("challenge", "This problem has no such challenge.");
  await requireAllowedInput(deps, problem, args);
  const asked = { args, requester: actor.userId };
  const expected = await referenceAnswer(deps.runner, problem, asked);
  const { status, actual, error } = await askRunner(() =>
    runProgram(deps.runner, problem, program, { ...asked, expected }),
  );
  const beaten = status !== "passed";
  await recordDecided(
    deps,
    attempt,
    (present) => {
      requireV2(present, "try-challenge");
      return { type: "challenge-tried", details: { challengeId, args, beaten } };
    },
    actor,
  );
  const said = error ? `${error.type}: ${error.message}` : null;
  return { beaten, expected, actual: actual ?? null, status, error: said };
}
