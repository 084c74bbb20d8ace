import {
  type AiAssessment,
  isWrongPrediction,
  type MadePrediction,
  type Obstacle,
  type OpenProbe,
  type PredictionProgress,
  type UnderstandPayload,
} from "../../entities/attempt/attempt-payloads.ts";
import type { AttemptV2 } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { chooseProbes, wouldBeEnough } from "./choose-probes.ts";
import { correctablePrediction, withoutSlips } from "./corrections.ts";
import { missingExplanation } from "./missing-explanation.ts";
import { PREDICTED, wordsForRight, wordsForWrong } from "./prediction-words.ts";
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
  const { probes, ...round } =
    verdict === "enough" ? noRound : nextRound(problem, attempt, payload, words);
  const slip = correctablePrediction(problem, predictions);
  const correctable = slip && { question: slip.question, args: slip.args };
  const progress = {
    right,
    needed,
    obstacles: findings,
    ...round,
    ...(correctable && { correctable }),
  };
  const strengths = [
    ...words.strengths,
    ...predictions
      .filter(({ outcome }) => outcome === "right")
      .map((prediction) => wordsForRight(problem, prediction)),
  ];
  if (verdict === "enough" && findings.length === 0) {
    return { status: "PASS", strengths, gaps: [], followupQuestions: [], probes: [], progress };
  }
  const answered = new Set(payload.followups.map(({ question }) => question));
  return {
    status: "NEEDS_WORK",
    strengths,
    gaps: [...new Set([...findings.map(({ label }) => label), ...words.gaps])],
    followupQuestions: [
      ...new Set([
        ...findings.map(({ question }) => question),
        ...probes.map(({ question }) => question),
        ...words.followupQuestions,
      ]),
    ].filter((question) => !answered.has(question)),
    probes,
    progress,
  };
}

/** What holds the learner back right now. */
function findingsOf(problem: Problem, payload: UnderstandPayload): Obstacle[] {
  const { predictions } = payload;
  const missing = missingExplanation(problem, payload);
  const slip = correctablePrediction(problem, predictions);
  const wrong = withoutSlips(lastRound(predictions)).flatMap((made) => {
    const words = wordsForWrong(problem, made, { mayBeCorrected: made === slip });
    return words ? [{ about: "prediction", ...words } as const] : [];
  });
  return [...(missing ? [{ about: "explanation", ...missing } as const] : []), ...wrong];
}

/** The predictions of the round of the last one, which were made together. */
export function lastRound<One extends Pick<MadePrediction, "round">>(
  predictions: readonly One[],
): One[] {
  const last = predictions.at(-1);
  if (last?.round === undefined) return predictions.slice(-1);
  return predictions.filter(({ round }) => round === last.round);
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

type Round = { probes: OpenProbe[] } & Pick<PredictionProgress, "round" | "isLastRound">;
const noRound: Round = { probes: [] };

/**
 * What is still open of the round stays open, with another probe for one that was explained. A right correction begins
 * a new round, because less may be needed then.
 */
function nextRound(
  problem: Problem,
  attempt: Understander,
  { predictions, aiAssessment }: UnderstandPayload,
  { doubtfulInput }: WordsRead,
): Round {
  const last = predictions.at(-1);
  const isCorrected = last?.source === "correction" && !isWrongPrediction(last);
  const current = aiAssessment?.progress?.round;
  // An input may be asked about again, so only answers of this round close it.
  const inRound = predictions.filter(({ round }) => round === current);
  const answered = new Set(inRound.map(({ question }) => question));
  const open = aiAssessment?.probes.filter(({ question }) => !answered.has(question)) ?? [];
  const asked = { problem, mode: attempt.mode, predictions, seed: seedOf(attempt), doubtfulInput };
  const stays = open.length > 0 && !isCorrected;
  const isComplete = stays && last?.outcome !== "explained";
  const probes = isComplete ? open : chooseProbes(asked, stays ? open : []);
  const rounds = predictions.map(({ round = 0 }) => round);
  const round = stays ? current : Math.max(0, ...rounds) + 1;
  return { probes, ...(round && { round }), isLastRound: wouldBeEnough(asked, probes) };
}
