import { answerStuckAction } from "../../coach/authored/answer-stuck-action.ts";
import { explainFailure } from "../../coach/failures/explain-failure.ts";
import type { FindKnownBug } from "../../coach/failures/find-known-bug.ts";
import type { VoiceRequest } from "../../ports/recovery/recovery-voice.ts";
import type { VoiceContext } from "../../ports/recovery/recovery-voice-context.ts";
import type { Runner } from "../../ports/runs.ts";
import { lastResults } from "../../runs/last-results.ts";
import { callText } from "../../runs/values/call-text.ts";
import { failingTests } from "../scoring/failing-tests.ts";
import {
  deadEnds,
  exampleTexts,
  openQuestions,
  pitfalls,
  rungsInReach,
  statementSentences,
} from "./guidance-parts.ts";

/** Every text that fits the approach, the best first. */
type Approach = (
  context: VoiceContext,
  goal: string,
  measuring: ProgramTools,
) => string[] | Promise<string[]>;
/** How the learner's program is examined by running it. */
export type ProgramTools = Pick<Runner, "trace"> & { findKnownBug: FindKnownBug };

export const approaches: Record<VoiceRequest["approach"], Approach> = {
  rephrase: (context, goal) => {
    const asked = [...openQuestions(context), ...rungsInReach(context)];
    return asked.map((question) => `${goal} Put differently: ${question}`);
  },
  decompose: (context, goal) => {
    const [example] = exampleTexts(context);
    const parts = [...openQuestions(context), ...rungsInReach(context)];
    return parts.map((part) =>
      [
        goal,
        example
          ? `1. Do one case on paper, value by value: ${example}`
          : "1. Do one case on paper, value by value.",
        `2. Answer only this: ${part}`,
        "3. Change that one thing, and look again.",
      ].join("\n"),
    );
  },
  constrain: (context, goal) =>
    exampleTexts(context).map((example) =>
      [
        `${goal} Leave everything else aside and make one case right: ${example}`,
        context.problem.constraints[0] ? `Keep in mind: ${context.problem.constraints[0]}` : "",
      ]
        .filter(Boolean)
        .join(" "),
    ),
  examples: (context) =>
    exampleTexts(context).map(
      (example) =>
        `Look at this case closely: ${example} Write down what your way gives for it, step by step. Where do the two differ?`,
    ),
  negative: async (context, goal, { findKnownBug }) =>
    [...(await pitfalls(context, findKnownBug)), ...deadEnds(context)].map(
      (pitfall) => `${goal} What it is not: ${pitfall}`,
    ),
  afresh: async (context, _goal, measuring) => {
    const asked = { ...context, action: "checkpoint" } as const;
    const { response: checkpoint } = await answerStuckAction(asked, measuring.findKnownBug);
    const rungs = rungsInReach(context);
    // Before a run, a checkpoint has little to say.
    const wasRun = lastResults(context.attempt).length > 0;
    const rest = wasRun ? [checkpoint, ...rungs] : [...rungs, checkpoint];
    return [...(await diagnosis(context, measuring)), ...rest];
  },
  "bottom-up": (context) => {
    const smallest = failingTests(context)[0];
    const begin = smallest
      ? `Start from the smallest input that goes wrong: ${callText(context, smallest.args)}.`
      : `Start from the smallest input you can think of for “${context.problem.title}”.`;
    const questions = [...rungsInReach(context), ...openQuestions(context)];
    return questions.map(
      (question) =>
        `${begin} Get that one right by hand first, then make the input longer by one and see what is new. ${question}`,
    );
  },
  "research-first": (context) => {
    const { pattern, problem } = context;
    const read = statementSentences(context).map(
      (sentence) =>
        `Before you change anything, read this sentence of “${problem.title}” again: “${sentence}” What does your way do about it?`,
    );
    if (!pattern) return read;
    const cues = pattern.cues.map(
      (cue) =>
        `Read the page on ${pattern.name} first. What it says of where the pattern fits: “${cue}” Which part of “${problem.title}” is that? Its promise: ${pattern.invariant} Does your way keep it?`,
    );
    return [...cues, ...read];
  },
  constrained: async (context, _goal, { findKnownBug }) => {
    const examples = exampleTexts(context);
    return [...(await pitfalls(context, findKnownBug)), ...context.problem.constraints].map(
      (limit, i) =>
        [
          `Work within one limit: ${limit}`,
          examples[i % Math.max(1, examples.length)]
            ? `Check it on this case: ${examples[i % examples.length]}`
            : "",
        ]
          .filter(Boolean)
          .join(" "),
    );
  },
};

async function diagnosis(context: VoiceContext, measuring: ProgramTools): Promise<string[]> {
  const { problem, attempt } = context;
  const told: string[] = [];
  for (const result of failingTests(context)) {
    const test = problem.tests[result.index];
    if (!test) continue;
    const failure = { problem, attempt, test, result, userExplanation: "" };
    const { failingCaseExplanation, suggestedNextDebugStep } = await explainFailure(
      failure,
      measuring,
    );
    told.push(`${failingCaseExplanation} ${suggestedNextDebugStep}`);
  }
  return told;
}
