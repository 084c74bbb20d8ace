import { expect, test } from "vitest";
import { replay } from "../../../attempt/effects/replay.ts";
import { QUARTER_MS } from "../../../entities/learning/quarter-hour.ts";
import type { TestResultData } from "../../../entities/runs/test-result.ts";
import {
  aStoredAttempt,
  followedBy,
  minuteOf,
  type OpenAttemptStores,
  oddText,
  oddTextKept,
  openedAttemptStores,
  saveCodeOf,
} from "../harness/attempt-harness.ts";

const expert = { type: "mode-set", details: { mode: "EXPERT", hintBudget: 1 } } as const;

export function attemptsContract(open: OpenAttemptStores): void {
  const opened = () => openedAttemptStores(open);

  test("what is created is found, and nothing else is", async () => {
    const stores = await opened();
    const attempt = await aStoredAttempt(stores);
    expect(await stores.attempts.find(attempt.id)).toEqual(attempt);
    expect(await stores.attempts.find(stores.newId())).toBeNull();
  });

  test("a save is found, and its event is the last", async () => {
    const stores = await opened();
    const next = followedBy(await aStoredAttempt(stores), expert);
    await stores.attempts.save(next.attempt, next.event);
    expect(await stores.attempts.find(next.attempt.id)).toEqual(next.attempt);
    const { items } = await stores.attempts.events(next.attempt.id, { limit: 10 });
    expect(items.map(({ type }) => type)).toEqual(["attempt-started", "mode-set"]);
    expect(items[1]).toEqual(next.event);
  });

  test("the events rebuild the attempt", async () => {
    const stores = await opened();
    const { attempt } = await saveCodeOf(stores, await aStoredAttempt(stores), "one\n2\n", 1);
    const { items } = await stores.attempts.events(attempt.id, { limit: 10 });
    expect(replay(items)).toEqual(await stores.attempts.find(attempt.id));
  });

  test("whatever a program printed, returned or raised is kept", async () => {
    const stores = await opened();
    const error = { type: oddText, message: oddText, frames: [] };
    const result: TestResultData = {
      index: 0,
      status: "failed",
      hidden: false,
      purpose: "a test",
      args: [],
      expected: null,
      actual: { [oddText]: [oddText] },
      error,
      stdout: oddText,
      stdoutTruncated: false,
      timeMs: 0,
    };
    const next = followedBy(await aStoredAttempt(stores), {
      type: "tests-run",
      details: { outcome: "failed", testResults: [result], compileError: error },
    });
    await stores.attempts.save(next.attempt, next.event);
    const found = await stores.attempts.find(next.attempt.id);
    expect(found?.verifyPayload?.testResults).toMatchObject([{ stdout: oddTextKept }]);
    const { items } = await stores.attempts.events(next.attempt.id, { limit: 10 });
    expect(replay(items)).toEqual(found);
  });

  test("runs are found by person and problem, with what they told of hidden tests", async () => {
    const stores = await opened();
    const attempt = await aStoredAttempt(stores);
    const probe = { shape: "same one two", told: "failed" };
    const details = { outcome: "failed" as const, testResults: [], probe };
    const next = followedBy(attempt, { type: "tests-run", details });
    await stores.attempts.save(next.attempt, next.event);
    const { userId, problemSlug } = attempt;
    const asked = { userId, problemSlug, since: next.event.at };
    expect(await stores.attempts.hiddenRuns(asked)).toEqual([{ at: next.event.at, ...probe }]);
    const later = new Date(Date.parse(next.event.at) + 1).toISOString();
    expect(await stores.attempts.hiddenRuns({ ...asked, since: later })).toEqual([]);
    expect(await stores.attempts.hiddenRuns({ ...asked, problemSlug: "other" })).toEqual([]);
    expect(await stores.attempts.hiddenRuns({ ...asked, userId: "somebody" })).toEqual([]);
  });

  test("a save over an older version says the stored one and writes nothing", async () => {
    const stores = await opened();
    const first = await aStoredAttempt(stores);
    const { attempt } = await saveCodeOf(stores, first, "mine\n", 1);
    await expect(saveCodeOf(stores, first, "too late\n", 2)).rejects.toMatchObject({
      code: "stale-version",
      details: { version: 2 },
    });
    expect(await stores.attempts.find(first.id)).toEqual(attempt);
    expect((await stores.attempts.events(first.id, { limit: 10 })).items).toHaveLength(2);
    expect(await stores.changeSets.outline(first.id)).toHaveLength(1);
  });

  test("of many that write at once exactly one wins", async () => {
    const stores = await opened();
    const next = followedBy(await aStoredAttempt(stores), expert);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => stores.attempts.save(next.attempt, next.event)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const lost = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    for (const reason of lost) {
      expect(reason).toMatchObject({ code: "stale-version", details: { version: 2 } });
    }
  });

  test("an attempt that is not there cannot be saved", async () => {
    const stores = await opened();
    const attempt = await aStoredAttempt(stores);
    const next = followedBy({ ...attempt, id: stores.newId() }, expert);
    await expect(stores.attempts.save(next.attempt, next.event)).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("a list holds one's own, newest first, page by page, each once", async () => {
    const stores = await opened();
    const { id: userId } = await stores.addPerson();
    await aStoredAttempt(stores);
    const ids: string[] = [];
    for (let minute = 0; minute < 5; minute++) {
      ids.unshift((await aStoredAttempt(stores, { userId, minute })).id);
    }
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await stores.attempts.list({ userId, limit: 2, after });
      seen.push(...page.items.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(ids);
  });

  test("attempts begun at the same moment are each listed once", async () => {
    const stores = await opened();
    const { id: userId } = await stores.addPerson();
    for (let i = 0; i < 3; i++) await aStoredAttempt(stores, { userId });
    const first = await stores.attempts.list({ userId, limit: 2 });
    const rest = await stores.attempts.list({ userId, limit: 2, after: first.next ?? "" });
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(3);
  });

  test("a list can be of one problem, of the finished or of the open", async () => {
    const stores = await opened();
    const { id: userId } = await stores.addPerson();
    const open = await aStoredAttempt(stores, { userId, problemSlug: "two-sum" });
    const done = await aStoredAttempt(stores, { userId });
    const skip = followedBy(done, { type: "step-skipped", details: {}, to: "COMPLETE" });
    await stores.attempts.save(skip.attempt, skip.event);
    const listed = async (query: { problemSlug?: string; finished?: boolean }) =>
      (await stores.attempts.list({ userId, limit: 10, ...query })).items.map(({ id }) => id);
    expect(await listed({ problemSlug: "two-sum" })).toEqual([open.id]);
    expect(await listed({ finished: true })).toEqual([done.id]);
    expect(await listed({ finished: false })).toEqual([open.id]);
  });

  test("finished problems are one's own, each once", async () => {
    const stores = await opened();
    const { id: userId } = await stores.addPerson();
    await aStoredAttempt(stores, { userId, problemSlug: "open-still" });
    const done = [
      { userId, problemSlug: "two-sum" },
      { userId, problemSlug: "two-sum", minute: 1 },
      { userId, problemSlug: "add-two" },
      { problemSlug: "of-someone-else" },
    ];
    for (const given of done) {
      const attempt = await aStoredAttempt(stores, given);
      const skip = followedBy(attempt, { type: "step-skipped", details: {}, to: "COMPLETE" });
      await stores.attempts.save(skip.attempt, skip.event);
    }
    expect(await stores.attempts.finishedProblems(userId)).toEqual(["add-two", "two-sum"]);
  });

  test("records say what was needed and what came of it, one's own, newest first", async () => {
    const stores = await opened();
    const { id: userId } = await stores.addPerson();
    await aStoredAttempt(stores);
    let attempt = await aStoredAttempt(stores, { userId });
    const newer = await aStoredAttempt(stores, { userId, problemSlug: "two-sum", minute: 1 });
    const marks = { isFallback: false } as const;
    const result = { index: 0, hidden: true, purpose: "a test" } as const;
    const testResults = [
      { ...result, status: "passed" as const },
      { ...result, index: 1, status: "failed" as const },
    ];
    const happened: [Parameters<typeof followedBy>[1], minute: number][] = [
      [{ type: "hint-given", details: { hint: "Look.", ...marks } }, 4],
      [
        {
          type: "stuck-action-answered",
          details: { action: "rescue", response: "So.", requiresRecap: true, ...marks },
        },
        6,
      ],
      [{ type: "tests-run", details: { outcome: "failed", testResults, compileError: null } }, 7],
      // After a night away.
      [{ type: "step-skipped", details: {}, to: "COMPLETE" }, 607],
      [{ type: "question-asked", details: { message: "Why?" } }, 617],
    ];
    for (const [event, minute] of happened) {
      const next = followedBy(attempt, event, minute);
      await stores.attempts.save(next.attempt, next.event);
      attempt = next.attempt;
    }
    const [first, second, ...others] = await stores.attempts.records({ userId });
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: newer.id, tookRescue: false, workedMs: 0, lastRun: null });
    expect(second).toEqual({
      ...(await stores.attempts.list({ userId, limit: 2 })).items[1],
      hintsUsedCount: 1,
      hintBudget: 3,
      wasNudged: false,
      tookRescue: true,
      workedMs: (7 + 10) * 60_000,
      lastRun: { passed: 1, total: 2 },
    });
    const atOne = await stores.attempts.records({ userId, problemSlug: "two-sum" });
    expect(atOne.map(({ id }) => id)).toEqual([newer.id]);
  });

  test("the quarters of an hour in which one worked are known, each once", async () => {
    const stores = await opened();
    const { id: userId } = await stores.addPerson();
    await aStoredAttempt(stores, { minute: 200 });
    let attempt = await aStoredAttempt(stores, { userId });
    for (const minute of [1, 14, 15, 95]) {
      const next = followedBy(attempt, expert, minute);
      await stores.attempts.save(next.attempt, next.event);
      attempt = next.attempt;
    }
    const first = minuteOf(0).getTime() / QUARTER_MS;
    expect(await stores.attempts.activeQuarters(userId, minuteOf(0))).toEqual([
      first,
      first + 1,
      first + 6,
    ]);
    expect(await stores.attempts.activeQuarters(userId, minuteOf(15))).toEqual([
      first + 1,
      first + 6,
    ]);
  });

  test("a listed attempt carries no texts", async () => {
    const stores = await opened();
    const attempt = await aStoredAttempt(stores);
    const { items } = await stores.attempts.list({ userId: attempt.userId, limit: 1 });
    const { id, version, v2Step } = attempt;
    expect(items[0]).toMatchObject({ id, version, v2Step });
    expect(items[0]).not.toHaveProperty("code");
    expect(items[0]).not.toHaveProperty("understandPayload");
  });

  test("a page that does not exist is refused", async () => {
    const stores = await opened();
    await expect(
      stores.attempts.list({ userId: stores.newId(), limit: 2, after: "nonsense" }),
    ).rejects.toMatchObject({ code: "invalid-input" });
  });

  test("events come oldest first, page by page", async () => {
    const stores = await opened();
    let attempt = await aStoredAttempt(stores);
    for (let i = 2; i <= 5; i++) {
      const next = followedBy(attempt, expert, i);
      await stores.attempts.save(next.attempt, next.event);
      attempt = next.attempt;
    }
    const first = await stores.attempts.events(attempt.id, { limit: 3 });
    const rest = await stores.attempts.events(attempt.id, { limit: 3, after: first.next ?? "" });
    expect([...first.items, ...rest.items].map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    expect(rest.next).toBeNull();
  });
}
