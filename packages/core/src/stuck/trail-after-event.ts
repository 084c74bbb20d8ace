import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import { isWrongPrediction } from "../entities/attempt/attempt-payloads.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { Iteration, Progress, StuckTrail } from "../entities/stuck/stuck-trail.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { assessRun } from "./progress/assess-run.ts";
import {
  assessChoiceProgress,
  assessExplanationProgress,
  assessHintProgress,
  assessPredictionProgress,
} from "./progress/assess-words.ts";
import { plainCode, withoutPrints } from "./progress/plain-code.ts";
import { runFailure } from "./progress/run-failure.ts";
import { trimTrail } from "./trim-trail.ts";

type AssessedIteration = {
  kind: Iteration["kind"];
  progress: Progress;
  failed: boolean;
  about: string;
};
type AssessedEvent = { iteration: AssessedIteration; seen: Partial<StuckTrail> };

/** The attempt's trail after one more event. `attempt` is the one before the event. */
export function trailAfterEvent(attempt: AnyAttempt, event: AttemptEvent): StuckTrail {
  const trail = attempt.stuckTrail;
  if (event.type === "stuck-offer-dismissed") {
    const dismissed = [...trail.dismissed, event.details.situation];
    return trimTrail({ ...trail, dismissed, declined: true, recovery: null });
  }
  if (event.type === "recovery-begun") {
    const recovery = { id: event.details.recoveryId, version: event.version };
    return { ...trail, declined: false, recovery };
  }
  const assessed = assessEvent(attempt, event);
  if (!assessed) return trail;
  const { kind, progress, failed, about } = assessed.iteration;
  const iteration: Iteration = {
    ...progress,
    version: event.version,
    kind,
    failed,
    situation: `${kind === "hint" ? "run" : kind}:${about}`,
  };
  const completed = progress.reasons.includes("step-completed");
  return trimTrail({
    ...trail,
    ...assessed.seen,
    iterations: [...trail.iterations, iteration],
    iterationsSinceCompletion: completed ? 0 : trail.iterationsSinceCompletion + 1,
  });
}

export function codeFingerprint({ code, language }: Pick<AnyAttempt, "code" | "language">): string {
  return fingerprint(plainCode(code, language));
}

function assessEvent(attempt: AnyAttempt, event: AttemptEvent): AssessedEvent | null {
  switch (event.type) {
    case "explanation-assessed":
      return assessExplanation(attempt, event);
    case "prediction-made":
      return assessPrediction(attempt, event);
    case "pattern-judged":
      return assessChoice(attempt, event);
    case "tests-run":
      return assessTests(attempt, event);
    case "hint-given":
      return assessHint(attempt);
    default:
      return null;
  }
}

function assessExplanation(
  { stuckTrail: trail, understandPayload }: AnyAttempt,
  { details }: AttemptEvent<"explanation-assessed">,
): AssessedEvent {
  const { aiAssessment: _, predictions: __, followups = [], ...fields } = understandPayload ?? {};
  const words = [...Object.values(fields), ...followups.map(({ answer }) => answer)].join("\n");
  const text = fingerprint(words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " "));
  const { gaps, status } = details.assessment;
  const progress = assessExplanationProgress(trail, details, text);
  return {
    iteration: {
      kind: "explanation",
      progress,
      failed: status !== "PASS",
      about: fingerprint(gaps.join("\n")),
    },
    seen: {
      explanations: [...trail.explanations, text],
      fewestGaps: Math.min(gaps.length, trail.fewestGaps ?? gaps.length),
    },
  };
}

function assessPrediction(
  attempt: AnyAttempt,
  { details }: AttemptEvent<"prediction-made">,
): AssessedEvent | null {
  const { outcome, misreading, round } = details.prediction;
  const before = attempt.understandPayload?.predictions ?? [];
  // Nothing was said between the answers of a round, so only the first wrong one is a try that failed.
  const hasFailed = before.some((made) => made.round === round && isWrongPrediction(made));
  if (round !== undefined && hasFailed && isWrongPrediction(details.prediction)) return null;
  return {
    iteration: {
      kind: "prediction",
      progress: assessPredictionProgress(attempt, details),
      failed: isWrongPrediction(details.prediction),
      about: misreading ?? outcome,
    },
    seen: {},
  };
}

function assessChoice(
  { stuckTrail: trail, planPayload }: AnyAttempt,
  { details }: AttemptEvent<"pattern-judged">,
): AssessedEvent | null {
  // The sentence is asked for after the pattern, so a choice without one that is checked is only half made.
  if (details.refusal === "invariant-missing" || details.refusal === "invariant-unchecked") {
    return null;
  }
  const wrongInvariant = details.refusal === "invariant-wrong";
  const { chosenPattern = "", invariant = null } = planPayload ?? {};
  const pattern = wrongInvariant ? `${chosenPattern}: ${invariant?.text}` : (chosenPattern ?? "");
  const progress = assessChoiceProgress(trail, details, pattern);
  return {
    iteration: {
      kind: "choice",
      progress,
      failed: !details.accepted,
      about: wrongInvariant ? "invariant" : details.match,
    },
    seen: { patterns: [...trail.patterns, pattern] },
  };
}

function assessTests(attempt: AnyAttempt, { details }: AttemptEvent<"tests-run">): AssessedEvent {
  const { stuckTrail: trail } = attempt;
  const code = codeFingerprint(attempt);
  const failure = runFailure(details, attempt.code);
  const silentCode = fingerprint(withoutPrints(attempt.code, attempt.language));
  const progress = assessRun(trail, details, { failure, code, silentCode });
  const passed = details.testResults.flatMap(({ index, status }) =>
    status === "passed" ? [index] : [],
  );
  return {
    iteration: {
      kind: "run",
      progress,
      failed: failure !== null,
      about: failure?.signature ?? "passed",
    },
    seen: {
      codes: withCode(trail.codes, code),
      silentCode,
      everPassed: [...new Set([...trail.everPassed, ...passed])],
      lastRun: failure,
    },
  };
}

function assessHint(attempt: AnyAttempt): AssessedEvent {
  const { stuckTrail: trail } = attempt;
  const code = codeFingerprint(attempt);
  const progress = assessHintProgress(trail, code);
  return {
    iteration: {
      kind: "hint",
      progress,
      failed: false,
      about: trail.lastRun?.signature ?? "no-run",
    },
    seen: { codes: withCode(trail.codes, code) },
  };
}

function withCode(codes: string[], code: string): string[] {
  return codes.at(-1) === code ? codes : [...codes, code];
}
