import { defaultStuckConfig, type StuckConfig } from "../entities/stuck/stuck-config.ts";
import type { Iteration, StuckTrail } from "../entities/stuck/stuck-trail.ts";
import { StuckDetector, type StuckState } from "./stuck-detector.ts";

export const stuckReasons = ["loop", "repeated-failure", "no-completion", "no-progress"] as const;
export type StuckReason = (typeof stuckReasons)[number];
export type Detection =
  | { state: Exclude<StuckState, "STUCK">; reason: null }
  | { state: "STUCK"; reason: StuckReason };

type Trail = Pick<StuckTrail, "iterations" | "iterationsSinceCompletion">;

export function detectStuck(
  { iterations, iterationsSinceCompletion }: Trail,
  config: StuckConfig = defaultStuckConfig,
): Detection {
  const detector = new StuckDetector(config);
  const state = iterations.reduce<StuckState>(
    (_, { score }) => detector.check(score),
    "PROGRESSING",
  );
  const last = iterations.at(-1);
  if (config.rule === "letter")
    return byTheLetter({ iterations, iterationsSinceCompletion }, config, state);
  // A learner who has just made progress is not stuck, whatever came before.
  if (!last || last.score >= config.progressThreshold) return { state, reason: null } as Detection;
  // After a first hint the learner gets time to use it; a second hint in a row shows that it did not help.
  if (last.kind === "hint" && iterations.at(-2)?.kind !== "hint") {
    return { state: state === "STUCK" ? "WARNING" : state, reason: null };
  }
  if (isLoop(iterations, config)) return { state: "STUCK", reason: "loop" };
  if (failsTheSameWay(iterations, config)) return { state: "STUCK", reason: "repeated-failure" };
  if (failsAgainAndAgain(iterations, config)) return { state: "STUCK", reason: "repeated-failure" };
  if (state === "STUCK") return { state, reason: "no-progress" };
  const late = iterationsSinceCompletion >= config.iterationsWithoutCompletion;
  if (late && state === "WARNING") return { state: "STUCK", reason: "no-completion" };
  const isNext = failsTheSameWay(iterations, { ...config, sameFailures: config.sameFailures - 1 });
  return { state: isNext && config.sameFailures > 2 ? "WARNING" : state, reason: null };
}

/** Every failure counts, whatever it gained, and no hint gives time. */
function byTheLetter(
  { iterations, iterationsSinceCompletion }: Trail,
  config: StuckConfig,
  state: StuckState,
): Detection {
  const { failures, last } = config.failuresAmong;
  const failed = iterations.slice(-last).filter((each) => each.failed);
  if (failed.length >= failures) return { state: "STUCK", reason: "repeated-failure" };
  if (iterationsSinceCompletion >= config.iterationsWithoutCompletion) {
    return { state: "STUCK", reason: "no-completion" };
  }
  if (isLoop(iterations, config)) return { state: "STUCK", reason: "loop" };
  return state === "STUCK" ? { state, reason: "no-progress" } : { state, reason: null };
}

/** The last runs failed in the same way. The first of them counts if it gained nothing or was the first try of all. */
function failsTheSameWay(
  iterations: readonly Iteration[],
  { sameFailures, progressThreshold }: StuckConfig,
): boolean {
  const tries = iterations.filter(({ kind }) => kind === "run").slice(-sameFailures);
  const [first, ...later] = tries;
  if (!first || tries.length < sameFailures) return false;
  const gainedNothing = ({ score, reasons }: Iteration) =>
    score < progressThreshold && !reasons.includes("looked-inside");
  return (
    tries.every(({ failed, situation }) => failed && situation === first.situation) &&
    (gainedNothing(first) || first.reasons.includes("first-try")) &&
    later.every(gainedNothing)
  );
}

function isLoop(iterations: readonly Iteration[], { loop }: StuckConfig): boolean {
  const returns = iterations
    .slice(-loop.last)
    .filter(({ reasons }) => reasons.includes("back-and-forth"));
  return returns.length >= loop.returns;
}

/** Counts failures without progress; a failure smaller than the last counts as progress. */
function failsAgainAndAgain(
  iterations: readonly Iteration[],
  { failuresAmong, progressThreshold }: StuckConfig,
): boolean {
  const failures = iterations
    .slice(-failuresAmong.last)
    .filter(({ failed, score }) => failed && score < progressThreshold);
  return failures.length >= failuresAmong.failures;
}

export function iterationsWithoutProgress(
  { iterations }: Trail,
  { progressThreshold }: Pick<StuckConfig, "progressThreshold"> = defaultStuckConfig,
): number {
  return (
    iterations.length - 1 - iterations.findLastIndex(({ score }) => score >= progressThreshold)
  );
}
