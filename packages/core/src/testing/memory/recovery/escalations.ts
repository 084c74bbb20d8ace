import type { Escalation, EscalationSummary } from "../../../entities/recovery/escalation.ts";
import type { InstructorAnswer } from "../../../entities/recovery/instructor-answer.ts";
import { type Escalations, LEAST_ANSWERS_FOR_WAIT } from "../../../ports/recovery/recovery.ts";
import { joinMessages } from "../../../recovery/escalation/join-messages.ts";
import { storedAnswer } from "../../../recovery/escalation/stored-answer.ts";
import { urgentSince } from "../../../recovery/escalation/urgent-since.ts";
import { type ClassStore, instructorsOf, learnersOf } from "../classroom/classes.ts";
import { pageOf } from "../page-of.ts";
import type { NotificationStore } from "../people/notifications.ts";

export type EscalationStore = {
  escalations: Map<string, Escalation>;
  answers: InstructorAnswer[];
};

export function memoryEscalations(
  store: ClassStore & NotificationStore & EscalationStore,
): Escalations {
  const all = store.escalations;
  const change = (id: string, changes: Partial<Escalation>) => {
    const before = all.get(id);
    if (before) all.set(id, { ...before, ...changes });
  };
  return {
    async create(escalation) {
      const first = [...all.values()].find((e) => e.recoveryId === escalation.recoveryId);
      if (first) return structuredClone(first);
      all.set(escalation.id, structuredClone(escalation));
      return escalation;
    },
    find: async (id) => structuredClone(all.get(id) ?? null),
    ofRecovery: async (recoveryId) =>
      structuredClone([...all.values()].find((e) => e.recoveryId === recoveryId) ?? null),
    openOf: async (learnerIds) =>
      [...all.values()]
        .filter(({ status, userId }) => status === "open" && learnerIds.includes(userId))
        .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
        .map((each) => structuredClone(each)),
    async list({ instructorId, includesUnassigned, status, ...query }) {
      const learners = await learnersOf(store, instructorId);
      const unassigned = new Set<string>();
      for (const { userId } of includesUnassigned ? all.values() : []) {
        if ((await instructorsOf(store, userId)).length === 0) unassigned.add(userId);
      }
      const seen = [...all.values()]
        .filter((each) => status === undefined || each.status === status)
        .filter(({ userId }) => learners.has(userId) || unassigned.has(userId))
        .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
      const page = pageOf(seen, keyOf, query);
      const items = page.items.map((each) => summaryOf(store, each));
      return { ...page, items: await Promise.all(items) };
    },
    async claim(id, { by, now, until }) {
      const found = all.get(id);
      if (found?.status !== "open") return "closed";
      const isHeld = found.claimedUntil !== null && new Date(found.claimedUntil) > now;
      if (isHeld && found.claimedBy !== by) return "held-by-another";
      const claimedSince = isHeld ? found.claimedSince : now.toISOString();
      change(id, { claimedBy: by, claimedSince, claimedUntil: until.toISOString() });
      return "claimed";
    },
    async release(id, by) {
      if (all.get(id)?.claimedBy === by)
        change(id, { claimedBy: null, claimedSince: null, claimedUntil: null });
    },
    async answer(id, answer, notification, now) {
      const found = all.get(id);
      const holds = found?.claimedBy === answer.answeredBy && found.claimedUntil !== null;
      if (!holds || found.status !== "open" || new Date(found.claimedUntil ?? 0) <= now)
        return "claim-lost";
      change(id, { status: "answered", answer });
      store.answers.push(storedAnswer(found, answer));
      store.notifications.push({ ...notification });
      return "answered";
    },
    async addMessage(id, message) {
      const found = all.get(id);
      if (found?.status !== "open") return "closed";
      change(id, { message: joinMessages(found.message, message) });
      return "added";
    },
    async reopen(escalation) {
      const { status = "open" } = all.get(escalation.id) ?? {};
      if (status === "open") return "already-open";
      change(escalation.id, structuredClone(escalation));
      return "reopened";
    },
    answersOf: async (attemptId) =>
      structuredClone(store.answers.filter((each) => each.attemptId === attemptId)),
    async tickStep(answerId, { userId, step, done }) {
      const found = store.answers.find((each) => each.id === answerId && each.userId === userId);
      if (!found || step >= found.steps.length) return null;
      const others = found.tickedSteps.filter((each) => each !== step);
      found.tickedSteps = done ? [...others, step].sort((a, b) => a - b) : others;
      return structuredClone(found);
    },
    async position(id) {
      const own = all.get(id);
      if (own?.status !== "open") return null;
      const around = await sharing(store, own.userId);
      const before = [...all.values()].filter(
        (each) => each.status === "open" && around.has(each.userId) && keyOf(each) < keyOf(own),
      );
      return before.length + 1;
    },
    async usualWaitMs(learnerId, since) {
      const own = store.members.filter(
        ({ userId, role }) => userId === learnerId && role === "learner",
      );
      const classIds = own.map(({ classId }) => classId);
      const waits = store.answers
        .filter(({ classId, at }) => classIds.includes(classId ?? "") && new Date(at) >= since)
        .map(({ waitedMs }) => waitedMs)
        .sort((a, b) => a - b);
      if (waits.length < LEAST_ANSWERS_FOR_WAIT) return null;
      const [low, high] = [waits[Math.floor((waits.length - 1) / 2)], waits[waits.length >> 1]];
      return ((low ?? 0) + (high ?? 0)) / 2;
    },
    async withdraw(recoveryId) {
      for (const { id, ...each } of all.values()) {
        if (each.recoveryId === recoveryId && each.status === "open") {
          change(id, { status: "withdrawn" });
        }
      }
    },
  };
}

/** The learners who wait for the same people: of the same classes, or of no class like this one. */
async function sharing(store: ClassStore & EscalationStore, learnerId: string) {
  const isTaught = (await instructorsOf(store, learnerId)).length > 0;
  const classesOf = (id: string) =>
    store.members.filter((m) => m.userId === id && m.role === "learner").map((m) => m.classId);
  const own = classesOf(learnerId);
  const around = new Set<string>();
  for (const { userId } of store.escalations.values()) {
    const shares = isTaught
      ? classesOf(userId).some((id) => own.includes(id))
      : (await instructorsOf(store, userId)).length === 0;
    if (shares) around.add(userId);
  }
  return around;
}

function keyOf(escalation: Escalation): string {
  return `${urgentSince(escalation).toISOString()} ${escalation.id}`;
}

async function summaryOf(store: ClassStore, escalation: Escalation): Promise<EscalationSummary> {
  const { id, attemptId, userId, problemSlug, place, goal, reason, stuckIterations } = escalation;
  const { status, claimedBy, claimedUntil, createdAt } = escalation;
  return {
    ...{ id, attemptId, userId, problemSlug, place, goal, reason, stuckIterations },
    ...{ status, claimedBy, claimedUntil, createdAt },
    learnerName: await store.nameOf(userId),
  };
}
