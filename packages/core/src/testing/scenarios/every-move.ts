import type { V2Step } from "../../entities/attempt-v2.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { rewindCode } from "../../use-cases/attempt/history/rewind-code.ts";
import { requestHint } from "../../use-cases/attempt/implement/request-hint.ts";
import { saveCode } from "../../use-cases/attempt/implement/save-code.ts";
import { submitCode } from "../../use-cases/attempt/implement/submit-code.ts";
import { choosePattern } from "../../use-cases/attempt/plan/choose-pattern.ts";
import { revisePlan } from "../../use-cases/attempt/plan/revise-plan.ts";
import { runPatternDiscovery } from "../../use-cases/attempt/plan/run-pattern-discovery.ts";
import { suggestPatterns } from "../../use-cases/attempt/plan/suggest-patterns.ts";
import { predictLater } from "../../use-cases/attempt/predict/predict-later.ts";
import { skipReflection } from "../../use-cases/attempt/reflect/skip-reflection.ts";
import { submitReflection } from "../../use-cases/attempt/reflect/submit-reflection.ts";
import { tryChallenge } from "../../use-cases/attempt/reflect/try-challenge.ts";
import { setMode } from "../../use-cases/attempt/set-mode.ts";
import { skipStep } from "../../use-cases/attempt/skip-step.ts";
import { answerFollowup } from "../../use-cases/attempt/understand/answer-followup.ts";
import { checkExample } from "../../use-cases/attempt/understand/check-example.ts";
import { reviseExplanation } from "../../use-cases/attempt/understand/revise-explanation.ts";
import { submitExplanation } from "../../use-cases/attempt/understand/submit-explanation.ts";
import { explainFailure } from "../../use-cases/attempt/verify/explain-failure.ts";
import { retryCode } from "../../use-cases/attempt/verify/retry-code.ts";
import { runTests } from "../../use-cases/attempt/verify/run-tests.ts";
import { traceTest } from "../../use-cases/attempt/verify/trace-test.ts";
import { askCoach } from "../../use-cases/chat/message/ask-coach.ts";
import { beginRecovery } from "../../use-cases/recovery/begin-recovery.ts";
import { askInstructor } from "../../use-cases/recovery/escalation/ask-instructor.ts";
import { dismissOffer } from "../../use-cases/stuck/dismiss-offer.ts";
import { submitRecap } from "../../use-cases/stuck/submit-recap.ts";
import { takeStuckAction } from "../../use-cases/stuck/take-stuck-action.ts";
import { anExplanation } from "../builders/attempt-builders.ts";
import { goodChoice, rightCode } from "../reach-step.ts";

type Which = { attemptId: string; version: number };
type Call = (
  deps: Pick<
    Deps,
    | "alarm"
    | "coachReplies"
    | "failures"
    | "pictureFiles"
    | "rateLimits"
    | "spending"
    | "flags"
    | "clock"
    | "deck"
    | "units"
    | "workspaces"
    | "settings"
    | "coachSettings"
    | "conversations"
    | "exchanges"
    | "attempts"
    | "changeSets"
    | "classes"
    | "coach"
    | "drafts"
    | "escalations"
    | "guidance"
    | "lessons"
    | "newId"
    | "notifications"
    | "patterns"
    | "people"
    | "pause"
    | "problems"
    | "recoveries"
    | "jobs"
    | "runner"
    | "signals"
    | "rules"
  >,
  which: Which,
  actor: Actor,
) => Promise<unknown>;

const anyStep: V2Step[] = ["UNDERSTAND", "PLAN", "IMPLEMENT", "VERIFY", "REFLECT"];
const failure = { testInput: "[1,2]", expected: "3", actual: "-1", userExplanation: "No idea." };
const reflection = { cuesNextTime: ["in total"], invariantSummary: "The total is the sum." };

/** Every way to change an attempt on the five steps, with valid input, and the steps that know it. */
export const everyMove: Record<string, { steps: readonly V2Step[]; call: Call }> = {
  "set mode": {
    steps: anyStep,
    call: (deps, which, actor) => setMode(deps, { ...which, mode: "EXPERT" }, actor),
  },
  "submit explanation": {
    steps: ["UNDERSTAND"],
    call: (deps, which, actor) => submitExplanation(deps, { ...which, ...anExplanation() }, actor),
  },
  "answer follow-up": {
    steps: ["UNDERSTAND"],
    call: (deps, which, actor) =>
      answerFollowup(deps, { ...which, question: "Why?", answer: "Because." }, actor),
  },
  "check example": {
    steps: ["UNDERSTAND"],
    call: (deps, which, actor) => checkExample(deps, { ...which, args: [1, 2], answer: 3 }, actor),
  },
  "skip understanding": {
    steps: ["UNDERSTAND"],
    call: (deps, which, actor) => skipStep(deps, { ...which, step: "UNDERSTAND" }, actor),
  },
  "suggest patterns": {
    steps: ["PLAN"],
    call: (deps, which, actor) => suggestPatterns(deps, { ...which, explanation: "" }, actor),
  },
  "choose pattern": {
    steps: ["PLAN"],
    call: (deps, which, actor) => choosePattern(deps, { ...which, ...goodChoice }, actor),
  },
  "revise explanation": {
    steps: ["PLAN", "IMPLEMENT", "VERIFY", "REFLECT"],
    call: (deps, which, actor) => reviseExplanation(deps, { ...which, ...anExplanation() }, actor),
  },
  "revise plan": {
    steps: ["IMPLEMENT", "VERIFY", "REFLECT"],
    call: (deps, which, actor) => revisePlan(deps, { ...which, ...goodChoice }, actor),
  },
  "run pattern discovery": {
    steps: ["PLAN"],
    call: (deps, which, actor) => runPatternDiscovery(deps, { ...which, answers: [] }, actor),
  },
  "skip planning": {
    steps: ["PLAN"],
    call: (deps, which, actor) => skipStep(deps, { ...which, step: "PLAN" }, actor),
  },
  "request hint": { steps: ["IMPLEMENT"], call: requestHint },
  "save code": {
    steps: ["IMPLEMENT"],
    call: (deps, which, actor) => saveCode(deps, { ...which, code: "// begun\n" }, actor),
  },
  "rewind code": {
    steps: ["IMPLEMENT"],
    call: (deps, which, actor) => rewindCode(deps, { ...which, position: 0 }, actor),
  },
  "submit code": {
    steps: ["IMPLEMENT"],
    call: (deps, which, actor) => submitCode(deps, { ...which, code: rightCode }, actor),
  },
  "run tests": { steps: ["VERIFY"], call: runTests },
  "explain failure": {
    steps: ["VERIFY"],
    call: (deps, which, actor) =>
      explainFailure(deps, { ...which, testIndex: 0, ...failure }, actor),
  },
  trace: {
    steps: ["VERIFY"],
    call: (deps, which, actor) => traceTest(deps, { ...which, testIndex: 0 }, actor),
  },
  retry: { steps: ["VERIFY"], call: retryCode },
  "try challenge": {
    steps: ["REFLECT"],
    call: (deps, which, actor) =>
      tryChallenge(deps, { ...which, challenge: "drops-the-sign", args: [-1, 2] }, actor),
  },
  "predict later": {
    steps: ["PLAN", "IMPLEMENT", "VERIFY", "REFLECT"],
    call: (deps, which, actor) =>
      predictLater(deps, { ...which, question: "What does it give?", answer: "3" }, actor),
  },
  "submit reflection": {
    steps: ["REFLECT"],
    call: (deps, which, actor) => submitReflection(deps, { ...which, ...reflection }, actor),
  },
  "skip reflection": { steps: ["REFLECT"], call: skipReflection },
  "stuck action": {
    steps: anyStep,
    call: (deps, which, actor) => takeStuckAction(deps, { ...which, action: "nudge" }, actor),
  },
  "ask the coach": {
    steps: anyStep,
    call: (deps, which, actor) => askCoach(deps, { ...which, message: "Why?" }, actor),
  },
  "stuck dismiss": { steps: anyStep, call: dismissOffer },
  "stuck recover": { steps: anyStep, call: beginRecovery },
  "stuck ask instructor": {
    steps: anyStep,
    call: (deps, which, actor) => askInstructor(deps, { ...which, message: "Help." }, actor),
  },
  "stuck recap": {
    steps: anyStep,
    call: (deps, which, actor) => submitRecap(deps, { ...which, text: "Add both." }, actor),
  },
};
