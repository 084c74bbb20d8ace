import { z } from "zod";
import { attemptInput, loadAttempt } from "../../attempt/load/load-attempt.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import type { Actor } from "../../entities/people/person.ts";
import { type EscalationAnswer, escalationSchema } from "../../entities/recovery/escalation.ts";
import { guidanceSchema } from "../../entities/recovery/guidance.ts";
import {
  type Recovery,
  type RecoveryStep,
  recoverySchema,
  recoveryStepSchema,
} from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import { answerView, answerViewSchema } from "../../recovery/escalation/answer-view.ts";
import { findHelpers } from "../../recovery/escalation/find-helpers.ts";
import { confidenceOf, confidenceSchema } from "../../recovery/guidance/confidence.ts";
import { bestOfBranches } from "../../recovery/tried-steps.ts";
import { findWaysOut, waysOutSchema } from "../../recovery/ways-out.ts";

export const viewRecoveryInput = attemptInput.pick({ attemptId: true });

const shownStepSchema = recoveryStepSchema
  .pick({ key: true, stage: true, strategy: true, isFallback: true, outcome: true })
  .extend({
    text: z.string(),
    at: z.iso.datetime(),
    /** Set for stored guidance: whether it is verified, and how often it helped. */
    guidance: guidanceSchema
      .pick({ status: true, steps: true })
      .extend({ confidence: confidenceSchema })
      .nullable(),
  });
type ShownStep = z.infer<typeof shownStepSchema>;

const branchViewSchema = z.object({
  id: z.string(),
  rounds: z.number().int(),
  running: z.boolean(),
  score: z.number().nullable(),
  /** Set once the branches have been compared. */
  text: z.string().nullable(),
  best: z.boolean(),
});
type BranchView = z.infer<typeof branchViewSchema>;

export const recoveryViewSchema = recoverySchema
  .pick({
    id: true,
    status: true,
    trigger: true,
    reason: true,
    goal: true,
    stage: true,
    iterations: true,
    createdAt: true,
    endedAt: true,
  })
  .extend({
    shown: z.array(shownStepSchema),
    branches: z.array(branchViewSchema),
    escalation: escalationSchema
      .pick({ id: true, status: true })
      .extend({
        claimed: z.boolean(),
        hasInstructor: z.boolean(),
        /** The answer to this question. */
        answer: answerViewSchema.omit({ tickedSteps: true }).nullable(),
        /** Who sees the question. */
        reach: z.enum(["class", "named-people", "nobody"]),
        /** From 1, while the question is open and somebody sees it. */
        position: z.number().int().nullable(),
        /** The median wait for an answer here; null when it is not known. */
        usualWaitMs: z.number().nullable(),
      })
      .nullable(),
    /** Every answer of an instructor in this attempt, oldest first, also to earlier questions. */
    answers: z.array(answerViewSchema),
    /** Set when nothing more comes by itself: everything was tried, or an instructor is asked. */
    waysOut: waysOutSchema.nullable(),
  });
export type RecoveryView = z.infer<typeof recoveryViewSchema>;

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
    | "people"
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
  const answers = await deps.escalations.answersOf(attempt.id);
  const waitsForOthers = status === "exhausted" || escalation?.status === "open";
  return {
    recovery: {
      ...{ id, status, trigger, reason, goal, stage, createdAt, endedAt },
      iterations: steps.length,
      shown: await shownSteps(deps, steps),
      branches: branchViews(steps),
      escalation,
      answers: answers.map(answerView),
      waysOut: waitsForOthers
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

/** Older answers say little about how long it takes now. */
const USUAL_WAIT_DAYS = 30;

async function escalationView(
  deps: Pick<Deps, "escalations" | "classes" | "clock" | "people">,
  recovery: Recovery,
): Promise<RecoveryView["escalation"]> {
  const escalation = await deps.escalations.ofRecovery(recovery.id);
  if (!escalation) return null;
  const { id, status, claimedUntil, userId, answer } = escalation;
  const now = deps.clock.now();
  const since = new Date(now.getTime() - USUAL_WAIT_DAYS * 86_400_000);
  const { reach } = await findHelpers(deps, userId);
  const waits = status === "open" && reach !== "nobody";
  return {
    id,
    status,
    claimed: claimedUntil !== null && new Date(claimedUntil) > now,
    hasInstructor: reach !== "nobody",
    answer: answer && answeredView(answer),
    reach,
    position: waits ? await deps.escalations.position(id) : null,
    usualWaitMs: waits ? await deps.escalations.usualWaitMs(userId, since) : null,
  };
}

function answeredView({ id, option, text, steps, suggestedProblem, at }: EscalationAnswer) {
  return { id, option, text, steps, suggestedProblem, at };
}
