import type { Recovery, RecoveryStep } from "../../entities/recovery/recovery.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import type { RecoveryVoice, VoiceRequest } from "../../ports/recovery/recovery-voice.ts";
import { mayShow } from "../guidance/may-show.ts";
import { scoreGuidance } from "../scoring/score-guidance.ts";
import { isSameVoice } from "../voices/next-stronger-voice.ts";

/** Longer than any voice may take: when a lease runs out, its holder is dead. */
export const STEP_LEASE_MS = 45_000;
export type VoiceStep = Pick<
  RecoveryStep,
  "key" | "stage" | "strategy" | "round" | "position" | "voice"
> &
  Pick<VoiceRequest, "approach" | "refine">;

/** What every voice of a turn is told: the attempt, the texts shown before, and what running the program showed. */
export type VoiceBackground = Pick<VoiceRequest, "context" | "said" | "facts">;

/** Claims a step, asks a voice for its text, checks, scores and stores it. A step that is done is returned as stored. */
export async function askVoice(
  deps: Pick<Deps, "recoveries" | "voices" | "guard" | "clock">,
  recovery: Recovery,
  turn: VoiceStep,
  { context, said, facts }: VoiceBackground,
): Promise<RecoveryStep> {
  const { approach, refine, ...rest } = turn;
  const begun = newStep(deps, recovery, rest);
  const claim = await deps.recoveries.beginStep(begun, {
    now: deps.clock.now(),
    leaseMs: STEP_LEASE_MS,
  });
  if (claim === "running") throw stepInProgress();
  if (claim === "done") return findStoredStep(deps, begun);
  const about = { context, said, facts, goal: recovery.goal };
  const request = { ...about, approach, refine, round: turn.round };
  const asked = deps.voices.order.find(({ name }) => turn.voice && isSameVoice(name, turn.voice));
  const { text, isFallback } = await writeText(deps, asked, request, claim === "lost");
  const done: RecoveryStep = {
    ...begun,
    text,
    isFallback,
    status: text === null ? "refused" : "done",
    score: text === null ? null : scoreGuidance(text, facts, said).score,
    doneAt: deps.clock.now().toISOString(),
  };
  await deps.recoveries.saveStep(done);
  return done;
}

export function newStep(
  { clock }: Pick<Deps, "clock">,
  recovery: Recovery,
  step: Pick<RecoveryStep, "key" | "stage" | "strategy" | "round" | "position" | "voice">,
): RecoveryStep {
  return {
    ...step,
    recoveryId: recovery.id,
    status: "begun",
    text: null,
    score: null,
    isFallback: false,
    shown: false,
    outcome: null,
    begunAt: clock.now().toISOString(),
    doneAt: null,
  };
}

export function stepInProgress(): AppError {
  return new AppError("request-in-progress", "Someone else is at this step.", {
    retryAfterSeconds: Math.ceil(STEP_LEASE_MS / 1000),
  });
}

async function findStoredStep(
  { recoveries }: Pick<Deps, "recoveries" | "voices" | "guard" | "clock">,
  step: RecoveryStep,
): Promise<RecoveryStep> {
  const all = await recoveries.steps(step.recoveryId);
  return all.find(({ key }) => key === step.key) ?? step;
}

/** Uses the authored voice when the other fails, leaks, or may have been paid for this step already. */
async function writeText(
  deps: Pick<Deps, "recoveries" | "voices" | "guard" | "clock">,
  asked: RecoveryVoice | undefined,
  request: VoiceRequest,
  paidAlready: boolean,
): Promise<{ text: string | null; isFallback: boolean }> {
  const { standIn, allStandIn = false } = deps.voices;
  const authored = asked?.name.provider === "built-in";
  if (asked && (authored || !paidAlready)) {
    const text = await asked.speak(request).catch(() => undefined);
    if (text === null && authored) return { text, isFallback: allStandIn };
    if (text && (authored || (await mayShow(deps, text, request.context)))) {
      return { text, isFallback: allStandIn };
    }
  }
  return { text: await standIn.speak(request), isFallback: true };
}
