import { BUILT_IN_CONTEXT_TOKENS } from "../../chat/context-size.ts";
import type { StuckAction } from "../../entities/attempt/attempt-event-details.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { emptyReply } from "../../entities/chat/chat-reply.ts";
import type { Coach, CoachContext } from "../../ports/coach/coach.ts";

export type FakeCoach = Coach & {
  /** From now on every question fails with this; null mends it. */
  breakDown(error: Error | null): void;
  /** Runs once while the coach thinks next: the place for what happens meanwhile. */
  meanwhile(happens: () => Promise<void>): void;
};

const stuckTexts: Record<StuckAction, (problem: Problem) => string> = {
  nudge: ({ hints }) => hints[0] ?? "Read the statement once more.",
  checkpoint: () => "You are on the way: try your approach on the first example.",
  rescue: ({ walkthrough }) => walkthrough,
};

/** Answers from what is authored, by the plainest of rules. */
export function fakeCoach(): FakeCoach {
  let broken: Error | null = null;
  let happens: (() => Promise<void>) | null = null;
  async function answer<T extends object>(make: () => T): Promise<T & { isFallback: boolean }> {
    if (broken) throw broken;
    const once = happens;
    happens = null;
    await once?.();
    return { ...make(), isFallback: false };
  }
  return {
    breakDown: (error) => {
      broken = error;
    },
    meanwhile: (what) => {
      happens = what;
    },
    assessExplanation: (context) => answer(() => assessed(context)),
    suggestPatterns: ({ problem }) =>
      answer(() => ({
        candidates: candidatesOf(problem),
        recommendedNextAction: "Choose the one you could explain.",
      })),
    judgeChoice: ({ problem, attempt }) => answer(() => judged(problem, attempt.planPayload)),
    discoverPattern: ({ problem, answers }) => answer(() => discovered(problem, answers)),
    hint: ({ problem, hintNumber }) =>
      answer(() => ({ hint: problem.hints[Math.min(hintNumber, problem.hints.length) - 1] ?? "" })),
    explainFailure: ({ test, result }) =>
      answer(() => ({
        likelyBugType: "wrong result",
        failingCaseExplanation: result.hidden
          ? `A hidden test fails. It is about ${test.purpose}.`
          : `For ${JSON.stringify(test.args)} the result differs from what is expected.`,
        suggestedNextDebugStep: "Follow the values by hand.",
      })),
    stuckAction: ({ problem, action }) => answer(() => ({ response: stuckTexts[action](problem) })),
    converse: ({ message }) =>
      answer(() => ({
        reply: { ...emptyReply, summary: `About “${message.slice(0, 40)}”: read it again.` },
        answeredBy: null,
        spent: [],
        contextTokens: BUILT_IN_CONTEXT_TOKENS,
        verdict: null,
        recovery: null,
        bugs: [],
        topic: null,
      })),
    assessRecap: ({ problem, attempt }) =>
      answer(() => ({
        accepted: holdsConcepts(problem, attempt.recapText ?? ""),
        feedback: "Say what is done with the numbers.",
      })),
  };
}

function assessed({ problem, attempt }: CoachContext) {
  const { explanation = "", followups = [] } = attempt.understandPayload ?? {};
  const words = [explanation, ...followups.map(({ answer }) => answer)].join("\n");
  const questions = problem.rubric.explanation.concepts
    .filter((concept) => !concept.phrasings.some((phrasing) => words.includes(phrasing)))
    .map(({ followupQuestion }) => followupQuestion);
  return {
    status: questions.length === 0 ? ("PASS" as const) : ("NEEDS_WORK" as const),
    strengths: [],
    gaps: questions,
    followupQuestions: questions,
    solutionLeakRisk: "low" as const,
  };
}

function holdsConcepts({ rubric }: Problem, words: string): boolean {
  return rubric.explanation.concepts.every(({ phrasings }) =>
    phrasings.some((phrasing) => words.includes(phrasing)),
  );
}

function candidatesOf({ patternFits }: Problem) {
  return patternFits
    .filter(({ match }) => match !== "MISMATCH")
    .slice(0, 3)
    .map(({ patternId, name, reason, match }) => ({
      patternId,
      name,
      reason,
      confidence: match === "GOOD" ? 0.9 : 0.5,
    }));
}

function judged({ patternFits }: Problem, plan: CoachContext["attempt"]["planPayload"]) {
  const fit = patternFits.find(({ patternId }) => patternId === plan?.chosenPattern);
  return {
    match: fit?.match ?? ("MISMATCH" as const),
    rationale: fit?.reason ?? "This pattern does not help here.",
    ...(plan?.invariant && {
      invariantFeedback: "Check that it also holds before the first step.",
    }),
  };
}

function discovered(problem: Problem, answers: readonly { questionId: string; answer: string }[]) {
  const next = problem.discovery[answers.length];
  const last = answers.at(-1);
  const choice = problem.discovery
    .find(({ id }) => id === last?.questionId)
    ?.choices.find(({ text }) => text === last?.answer);
  return {
    reply: choice?.reply ?? "",
    question: next
      ? { id: next.id, text: next.question, choices: next.choices.map(({ text }) => text) }
      : null,
    candidates: candidatesOf(problem).filter(({ patternId }) =>
      choice?.pointsTo.includes(patternId),
    ),
  };
}
