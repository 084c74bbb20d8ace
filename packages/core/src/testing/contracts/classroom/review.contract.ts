import { expect, test } from "vitest";
import { aNotification } from "../../builders/recovery-builders.ts";
import { aStoredAttempt, followedBy, minuteOf } from "../harness/attempt-harness.ts";
import { type OpenRecoveryStores, openedRecoveryStores } from "../harness/recovery-harness.ts";

const at = (minute: number) => minuteOf(minute).toISOString();

export function commentsContract(open: OpenRecoveryStores): void {
  test("comments come back in order with who wrote them, and the learner is told of each", async () => {
    const { comments, notifications, newId, ...stores } = await openedRecoveryStores(open);
    const author = await stores.addPerson();
    const { id: attemptId, userId } = await aStoredAttempt({ ...stores, newId });
    const about = {
      attemptId,
      authorId: author.id,
      place: "IMPLEMENT",
      attemptVersion: 1,
    } as const;
    const told = aNotification({ userId, kind: "comment-written", attemptId });
    for (const [minute, text] of [
      [2, "later"],
      [1, "sooner"],
    ] as const) {
      await comments.add(
        { ...about, id: newId(), line: 2, lineText: "two", text, createdAt: at(minute) },
        { ...told, id: newId(), text: "A comment.", createdAt: at(minute) },
      );
    }
    const found = await comments.ofAttempt(attemptId);
    expect(found).toMatchObject([
      { text: "sooner", line: 2, lineText: "two", authorId: author.id },
      { text: "later" },
    ]);
    expect(found[0]?.authorName).not.toBe("");
    expect(await notifications.unreadCount(userId)).toBe(2);
    expect(await comments.ofAttempt("another")).toEqual([]);
  });
}

export function classProgressContract(open: OpenRecoveryStores): void {
  test("the newest attempts of each are there, and of nobody else", async () => {
    const stores = await openedRecoveryStores(open);
    const [one, two, stranger] = await Promise.all([1, 2, 3].map(() => stores.addPerson()));
    if (!one || !two || !stranger) throw new Error("nobody came");
    for (const [userId, minute] of [
      [one.id, 1],
      [one.id, 2],
      [one.id, 3],
      [two.id, 4],
      [stranger.id, 5],
    ] as const) {
      await aStoredAttempt(stores, { userId, minute });
    }
    const found = await stores.classProgress.attemptsOf([one.id, two.id], 2);
    expect(found.map(({ userId, createdAt }) => [userId, createdAt])).toEqual([
      [two.id, at(4)],
      [one.id, at(3)],
      [one.id, at(2)],
    ]);
  });

  test("time counts for the place it was spent at, and a long pause only so much", async () => {
    const stores = await openedRecoveryStores(open);
    let attempt = await aStoredAttempt(stores);
    for (const [minute, to] of [
      [4, "PLAN"],
      [5, "IMPLEMENT"],
      [305, "IMPLEMENT"],
    ] as const) {
      const details = { mode: "BEGINNER", hintBudget: 3 } as const;
      const next = followedBy(attempt, { type: "mode-set", details, to }, minute);
      await stores.attempts.save(next.attempt, next.event);
      attempt = next.attempt;
    }
    const [found] = await stores.classProgress.attemptsOf([attempt.userId], 5);
    expect(found?.timeMsByPlace).toEqual({
      UNDERSTAND: 4 * 60_000,
      PLAN: 60_000,
      IMPLEMENT: 10 * 60_000,
    });
    expect(found).toMatchObject({ v2Step: "IMPLEMENT", lastRun: null, hintsUsedCount: 0 });
  });

  test("the last run says how many tests passed", async () => {
    const stores = await openedRecoveryStores(open);
    const attempt = await aStoredAttempt(stores);
    const results = (["passed", "failed", "passed"] as const).map((status, index) => ({
      ...{ index, status, hidden: true as const, purpose: "any" },
    }));
    const details = { outcome: "failed", testResults: results } as const;
    const next = followedBy(attempt, { type: "tests-run", details: { ...details }, to: "VERIFY" });
    await stores.attempts.save(next.attempt, next.event);
    const [found] = await stores.classProgress.attemptsOf([attempt.userId], 5);
    expect(found?.lastRun).toEqual({ passed: 2, total: 3 });
  });
}
