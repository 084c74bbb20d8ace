import { noSuchAttempt } from "../../../attempt/refusals.ts";
import { timeByPlace, workedMsIn } from "../../../attempt/story/time-by-place.ts";
import { type AttemptEvent, parseAttemptEvent } from "../../../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import {
  type AttemptRecord,
  type AttemptSummary,
  type Attempts,
  MAX_HIDDEN_RUNS,
} from "../../../ports/attempt.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { pageOf } from "../page-of.ts";
import { quartersIn } from "../quarters-in.ts";
import type { AttemptStore } from "./attempt-store.ts";
import { writeChange } from "./change-sets.ts";
import { writeFiles } from "./workspaces.ts";

export function memoryAttempts(store: AttemptStore): Attempts {
  return {
    async create(attempt, event) {
      store.attempts.set(attempt.id, structuredClone(attempt));
      store.events.set(attempt.id, [JSON.stringify(event)]);
    },
    async find(id) {
      return structuredClone(store.attempts.get(id) ?? null);
    },
    async save(attempt, event, change, episode) {
      const stored = store.attempts.get(attempt.id);
      if (!stored) throw noSuchAttempt();
      if (stored.version !== attempt.version - 1) throw staleVersion("attempt", stored.version);
      store.attempts.set(attempt.id, structuredClone(attempt));
      store.events.get(attempt.id)?.push(JSON.stringify(event));
      if (episode) store.episodes.set(episode.id, structuredClone(episode));
      if (!change) return;
      writeChange(store, change);
      writeFiles(store, attempt, change.changeSet);
    },
    async list({ userId, problemSlug, finished, ...query }) {
      const wanted = [...store.attempts.values()]
        .filter((attempt) => attempt.userId === userId)
        .filter((attempt) => problemSlug === undefined || attempt.problemSlug === problemSlug)
        .filter(({ finishedAt }) => finished === undefined || (finishedAt !== null) === finished)
        .sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
      return pageOf(wanted.map(summaryOf), keyOf, query);
    },
    async finishedProblems(userId) {
      const finished = [...store.attempts.values()].filter(
        (attempt) => attempt.userId === userId && attempt.finishedAt !== null,
      );
      return [...new Set(finished.map(({ problemSlug }) => problemSlug))].sort();
    },
    async hiddenRuns({ userId, problemSlug, since }) {
      const own = [...store.attempts.values()].filter(
        (attempt) => attempt.userId === userId && attempt.problemSlug === problemSlug,
      );
      return own
        .flatMap(({ id }) => store.events.get(id) ?? [])
        .map((row) => parseAttemptEvent(JSON.parse(row)))
        .flatMap(({ type, at, details }) =>
          type === "tests-run" && details.probe && at >= since ? [{ at, ...details.probe }] : [],
        )
        .sort((one, other) => (one.at < other.at ? -1 : 1))
        .slice(-MAX_HIDDEN_RUNS);
    },
    async records({ userId, problemSlug }) {
      return [...store.attempts.values()]
        .filter((attempt) => attempt.userId === userId)
        .filter((attempt) => problemSlug === undefined || attempt.problemSlug === problemSlug)
        .sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
        .map((attempt) => recordOf(attempt, eventsIn(store, attempt.id)));
    },
    async activeQuarters(userId, since) {
      const own = [...store.attempts.values()].filter((attempt) => attempt.userId === userId);
      const events = own.flatMap(({ id }) => eventsIn(store, id));
      const done = events.filter(({ type }) => type !== "attempt-imported");
      return quartersIn(
        done.map(({ at }) => at),
        since,
      );
    },
    async events(attemptId, query) {
      const events = eventsIn(store, attemptId);
      return pageOf(events, ({ version }) => String(version), query);
    },
  };
}

export function eventsIn(store: AttemptStore, attemptId: string): AttemptEvent[] {
  return (store.events.get(attemptId) ?? []).map((row) => parseAttemptEvent(JSON.parse(row)));
}

function recordOf(attempt: AnyAttempt, events: readonly AttemptEvent[]): AttemptRecord {
  const actions = events.flatMap(({ type, details }) =>
    type === "stuck-action-answered" ? [details.action] : [],
  );
  return {
    ...summaryOf(attempt),
    hintsUsedCount: attempt.hintsUsedCount,
    hintBudget: attempt.hintBudget,
    wasNudged: actions.some((action) => action !== "rescue"),
    tookRescue: actions.includes("rescue"),
    workedMs: workedMsIn(timeByPlace(events)),
    lastRun: lastRunOf(attempt),
  };
}

export function lastRunOf({ verifyPayload, testResults }: AnyAttempt): AttemptRecord["lastRun"] {
  const kept = verifyPayload?.testResults.length ? verifyPayload.testResults : testResults;
  if (!kept) return null;
  const passed = kept.filter(({ status }) => status === "passed").length;
  return { passed, total: kept.length };
}

function keyOf({ createdAt, id }: Pick<AnyAttempt, "createdAt" | "id">): string {
  return `${createdAt} ${id}`;
}

function summaryOf(attempt: AnyAttempt): AttemptSummary {
  const { id, problemSlug, language, mode, state, v2Step, version } = attempt;
  const { createdAt, updatedAt, finishedAt } = attempt;
  return {
    id,
    problemSlug,
    language,
    mode,
    state,
    v2Step,
    version,
    createdAt,
    updatedAt,
    finishedAt,
  };
}
