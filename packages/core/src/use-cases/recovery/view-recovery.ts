import { attemptInput, loadAttempt } from "../../attempt/load-attempt.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Recovery, RecoveryStep } from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import { type Confidence, confidenceOf } from "../../recovery/guidance/confidence.ts";
import { bestOfBranches } from "../../recovery/tried-steps.ts";
import { findWaysOut, type WaysOut } from "../../recovery/ways-out.ts";

export const viewRecoveryInput = attemptInput.pick({ attemptId: true });

type ShownStep = Pick<RecoveryStep, "key" | "stage" | "strategy" | "isFallback" | "outcome"> & {
  text: string;
  at: string;
  /** Set for stored guidance: whether it is verified, and how often it helped. */
  guidance: {
    status: "draft" | "verified" | "retired";
    steps: string[];
    confidence: Confidence;
  } | null;
};

type BranchView = {
  id: string;
  rounds: number;
  running: boolean;
  score: number | null;
  /** Set once the branches have been compared. */
  text: string | null;
  best: boolean;
};

export type RecoveryView = Pick<
  Recovery,
  "id" | "status" | "trigger" | "reason" | "goal" | "stage" | "iterations" | "createdAt" | "endedAt"
> & {
  shown: ShownStep[];
  branches: BranchView[];
  escalation: {
    id: string;
    status: "open" | "answered" | "withdrawn";
    claimed: boolean;
    hasInstructor: boolean;
    answer: { option: string; text: string; steps: string[]; at: string } | null;
  } | null;
  /** Set where nothing more comes by itself: all is tried, or no instructor can see the question. */
  waysOut: WaysOut | null;
};

/** The attempt's newest recovery as its learner sees it; null without one. */
export async function viewRecovery(
  deps: Pick<
    Deps,
    | "attempts"
    | "recoveries"
    | "guidance"
    | "escalations"
    | "classes"
    | "clock"
    | "lessons"
    | "patterns"
    | "problems"
  >,
  input: { attemptId: string },
  actor: Actor,
): Promise<{ recovery: RecoveryView | null }> {
  const attempt = await loadAttempt(deps, input, actor);
  const recovery = await deps.recoveries.latest(input.attemptId);
  if (!recovery) return { recovery: null };
  const steps = await deps.recoveries.steps(recovery.id);
  const { id, status, trigger, reason, goal, stage, createdAt, endedAt } = recovery;
  const escalation = await escalationView(deps, recovery);
  const isAlone =
    status === "exhausted" || (escalation?.status === "open" && !escalation.hasInstructor);
  return {
    recovery: {
      ...{ id, status, trigger, reason, goal, stage, createdAt, endedAt },
      iterations: steps.length,
      shown: await shownSteps(deps, steps),
      branches: branchViews(steps),
      escalation,
      waysOut: isAlone
        ? await findWaysOut(deps, attempt, await findProblem(deps, attempt.problemSlug))
        : null,
    },
  };
}

async function shownSteps(
  { guidance }: Pick<Deps, "guidance">,
  steps: readonly RecoveryStep[],
): Promise<ShownStep[]> {
  const shown = steps.flatMap((step) =>
    step.shown && step.text !== null ? [{ ...step, text: step.text }] : [],
  );
  return Promise.all(
    shown.map(async ({ key, stage, strategy, isFallback, outcome, text, doneAt, begunAt }) => {
      const note = stage === "guidance" ? await guidance.find(strategy) : null;
      return {
        ...{ key, stage, strategy, isFallback, outcome, text },
        at: doneAt ?? begunAt,
        guidance: note && {
          status: note.status,
          steps: note.steps,
          confidence: confidenceOf(note),
        },
      };
    }),
  );
}

function branchViews(steps: readonly RecoveryStep[]): BranchView[] {
  const rounds = steps.filter(({ stage }) => stage === "branches");
  const best = bestOfBranches(steps);
  const compared = rounds.some(({ shown }) => shown);
  return [...new Set(rounds.map(({ strategy }) => strategy))].map((id) => {
    const own = rounds.filter(({ strategy }) => strategy === id);
    const top = best.find(({ strategy }) => strategy === id);
    return {
      id,
      rounds: own.length,
      running: !compared && own.some(({ status }) => status === "begun"),
      score: top?.score ?? null,
      text: compared ? (top?.text ?? null) : null,
      best: compared && own.some(({ shown }) => shown),
    };
  });
}

async function escalationView(
  deps: Pick<Deps, "escalations" | "classes" | "clock">,
  recovery: Recovery,
): Promise<RecoveryView["escalation"]> {
  const escalation = await deps.escalations.ofRecovery(recovery.id);
  if (!escalation) return null;
  const { id, status, claimedUntil, answer } = escalation;
  return {
    id,
    status,
    claimed: claimedUntil !== null && new Date(claimedUntil) > deps.clock.now(),
    hasInstructor: await deps.classes.hasInstructor(recovery.userId),
    answer: answer && {
      option: answer.option,
      text: answer.text,
      steps: answer.steps,
      at: answer.at,
    },
  };
}
