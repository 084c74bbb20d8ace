import { noSuchAttempt } from "../../../attempt/refusals.ts";
import { parseAttemptEvent } from "../../../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import { type AttemptSummary, type Attempts, MAX_HIDDEN_RUNS } from "../../../ports/attempt.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { pageOf } from "../page-of.ts";
import type { AttemptStore } from "./attempt-store.ts";
import { writeChange } from "./change-sets.ts";

export function memoryAttempts(store: AttemptStore): Attempts {
  return {
    async create(attempt, event) {
      store.attempts.set(attempt.id, structuredClone(attempt));
      store.events.set(attempt.id, [JSON.stringify(event)]);
    },
    async find(id) {
      return structuredClone(store.attempts.get(id) ?? null);
    },
    async save(attempt, event, change) {
      const stored = store.attempts.get(attempt.id);
      if (!stored) throw noSuchAttempt();
      if (stored.version !== attempt.version - 1) throw staleVersion("attempt", stored.version);
      store.attempts.set(attempt.id, structuredClone(attempt));
      store.events.get(attempt.id)?.push(JSON.stringify(event));
      if (change) writeChange(store, change);
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
    async storedBytes(userId) {
      return [...store.attempts.values()]
        .filter((attempt) => attempt.userId === userId)
        .map(({ id }) => (store.events.get(id) ?? []).join("").length)
        .reduce((sum, bytes) => sum + bytes, 0);
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
    async events(attemptId, query) {
      const events = (store.events.get(attemptId) ?? []).map((row) =>
        parseAttemptEvent(JSON.parse(row)),
      );
      return pageOf(events, ({ version }) => String(version), query);
    },
  };
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
