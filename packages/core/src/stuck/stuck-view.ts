import { z } from "zod";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { WhenStuck } from "../entities/people/settings.ts";
import { defaultStuckConfig, type StuckConfig } from "../entities/stuck/stuck-config.ts";
import { type Detection, detectStuck, type StuckReason, stuckReasons } from "./detect-stuck.ts";
import { hasProgressedSince } from "./has-progressed-since.ts";
import { stuckStates } from "./stuck-detector.ts";

const stuckOfferSchema = z.object({
  action: z.literal("recover"),
  message: z.string(),
  situation: z.string(),
});
export type StuckOffer = z.infer<typeof stuckOfferSchema>;

export const stuckViewSchema = z.object({
  state: z.enum(stuckStates),
  reason: z.enum(stuckReasons).nullable(),
  offer: stuckOfferSchema.nullable(),
  /** True while the learner is stuck: guidance is needed, whether or not it was offered or turned down. */
  needGuidance: z.boolean(),
  /**
   * What the page says about it. `offer`: help is offered. `before`: a quiet line offers what helped others, before the
   * learner is stuck. `mark`: it is only marked. null: nothing.
   */
  notice: z.enum(["offer", "before", "mark"]).nullable(),
});
export type StuckView = z.infer<typeof stuckViewSchema>;

const messages: Record<StuckReason, string> = {
  loop: "You have been here before, with the same code. Would another approach help?",
  "repeated-failure": "The last tries ended in much the same place. Would another approach help?",
  "no-completion": "You have been at this for a while. Would a fresh look help?",
  "no-progress": "The last few tries changed little. Would another approach help?",
};

/**
 * The stuck state and the offer of help. None in an attempt in which the learner declined help, for a situation for which
 * everything was tried, during a recovery, and for a learner who wants none.
 */
export function stuckView(
  attempt: Pick<AnyAttempt, "stuckTrail" | "finishedAt">,
  config: StuckConfig = defaultStuckConfig,
  whenStuck: WhenStuck = "offer",
): StuckView {
  const { finishedAt, stuckTrail } = attempt;
  if (finishedAt !== null) {
    return { state: "PROGRESSING", reason: null, offer: null, needGuidance: false, notice: null };
  }
  const detection = detectStuck(stuckTrail, config);
  const isQuiet = whenStuck !== "offer" || stuckTrail.declined;
  const offer = isQuiet ? null : offerFor(stuckTrail, detection, config);
  const recovers = currentRecovery(stuckTrail, config) !== null;
  const notice = offer ? "offer" : recovers ? null : quietNotice(detection, { isQuiet, whenStuck });
  return { ...detection, offer, needGuidance: detection.state === "STUCK", notice };
}

function quietNotice(
  { state }: Detection,
  { isQuiet, whenStuck }: { isQuiet: boolean; whenStuck: WhenStuck },
): StuckView["notice"] {
  if (whenStuck === "never") return null;
  if (state === "WARNING") return isQuiet ? null : "before";
  return state === "STUCK" && isQuiet ? "mark" : null;
}

function offerFor(
  trail: AnyAttempt["stuckTrail"],
  detection: Detection,
  config: StuckConfig,
): StuckOffer | null {
  const situation = trail.iterations.at(-1)?.situation;
  if (detection.state !== "STUCK" || situation === undefined) return null;
  if (trail.dismissed.includes(situation) || currentRecovery(trail, config)) return null;
  return { action: "recover", message: messages[detection.reason], situation };
}

/** The id of the recovery that the learner accepted and that has not brought progress yet. */
export function currentRecovery(
  { recovery, iterations }: AnyAttempt["stuckTrail"],
  config: Pick<StuckConfig, "progressThreshold"> = defaultStuckConfig,
): string | null {
  if (!recovery) return null;
  const since = iterations.filter(({ version }) => version > recovery.version);
  return hasProgressedSince(since, config) ? null : recovery.id;
}

/** A learner may ask for help before trying anything; that is a situation of its own. */
export function lastSituation({
  iterations,
}: Pick<AnyAttempt["stuckTrail"], "iterations">): string {
  return iterations.at(-1)?.situation ?? "nothing-tried";
}
