import { authoredHint } from "../../coach/authored/give-hint.ts";
import type { FindKnownBug } from "../../coach/failures/find-known-bug.ts";
import type { VoiceContext } from "../../ports/recovery/recovery-voice-context.ts";
import { callText } from "../../runs/values/call-text.ts";
import { valueText } from "../../runs/values/value-text.ts";
import { failingTests } from "../scoring/failing-tests.ts";

/** Authored texts that fit the learner's progress. None says more than the hints within reach. */

/** Calls with their expected results: failing tests first, then the examples. */
export function exampleTexts(context: VoiceContext): string[] {
  const failing = failingTests(context).map(
    ({ args, expected, purpose }) =>
      `${callText(context, args)} must give ${valueText(expected)} (${purpose}).`,
  );
  const examples = context.problem.examples.map(
    ({ args, expected, explanation }) =>
      `${callText(context, args)} gives ${valueText(expected)}. ${explanation}`,
  );
  return [...failing, ...examples];
}

export function statementSentences({ problem }: VoiceContext): string[] {
  return problem.statement
    .replaceAll(/[*_#]/g, "")
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 20);
}

/** The first hints, up to two beyond those that the learner has used, the furthest first. */
export function rungsInReach({ problem, attempt }: VoiceContext): string[] {
  return Array.from(
    { length: Math.min(attempt.hintsUsedCount + 2, problem.hints.length) },
    (_, i) => authoredHint(problem, i + 1),
  ).reverse();
}

/** Common mistakes as questions; a known bug that fails the same way comes first. */
export async function pitfalls(
  context: VoiceContext,
  findKnownBug: FindKnownBug,
): Promise<string[]> {
  const bug = await findKnownBug(context);
  const misread = Object.values(context.problem.rubric).flatMap(({ misconceptions }) =>
    misconceptions.map(({ askBack }) => askBack),
  );
  return [...(bug ? [bug.guidance] : []), ...misread];
}

/** Why the patterns that do not fit fail, without naming the one that fits. */
export function deadEnds({ problem }: VoiceContext): string[] {
  return problem.patternFits
    .filter(({ match }) => match === "MISMATCH")
    .map(({ name, reason }) => `Not ${name.toLowerCase()}: ${reason}`);
}

export function openQuestions({ problem, attempt }: VoiceContext): string[] {
  const assessment = attempt.understandPayload?.aiAssessment;
  if (attempt.v2Step === "UNDERSTAND") {
    const concepts = Object.values(problem.rubric).flatMap(({ concepts: all }) => all);
    return assessment?.followupQuestions.length
      ? assessment.followupQuestions
      : concepts.map(({ followupQuestion }) => followupQuestion);
  }
  return attempt.v2Step === "PLAN" ? problem.discovery.map(({ question }) => question) : [];
}
