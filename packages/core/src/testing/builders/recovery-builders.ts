import type { Notification } from "../../entities/people/notification.ts";
import type { Episode } from "../../entities/recovery/episode.ts";
import type { Escalation, GivenAnswer } from "../../entities/recovery/escalation.ts";
import type { Guidance, Situation } from "../../entities/recovery/guidance.ts";
import type { Recovery, RecoveryStep } from "../../entities/recovery/recovery.ts";
import { STARTED_AT } from "./attempt-builders.ts";

export function aRecovery(given: Partial<Recovery> = {}): Recovery {
  return {
    id: "recovery-1",
    attemptId: "attempt-1",
    userId: "learner-1",
    problemSlug: "add-two",
    patterns: ["arithmetic"],
    trigger: "stuck",
    reason: "no-progress",
    situation: "run:x",
    goal: "Find out why it fails.",
    status: "running",
    stage: null,
    shownVersion: 1,
    iterations: 0,
    version: 1,
    createdAt: STARTED_AT,
    updatedAt: STARTED_AT,
    endedAt: null,
    ...given,
  };
}

export function anEpisode(given: Partial<Episode> = {}): Episode {
  return {
    id: "episode-1",
    attemptId: "attempt-1",
    userId: "learner-1",
    problemSlug: "add-two",
    trigger: "stuck",
    reason: "no-progress",
    situation: "run:x",
    detectedVersion: 2,
    detectedAt: STARTED_AT,
    recoveryId: null,
    helps: [],
    outcome: null,
    resolvedBy: null,
    endedAt: null,
    ...given,
  };
}

export function aRecoveryStep(given: Partial<RecoveryStep> = {}): RecoveryStep {
  return {
    recoveryId: "recovery-1",
    key: "mutation:rephrase",
    position: 1,
    stage: "mutation",
    strategy: "rephrase",
    round: 1,
    voice: { provider: "built-in", model: "ladder" },
    status: "begun",
    text: null,
    score: null,
    isFallback: false,
    shown: false,
    outcome: null,
    begunAt: STARTED_AT,
    doneAt: null,
    ...given,
  };
}

/** Failing tests as "index:actual"; without an actual value the test is hidden. */
export function aSituation(failing: string[] = [], given: Partial<Situation> = {}): Situation {
  return {
    problemSlug: "add-two",
    patterns: ["arithmetic"],
    place: "VERIFY",
    outcome: "failed",
    failedTests: failing.map((text) => {
      const [index, actual] = text.split(":");
      return { index: Number(index), status: "failed", errorType: null, actual: actual ?? null };
    }),
    wrongAnswers: null,
    compileError: null,
    chosenPattern: null,
    misconceptions: [],
    ...given,
  };
}

export function aGuidance(given: Partial<Guidance> = {}): Guidance {
  return {
    id: "guidance-1",
    scope: "everyone",
    classId: null,
    wordsBy: "teacher-1",
    verifiedBy: null,
    situation: aSituation(["0:x", "2"]),
    option: "free-text",
    words: "Follow the second number through your program.",
    steps: [],
    variants: [],
    status: "draft",
    helped: 0,
    notHelped: 0,
    authorId: "teacher-1",
    firstLearnerId: "learner-1",
    retiredReason: null,
    version: 1,
    createdAt: STARTED_AT,
    updatedAt: STARTED_AT,
    ...given,
  };
}

export function anEscalation(given: Partial<Escalation> = {}): Escalation {
  return {
    id: "escalation-1",
    recoveryId: "recovery-1",
    attemptId: "attempt-1",
    userId: "learner-1",
    problemSlug: "add-two",
    language: "javascript",
    place: "VERIFY",
    goal: "Find out why it fails.",
    message: "",
    code: "function add(a, b) {\n}\n",
    reason: "no-progress",
    situation: aSituation(["0:x"]),
    tried: [],
    failingTest: null,
    trace: null,
    stuckIterations: 3,
    status: "open",
    claimedBy: null,
    claimedSince: null,
    claimedUntil: null,
    answer: null,
    createdAt: STARTED_AT,
    ...given,
  };
}

export function aGivenAnswer(given: Partial<GivenAnswer> = {}): GivenAnswer {
  return {
    id: "answer-1",
    classId: null,
    suggestedProblem: null,
    option: "free-text",
    text: "Look.",
    steps: [],
    guidanceId: null,
    answeredBy: "teacher-1",
    at: STARTED_AT,
    ...given,
  };
}

export function aNotification(given: Partial<Notification> = {}): Notification {
  return {
    id: "notification-1",
    userId: "learner-1",
    kind: "escalation-answered",
    severity: "INFO",
    attemptId: "attempt-1",
    escalationId: null,
    text: "Answered.",
    createdAt: STARTED_AT,
    readAt: null,
    ...given,
  };
}
