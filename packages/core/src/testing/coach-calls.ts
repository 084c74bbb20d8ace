import type { AttemptV2 } from "../entities/attempt-v2.ts";
import type { FallbackReason } from "../entities/coach/fallback-reason.ts";
import type { TestResultData } from "../entities/runs/test-result.ts";
import type { Coach, Streamed } from "../ports/coach/coach.ts";
import type { CoachCall } from "../ports/coach/coach-replies.ts";
import { anAttempt, anExplanation } from "./builders/attempt-builders.ts";
import { aProblem } from "./builders/problem-builder.ts";

export type CallAnswer = {
  isFallback: boolean;
  fallbackReason?: FallbackReason | undefined;
  /** What the learner reads. */
  texts: string[];
};

/** One way to ask a coach, with a reply of a model that does well. */
export type CoachCallCase = {
  call: CoachCall;
  streams: boolean;
  ask(coach: Coach, given?: Streamed): Promise<CallAnswer>;
  goodReply: string;
  /** A sentence of the good reply that the learner reads. */
  goodWords: string;
};

const problem = aProblem();

const failed: TestResultData = {
  index: 0,
  status: "failed",
  hidden: false,
  purpose: "two small numbers",
  args: [1, 2],
  expected: 3,
  actual: -1,
  stdout: "",
  stdoutTruncated: false,
  timeMs: 1,
};

/** An attempt on `aProblem` that has come as far as a failing test. */
export function aBusyAttempt(given: Partial<AttemptV2> = {}): AttemptV2 {
  return anAttempt({
    v2Step: "IMPLEMENT",
    code: "function add(a, b) {\n  return a - b;\n}\n",
    understandPayload: { ...anExplanation(), aiAssessment: null, followups: [], predictions: [] },
    planPayload: {
      suggestedPatterns: [],
      chosenPattern: "arithmetic",
      userConfidence: 4,
      invariant: { text: "The total is what was seen so far.", builderUsed: false },
      complexity: "O(1)",
      discoveryTriggered: false,
    },
    verifyPayload: { testResults: [failed], failureExplanations: [], traceNotes: null },
    recapText: "You add both numbers, and the sum is what is returned.",
    ...given,
  });
}

const context = () => ({ problem, attempt: aBusyAttempt() });
const json = JSON.stringify;

export const everyCoachCall: readonly CoachCallCase[] = [
  {
    call: "assess-explanation",
    streams: false,
    async ask(coach) {
      const answer = await coach.assessExplanation(context());
      const { strengths, gaps, followupQuestions } = answer;
      return { ...answer, texts: [answer.status, ...strengths, ...gaps, ...followupQuestions] };
    },
    goodReply: json({
      strengths: [{ quote: "give back the total", point: "You say what comes out." }],
      gaps: [],
      followupQuestions: [],
    }),
    goodWords: "You say what comes out.",
  },
  {
    call: "suggest-patterns",
    streams: false,
    async ask(coach) {
      const answer = await coach.suggestPatterns({ ...context(), explanation: "a total" });
      const reasons = answer.candidates.map(({ reason }) => reason);
      return { ...answer, texts: [...reasons, answer.recommendedNextAction] };
    },
    goodReply: json({
      candidates: [
        { patternId: "arithmetic", reason: "You speak of a total.", confidence: 0.8 },
        { patternId: "counting", reason: "Could you count it on your fingers?", confidence: 0.3 },
      ],
      recommendedNextAction: "Think of the prices on the till.",
    }),
    goodWords: "You speak of a total.",
  },
  {
    call: "judge-choice",
    streams: false,
    async ask(coach) {
      const answer = await coach.judgeChoice(context());
      return { ...answer, texts: [answer.rationale, answer.invariantFeedback ?? ""] };
    },
    goodReply: json({
      rationale: "You already speak of a total in your explanation.",
      invariantFeedback: "Is your sentence true before the first price, too?",
    }),
    goodWords: "You already speak of a total in your explanation.",
  },
  {
    call: "discover-pattern",
    streams: false,
    async ask(coach) {
      const answers = [{ questionId: "how-often", answer: "once" }];
      const answer = await coach.discoverPattern({ ...context(), answers });
      return { ...answer, texts: [answer.reply] };
    },
    goodReply: "So every price is seen a single time.",
    goodWords: "So every price is seen a single time.",
  },
  {
    call: "hint",
    streams: true,
    async ask(coach, given) {
      const answer = await coach.hint({ ...context(), ...given, hintNumber: 1 });
      return { ...answer, texts: [answer.hint] };
    },
    goodReply: "Look at your return line. What does it give for the first example?",
    goodWords: "Look at your return line.",
  },
  {
    call: "explain-failure",
    streams: true,
    async ask(coach, given) {
      const [test] = problem.tests;
      if (!test) throw new Error("the problem has no test");
      const answer = await coach.explainFailure({
        ...context(),
        ...given,
        test,
        result: failed,
        userExplanation: "I think the sign is wrong.",
      });
      const { failingCaseExplanation, suggestedNextDebugStep } = answer;
      return { ...answer, texts: [failingCaseExplanation, suggestedNextDebugStep] };
    },
    goodReply: json({
      explanation: "Your idea about the sign fits what was measured.",
      nextStep: "Say aloud what your return line does with the second price.",
    }),
    goodWords: "Your idea about the sign fits what was measured.",
  },
  ...(["nudge", "checkpoint", "rescue"] as const).map((action): CoachCallCase => {
    const words = {
      nudge: "What happens to the second price in your program?",
      checkpoint: "Your function has the right shape. Look at the sign once more.",
      rescue: "The till wants one total. Both prices belong to it, so they are put together.",
    }[action];
    return {
      call: action,
      streams: true,
      async ask(coach, given) {
        const answer = await coach.stuckAction({ ...context(), ...given, action });
        return { ...answer, texts: [answer.response] };
      },
      goodReply: words,
      goodWords: words,
    };
  }),
  {
    call: "assess-recap",
    streams: false,
    async ask(coach) {
      const answer = await coach.assessRecap({ ...context(), rescues: [] });
      return { ...answer, texts: [answer.feedback] };
    },
    goodReply: json({ accepted: true, feedback: "Yes, and you said it in your own words." }),
    goodWords: "Yes, and you said it in your own words.",
  },
];
