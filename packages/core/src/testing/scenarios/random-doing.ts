import fc from "fast-check";
import { currentStep } from "../../attempt/current-step.ts";
import type { AttemptStep } from "../../entities/attempt/attempt-event.ts";
import { AppError } from "../../errors.ts";
import { rewindCode } from "../../use-cases/attempt/history/rewind-code.ts";
import { saveCode } from "../../use-cases/attempt/implement/save-code.ts";
import { submitCode } from "../../use-cases/attempt/implement/submit-code.ts";
import { finishAttempt } from "../../use-cases/attempt/legacy/finish-attempt.ts";
import { submitApproach } from "../../use-cases/attempt/legacy/submit-approach.ts";
import { choosePattern } from "../../use-cases/attempt/plan/choose-pattern.ts";
import { predictLater } from "../../use-cases/attempt/predict/predict-later.ts";
import { viewLaterProbe } from "../../use-cases/attempt/predict/view-later-probe.ts";
import { submitReflection } from "../../use-cases/attempt/reflect/submit-reflection.ts";
import { answerFollowup } from "../../use-cases/attempt/understand/answer-followup.ts";
import { submitExplanation } from "../../use-cases/attempt/understand/submit-explanation.ts";
import { explainFailure } from "../../use-cases/attempt/verify/explain-failure.ts";
import { retryCode } from "../../use-cases/attempt/verify/retry-code.ts";
import { runTests } from "../../use-cases/attempt/verify/run-tests.ts";
import { traceTest } from "../../use-cases/attempt/verify/trace-test.ts";
import { saveFile } from "../../use-cases/attempt/workspace/save-file.ts";
import { askCoach } from "../../use-cases/chat/message/ask-coach.ts";
import { submitRecap } from "../../use-cases/stuck/submit-recap.ts";
import { takeStuckAction } from "../../use-cases/stuck/take-stuck-action.ts";
import type { AtStep } from "../attempt-tests.ts";
import { anExplanation } from "../builders/attempt-builders.ts";
import { rightCode, wrongCode } from "../reach-step.ts";
import { everyMove } from "./every-move.ts";

/** One thing a learner, or the world around them, does. */
export type Doing = (at: AtStep) => Promise<unknown>;

const question = "What do you do with the two numbers?";
const vague = anExplanation({ explanation: "Things happen." });
const failure = { testInput: "", expected: "", actual: "", userExplanation: "No idea." };

const onFiveSteps: { places: readonly AttemptStep[]; does: Doing }[] = Object.values(everyMove).map(
  ({ steps, call }) => ({
    places: steps,
    does: async ({ deps, attemptId, actor, stored }) =>
      call(deps, { attemptId, version: (await stored()).version }, actor),
  }),
);

/** Predicts what is asked, mostly rightly. */
const predict: Doing = async ({ deps, attemptId, actor, stored }) => {
  const { understandPayload, version } = await stored();
  const [probe] = understandPayload?.aiAssessment?.probes ?? [];
  if (!probe) return;
  const [a, b] = probe.args.map(Number);
  const slip = version % 5 === 0 ? 1 : 0;
  const answer = `${(a ?? 0) + (b ?? 0) + slip}`;
  await answerFollowup(deps, { attemptId, question: probe.question, answer }, actor);
};

/** The same after a rescue and in REFLECT. */
const predictInPlaceOfWords: Doing = async ({ deps, attemptId, actor, stored }) => {
  const { probe } = await viewLaterProbe(deps, { attemptId }, actor);
  if (!probe) return;
  const { version } = await stored();
  const [a, b] = probe.args.map(Number);
  const answer = `${(a ?? 0) + (b ?? 0) + (version % 3 === 0 ? 1 : 0)}`;
  await predictLater(deps, { attemptId, question: probe.question, answer }, actor);
};

const more: { places: readonly AttemptStep[]; does: Doing }[] = [
  ...Array.from({ length: 4 }, () => ({ places: ["UNDERSTAND"] as const, does: predict })),
  { places: ["IMPLEMENT", "REFLECT"], does: predictInPlaceOfWords },
  {
    places: ["UNDERSTAND"],
    does: ({ deps, attemptId, actor }) => submitExplanation(deps, { attemptId, ...vague }, actor),
  },
  {
    places: ["UNDERSTAND"],
    does: ({ deps, attemptId, actor }) =>
      answerFollowup(deps, { attemptId, question, answer: "Magic." }, actor),
  },
  {
    places: ["PLAN"],
    does: ({ deps, attemptId, actor }) =>
      choosePattern(deps, { attemptId, patternId: "arithmetic", confidence: 1 }, actor),
  },
  {
    places: ["PLAN"],
    does: ({ deps, attemptId, actor }) =>
      choosePattern(
        deps,
        { attemptId, patternId: "stack", confidence: 5, invariantText: "It is nested." },
        actor,
      ),
  },
  {
    places: ["IMPLEMENT", "CODE"],
    does: ({ deps, attemptId, actor }) => submitCode(deps, { attemptId, code: wrongCode }, actor),
  },
  {
    places: ["CODE"],
    does: ({ deps, attemptId, actor }) => submitCode(deps, { attemptId, code: rightCode }, actor),
  },
  {
    places: ["TEST"],
    does: ({ deps, attemptId, actor }) => runTests(deps, { attemptId }, actor),
  },
  {
    places: ["TEST"],
    does: ({ deps, attemptId, actor }) => retryCode(deps, { attemptId }, actor),
  },
  {
    places: ["IMPLEMENT"],
    does: ({ deps, attemptId, actor }) =>
      submitCode(deps, { attemptId, code: "function (" }, actor),
  },
  {
    places: ["VERIFY"],
    does: ({ deps, attemptId, actor }) =>
      explainFailure(deps, { attemptId, testIndex: 2, ...failure }, actor),
  },
  {
    places: ["VERIFY"],
    does: ({ deps, attemptId, actor }) =>
      traceTest(deps, { attemptId, testIndex: 1, notes: "Nothing yet." }, actor),
  },
  {
    places: ["REFLECT"],
    does: ({ deps, attemptId, actor }) =>
      submitReflection(
        deps,
        {
          attemptId,
          cuesNextTime: ["in total"],
          invariantSummary: "After each number, total is the last number.",
        },
        actor,
      ),
  },
  {
    places: ["IMPLEMENT", "REFLECT", "CODE", "TEST"],
    does: ({ deps, attemptId, actor }) =>
      takeStuckAction(deps, { attemptId, action: "rescue" }, actor),
  },
  {
    places: ["IMPLEMENT", "REFLECT", "CODE", "TEST"],
    does: ({ deps, attemptId, actor }) =>
      submitRecap(deps, { attemptId, text: "You add both." }, actor),
  },
  {
    places: ["IMPLEMENT", "CODE"],
    does: ({ deps, attemptId, actor }) => submitRecap(deps, { attemptId, text: "Hm." }, actor),
  },
  {
    places: ["APPROACH", "CODE", "TEST"],
    does: ({ deps, attemptId, actor }) =>
      askCoach(deps, { attemptId, message: "What is an index?" }, actor),
  },
  {
    places: ["UNDERSTAND", "IMPLEMENT", "REFLECT", "CODE"],
    does: async ({ deps, attemptId, actor, stored }) => {
      const [file] = await deps.workspaces.files(attemptId);
      const content = `Note ${(await stored()).version}.\n`;
      const save = { attemptId, path: "notes.md", content, version: file?.version ?? 0 };
      return saveFile(deps, save, actor);
    },
  },
  {
    places: ["APPROACH"],
    does: ({ deps, attemptId, actor }) =>
      submitApproach(deps, { attemptId, approach: "Add." }, actor),
  },
  {
    places: ["TEST"],
    does: ({ deps, attemptId, actor }) => finishAttempt(deps, { attemptId }, actor),
  },
];

const all = [...onFiveSteps, ...more];

const anything: fc.Arbitrary<Doing> = fc.constantFrom(...all.map(({ does }) => does));

/** Something that belongs to where the attempt stands, so that attempts get on. */
const fitting: fc.Arbitrary<Doing> = fc.nat().map((pick) => async (at) => {
  const place = currentStep(await at.stored());
  const fit = all.filter(({ places }) => places.includes(place));
  return fit[pick % Math.max(fit.length, 1)]?.does(at);
});

/** The same, while coach and runner are out of order. */
const unlucky: fc.Arbitrary<Doing> = fitting.map((does) => async (at) => {
  at.deps.coach.breakDown(new Error("out of order"));
  at.deps.runner.breakDown(new Error("no sandbox"));
  try {
    return await does(at);
  } finally {
    at.deps.coach.breakDown(null);
    at.deps.runner.breakDown(null);
  }
});

const code = fc.oneof(
  fc.constantFrom(rightCode, wrongCode, "", "🙂\n"),
  fc.array(fc.constantFrom("a", "b", "", "🙃"), { maxLength: 8 }).map((lines) => lines.join("\n")),
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
  { weight: 10, arbitrary: fitting },
  { weight: 2, arbitrary: anything },
  { weight: 2, arbitrary: unlucky },
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
