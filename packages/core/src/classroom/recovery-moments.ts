import type { Escalation } from "../entities/recovery/escalation.ts";
import type { Recovery, RecoveryStep } from "../entities/recovery/recovery.ts";

export type RecoveryStory = {
  recovery: Pick<Recovery, "id" | "status" | "endedAt"> | null;
  steps: readonly RecoveryStep[];
  escalation: Pick<Escalation, "id" | "createdAt" | "message" | "answer"> | null;
};

export type RecoveryMoment = {
  id: string;
  at: string;
  kind: "recovery-shown" | "human-called" | "human-answered" | "recovery-ended";
  wrote: string | null;
  said: string | null;
  about: string | null;
  tried: Pick<RecoveryStep, "strategy" | "isFallback" | "outcome"> | null;
};

/** The moments of a recovery in order: what was shown, escalations, answers, and how it ended. */
export function recoveryMoments({ recovery, steps, escalation }: RecoveryStory): RecoveryMoment[] {
  const calls = steps.filter(({ stage }) => stage === "human");
  const byOthers = steps.filter(({ stage }) => stage !== "human");
  return [...byOthers.flatMap(shown), ...humanMoments(escalation, calls), ...ending(recovery)];
}

function shown(step: RecoveryStep): RecoveryMoment[] {
  if (!step.shown || step.text === null) return [];
  const { recoveryId, key, stage } = step;
  return [
    {
      id: `${recoveryId} ${key}`,
      at: step.doneAt ?? step.begunAt,
      kind: "recovery-shown",
      wrote: null,
      said: step.text,
      about: stage,
      tried: triedIn(step),
    },
  ];
}

const triedIn = ({ strategy, isFallback, outcome }: RecoveryStep) => ({
  strategy,
  isFallback,
  outcome,
});

const nothing = { wrote: null, said: null, about: null, tried: null };

/** The escalation row holds only the last call; earlier calls and their answers are read from the steps. */
function humanMoments(
  escalation: RecoveryStory["escalation"],
  calls: readonly RecoveryStep[],
): RecoveryMoment[] {
  if (!escalation) return [];
  const { id, createdAt, message, answer } = escalation;
  const last = calls.at(-1);
  const called: RecoveryMoment = {
    ...nothing,
    id: `${id} called`,
    at: createdAt,
    kind: "human-called",
    wrote: message.trim() || null,
  };
  const moments = [...calls.slice(0, -1).flatMap(earlierCall), called];
  if (!answer) return moments;
  const { at, text: said } = answer;
  const tried = last && last.outcome !== null ? triedIn(last) : null;
  return [
    ...moments,
    { ...nothing, id: `${id} answered`, at, kind: "human-answered", said, tried },
  ];
}

function earlierCall(step: RecoveryStep): RecoveryMoment[] {
  const { recoveryId, key, begunAt, doneAt, text: said } = step;
  const id = `${recoveryId} ${key}`;
  return [
    { ...nothing, id: `${id} called`, at: begunAt, kind: "human-called" },
    {
      ...nothing,
      id: `${id} answered`,
      at: doneAt ?? begunAt,
      kind: "human-answered",
      said,
      tried: triedIn(step),
    },
  ];
}

/** A recovery that the learner dismissed already has an event for its end. */
function ending(recovery: RecoveryStory["recovery"]): RecoveryMoment[] {
  if (!recovery || recovery.endedAt === null || recovery.status === "stopped") return [];
  const { id, endedAt: at, status: about } = recovery;
  return [
    { id: `${id} ended`, at, kind: "recovery-ended", wrote: null, said: null, about, tried: null },
  ];
}
