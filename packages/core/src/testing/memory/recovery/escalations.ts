import type { Escalation, EscalationSummary } from "../../../entities/recovery/escalation.ts";
import type { Escalations } from "../../../ports/recovery/recovery.ts";
import { joinMessages } from "../../../recovery/escalation/join-messages.ts";
import { urgentSince } from "../../../recovery/escalation/urgent-since.ts";
import { type ClassStore, learnersOf } from "../classroom/classes.ts";
import { pageOf } from "../page-of.ts";
import type { NotificationStore } from "../people/notifications.ts";

export type EscalationStore = { escalations: Map<string, Escalation> };

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
    async list({ instructorId, status, ...query }) {
      const learners = await learnersOf(store, instructorId);
      const seen = [...all.values()]
        .filter((each) => status === undefined || each.status === status)
        .filter(({ userId }) => learners.has(userId))
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
      change(id, { claimedBy: by, claimedUntil: until.toISOString() });
      return "claimed";
    },
    async release(id, by) {
      if (all.get(id)?.claimedBy === by) change(id, { claimedBy: null, claimedUntil: null });
    },
    async answer(id, answer, notification, now) {
      const found = all.get(id);
      const holds = found?.claimedBy === answer.answeredBy && found.claimedUntil !== null;
      if (!holds || found.status !== "open" || new Date(found.claimedUntil ?? 0) <= now)
        return "claim-lost";
      change(id, { status: "answered", answer });
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
    async withdraw(recoveryId) {
      for (const { id, ...each } of all.values()) {
        if (each.recoveryId === recoveryId && each.status === "open") {
          change(id, { status: "withdrawn" });
        }
      }
    },
  };
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
