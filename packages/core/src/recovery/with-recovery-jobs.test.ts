import { expect, test, vi } from "vitest";
import { applyEvent } from "../attempt/effects/apply-event.ts";
import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import { emptyTrail } from "../entities/stuck/stuck-trail.ts";
import { anAttempt, anExplanation, STARTED_AT } from "../testing/builders/attempt-builders.ts";
import { memoryDeps } from "../testing/memory/deps.ts";
import { did, type Happened } from "../testing/scenarios/assessed-events.ts";
import { withRecoveryJobs } from "./with-recovery-jobs.ts";

const recovering = { ...emptyTrail, recovery: { id: "recovery-1", version: 1 } };
const predicted: Happened = {
  type: "prediction-made",
  details: {
    prediction: {
      question: "What does it give?",
      args: [1],
      answer: "2",
      expected: 3,
      outcome: "wrong",
      misreading: null,
      source: "probe",
    },
    assessment: {
      status: "NEEDS_WORK",
      strengths: [],
      gaps: [],
      followupQuestions: [],
      probes: [],
    },
  },
};
const last = (all: Happened[]): Happened => all.at(-1) ?? predicted;

test.each([
  ["an assessed explanation", last(did.explain("It adds.", ["edge cases"])), true],
  ["a prediction", predicted, true],
  ["a judged pattern", last(did.choose("two-pointers", "MISMATCH")), true],
  ["a run", last(did.run("x", "+-")), true],
  ["a hint", last(did.hint()), true],
  ["code", last(did.type("x")), false],
])("saving %s while a recovery is open", async (_name, happened, isEnqueued) => {
  const enqueue = vi.fn(async () => {});
  const attempt = anAttempt({
    stuckTrail: recovering,
    understandPayload: { ...anExplanation(), aiAssessment: null, followups: [], predictions: [] },
  });
  const event = {
    attemptId: attempt.id,
    version: attempt.version + 1,
    actorId: attempt.userId,
    requestId: "request-1",
    from: "VERIFY",
    to: "VERIFY",
    at: STARTED_AT,
    ...happened,
  } as AttemptEvent;
  const stored = { ...memoryDeps().attempts, save: async () => {} };
  await withRecoveryJobs(stored, { enqueue }).save(applyEvent(attempt, event), event);
  const jobs = isEnqueued ? [[{ kind: "recovery", recoveryId: "recovery-1" }]] : [];
  expect(enqueue.mock.calls).toEqual(jobs);
});
