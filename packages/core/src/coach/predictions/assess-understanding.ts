import type {
  AiAssessment,
  Obstacle,
  OpenProbe,
  UnderstandPayload,
} from "../../entities/attempt/attempt-payloads.ts";
import type { AttemptV2 } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { chooseProbe } from "./choose-probe.ts";
import { missingExplanation } from "./missing-explanation.ts";
import { PREDICTED, wordsForRight, wordsForWrong } from "./prediction-words.ts";
import { openProbe } from "./probe-question.ts";
import { seedOf } from "./seed-of.ts";
import { standingOf } from "./standing.ts";

/** What the coach read in the learner's words. It can praise and ask, but decides nothing. */
export type WordsRead = Pick<AiAssessment, "strengths" | "gaps" | "followupQuestions"> & {
  /** An input for which the explanation, taken at its word, gives another result than the task asks for. */
  doubtfulInput?: readonly RunValue[] | undefined;
};

type Understander = Pick<AttemptV2, "id" | "mode">;

/** Passes on enough right predictions and an explanation in the learner's own words. */
export function assessUnderstanding(
  problem: Problem,
  attempt: Understander,
  payload: UnderstandPayload,
  words: WordsRead,
): AiAssessment {
  const { predictions } = payload;
  const { verdict, right, needed } = standingOf(problem, attempt.mode, predictions);
  const findings = findingsOf(problem, payload);
  const progress = { right, needed, obstacles: findings };
  const strengths = [
    ...words.strengths,
    ...predictions
      .filter(({ outcome }) => outcome === "right")
      .map((prediction) => wordsForRight(problem, prediction)),
  ];
  if (verdict === "enough" && findings.length === 0) {
    return { status: "PASS", strengths, gaps: [], followupQuestions: [], probes: [], progress };
  }
  const probes = verdict === "enough" ? [] : nextProbes(problem, attempt, payload, words);
  const answered = new Set(payload.followups.map(({ question }) => question));
  return {
    status: "NEEDS_WORK",
    strengths,
    gaps: unique([...findings.map(({ label }) => label), ...words.gaps]),
    followupQuestions: unique([
      ...findings.map(({ question }) => question),
      ...probes.map(({ question }) => question),
      ...words.followupQuestions,
    ]).filter((question) => !answered.has(question)),
    probes,
    progress,
  };
}

/** What holds the learner back right now. */
function findingsOf(problem: Problem, payload: UnderstandPayload): Obstacle[] {
  const last = payload.predictions.at(-1);
  const missing = missingExplanation(problem, payload);
  const wrong = last ? wordsForWrong(problem, last) : null;
  return [
    ...(missing ? [{ about: "explanation", ...missing } as const] : []),
    ...(wrong ? [{ about: "prediction", ...wrong } as const] : []),
  ];
}

/** What an earlier assessment read in the words, without its remarks on predictions. */
export function wordsReadIn(
  problem: Problem,
  payload: UnderstandPayload & { aiAssessment: AiAssessment },
): WordsRead {
  const { strengths, gaps, followupQuestions, probes } = payload.aiAssessment;
  const findings = findingsOf(problem, payload);
  const labels = new Set(findings.map(({ label }) => label));
  const asked = new Set([...findings, ...probes].map(({ question }) => question));
  return {
    strengths: strengths.filter((strength) => !strength.startsWith(PREDICTED)),
    gaps: gaps.filter((gap) => !labels.has(gap)),
    followupQuestions: followupQuestions.filter((question) => !asked.has(question)),
  };
}

function nextProbes(
  problem: Problem,
  attempt: Understander,
  { predictions }: UnderstandPayload,
  { doubtfulInput }: WordsRead,
): OpenProbe[] {
  const asked = { problem, mode: attempt.mode, predictions, seed: seedOf(attempt) };
  const probe = chooseProbe({ ...asked, doubtfulInput });
  return probe ? [openProbe(problem, probe.args)] : [];
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
