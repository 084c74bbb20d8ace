import { z } from "zod";
import { escalationSchema } from "../../entities/recovery/escalation.ts";
import { guidanceSchema } from "../../entities/recovery/guidance.ts";
import {
  type RecoveryStep,
  recoverySchema,
  recoveryStepSchema,
} from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import { answerViewSchema } from "../escalation/answer-view.ts";
import { confidenceOf, confidenceSchema } from "../guidance/confidence.ts";
import { bestOfBranches } from "../tried-steps.ts";
import { waysOutSchema } from "../ways-out/find-ways-out.ts";

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
    /**
     * Set when an instructor told the learner to leave this step: what is missing, and whether a next step can be begun
     * without it. Code that does not pass is left by taking another problem.
     */
    leave: z.object({ missing: z.array(z.string()), hasNextStep: z.boolean() }).nullable(),
    /** Set when nothing more comes by itself: everything was tried, or an instructor is asked. */
    waysOut: waysOutSchema.nullable(),
  });
export type RecoveryView = z.infer<typeof recoveryViewSchema>;

export async function shownSteps(
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

export function branchViews(steps: readonly RecoveryStep[]): BranchView[] {
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
