import fc from "fast-check";
import { AppError } from "../errors.ts";
import { rewindCode } from "../use-cases/history/rewind-code.ts";
import { saveCode } from "../use-cases/implement/save-code.ts";
import { submitCode } from "../use-cases/implement/submit-code.ts";
import { finishAttempt } from "../use-cases/legacy/finish-attempt.ts";
import { submitApproach } from "../use-cases/legacy/submit-approach.ts";
import { choosePattern } from "../use-cases/plan/choose-pattern.ts";
import { submitRecap } from "../use-cases/stuck/submit-recap.ts";
import { takeStuckAction } from "../use-cases/stuck/take-stuck-action.ts";
import { answerFollowup } from "../use-cases/understand/answer-followup.ts";
import { submitExplanation } from "../use-cases/understand/submit-explanation.ts";
import { traceTest } from "../use-cases/verify/trace-test.ts";
import { anExplanation } from "./attempt-builders.ts";
import type { AtStep } from "./attempt-tests.ts";
import { everyMove } from "./every-move.ts";
import { rightCode, wrongCode } from "./reach-step.ts";

/** One thing a learner, or the world around them, does. */
export type Doing = (at: AtStep) => Promise<unknown>;

const question = "What do you do with the two numbers?";

const movesOfEveryKind: Doing[] = Object.values(everyMove).map(
  ({ call }) =>
    async ({ deps, attemptId, actor, stored }) =>
      call(deps, { attemptId, version: (await stored()).version }, actor),
);

const variations: Doing[] = [
  ({ deps, attemptId, actor }) =>
    submitExplanation(
      deps,
      { attemptId, ...anExplanation({ explanation: "Things happen." }) },
      actor,
    ),
  ({ deps, attemptId, actor }) =>
    answerFollowup(deps, { attemptId, question, answer: "Magic." }, actor),
  ({ deps, attemptId, actor }) =>
    choosePattern(deps, { attemptId, patternId: "arithmetic", confidence: 1 }, actor),
  ({ deps, attemptId, actor }) =>
    choosePattern(
      deps,
      { attemptId, patternId: "stack", confidence: 5, invariantText: "It is nested." },
      actor,
    ),
  ({ deps, attemptId, actor }) => submitCode(deps, { attemptId, code: wrongCode }, actor),
  ({ deps, attemptId, actor }) => submitCode(deps, { attemptId, code: "function (" }, actor),
  ({ deps, attemptId, actor }) =>
    traceTest(deps, { attemptId, testIndex: 1, notes: "Nothing yet." }, actor),
  ({ deps, attemptId, actor }) => takeStuckAction(deps, { attemptId, action: "rescue" }, actor),
  ({ deps, attemptId, actor }) => submitRecap(deps, { attemptId, text: "Hm." }, actor),
  ({ deps, attemptId, actor }) => submitApproach(deps, { attemptId, approach: "Add." }, actor),
  ({ deps, attemptId, actor }) => finishAttempt(deps, { attemptId }, actor),
  async ({ deps }) => deps.coach.breakDown(new Error("out of order")),
  async ({ deps }) => deps.coach.breakDown(null),
  async ({ deps }) => deps.runner.breakDown(new Error("no sandbox")),
  async ({ deps }) => deps.runner.breakDown(null),
];

const code = fc.oneof(
  fc.constantFrom(rightCode, wrongCode, "", "🙂\n"),
  fc.array(fc.constantFrom("a", "b", "", "🙃"), { maxLength: 8 }).map((all) => all.join("\n")),
);

const typing: fc.Arbitrary<Doing> = code.map(
  (text) =>
    async ({ deps, attemptId, actor, stored }) =>
      saveCode(deps, { attemptId, version: (await stored()).version, code: text }, actor),
);
const rewinding: fc.Arbitrary<Doing> = fc.nat({ max: 12 }).map(
  (position) =>
    ({ deps, attemptId, actor }) =>
      rewindCode(deps, { attemptId, position }, actor),
);
const waiting: fc.Arbitrary<Doing> = fc.integer({ min: 1, max: 30 }).map(
  (seconds) =>
    async ({ deps }) =>
      deps.clock.advance(seconds),
);

export const aDoing: fc.Arbitrary<Doing> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...movesOfEveryKind) },
  { weight: 3, arbitrary: fc.constantFrom(...variations) },
  { weight: 3, arbitrary: typing },
  { weight: 2, arbitrary: rewinding },
  { weight: 2, arbitrary: waiting },
);

/** Does it, and takes a refusal for an answer; anything else that goes wrong is a fault. */
export async function doOrBeRefused(at: AtStep, doing: Doing): Promise<void> {
  try {
    await doing(at);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "internal") throw error;
  }
}
