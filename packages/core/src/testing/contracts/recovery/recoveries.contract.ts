import { expect, test } from "vitest";
import { aRecovery, aRecoveryStep } from "../../builders/recovery-builders.ts";
import { followedBy, minuteOf, oddText, oddTextKept } from "../harness/attempt-harness.ts";
import { expectOneSaved } from "../harness/expect-one-saved.ts";
import {
  aStoredRecovery,
  type OpenRecoveryStores,
  openedRecoveryStores,
} from "../harness/recovery-harness.ts";

const lease = { now: minuteOf(0), leaseMs: 60_000 };

export function recoveriesContract(open: OpenRecoveryStores): void {
  const opened = () => openedRecoveryStores(open);

  test("what is opened is found, by its id and as the attempt's newest", async () => {
    const stores = await opened();
    const recovery = await aStoredRecovery(stores);
    expect(await stores.recoveries.find(recovery.id)).toEqual(recovery);
    expect(await stores.recoveries.latest(recovery.attemptId)).toEqual(recovery);
    expect(await stores.recoveries.find(stores.newId())).toBeNull();
    expect(await stores.recoveries.latest(stores.newId())).toBeNull();
  });

  test("of many opened for one attempt at once there is one", async () => {
    const stores = await opened();
    const { attemptId, userId, id } = await aStoredRecovery(stores);
    const again = await Promise.all(
      Array.from({ length: 5 }, () =>
        stores.recoveries.open(aRecovery({ id: stores.newId(), attemptId, userId })),
      ),
    );
    expect(new Set(again.map((recovery) => recovery.id))).toEqual(new Set([id]));
  });

  test("once it has ended there may be another", async () => {
    const stores = await opened();
    const first = await aStoredRecovery(stores);
    const endedAt = minuteOf(1).toISOString();
    await stores.recoveries.save({ ...first, status: "stopped", endedAt, version: 2 });
    const next = await stores.recoveries.open({ ...first, id: stores.newId(), createdAt: endedAt });
    expect(next.id).not.toBe(first.id);
    expect((await stores.recoveries.latest(first.attemptId))?.id).toBe(next.id);
  });

  test("of two who save over the same version one does", async () => {
    const { recoveries, ...stores } = await opened();
    const recovery = await aStoredRecovery({ recoveries, ...stores });
    const changed = { ...recovery, goal: "Another goal.", version: 2 };
    await expectOneSaved([recoveries.save(changed), recoveries.save(changed)], 2);
    expect(await recoveries.find(recovery.id)).toEqual(changed);
  });

  test("a step is begun once, and done it stays", async () => {
    const { recoveries, ...stores } = await opened();
    const { id: recoveryId } = await aStoredRecovery({ recoveries, ...stores });
    const step = aRecoveryStep({ recoveryId });
    const claims = await Promise.all(
      Array.from({ length: 6 }, () => recoveries.beginStep(step, lease)),
    );
    expect(claims.filter((claim) => claim === "yours")).toHaveLength(1);
    expect(claims.filter((claim) => claim === "running")).toHaveLength(5);
    const done = {
      ...step,
      status: "done",
      text: "Look.",
      score: 0.85,
      doneAt: step.begunAt,
    } as const;
    await recoveries.saveStep(done);
    expect(await recoveries.beginStep(step, { ...lease, now: minuteOf(60) })).toBe("done");
    expect(await recoveries.steps(recoveryId)).toEqual([done]);
  });

  test("a step may quote whatever a program raised", async () => {
    const { recoveries, ...stores } = await opened();
    const { id: recoveryId } = await aStoredRecovery({ recoveries, ...stores });
    const step = aRecoveryStep({ recoveryId });
    await recoveries.beginStep(step, lease);
    await recoveries.saveStep({ ...step, status: "done", text: oddText, doneAt: step.begunAt });
    expect(await recoveries.steps(recoveryId)).toMatchObject([{ text: oddTextKept }]);
  });

  test("a step whose lease ran out is lost, for one who finds it", async () => {
    const { recoveries, ...stores } = await opened();
    const { id: recoveryId } = await aStoredRecovery({ recoveries, ...stores });
    const step = aRecoveryStep({ recoveryId });
    await recoveries.beginStep(step, lease);
    const later = { ...lease, now: minuteOf(2) };
    const claims = await Promise.all(
      Array.from({ length: 4 }, () => recoveries.beginStep(step, later)),
    );
    expect(claims.sort()).toEqual(["lost", "running", "running", "running"]);
  });

  test("due is what runs, then what waits for an attempt that went on, the newest first", async () => {
    const stores = await opened();
    const waiting = { status: "waiting", shownVersion: 1 } as const;
    const [older, newer] = [
      await aStoredRecovery(stores, waiting),
      await aStoredRecovery(stores, waiting),
    ];
    const running = await aStoredRecovery(stores);
    const ended = await aStoredRecovery(stores);
    const endedAt = minuteOf(1).toISOString();
    await stores.recoveries.save({ ...ended, status: "recovered", endedAt, version: 2 });
    expect(await stores.recoveries.due(minuteOf(1))).toEqual([running.id]);
    for (const [minute, { attemptId }] of [older, newer].entries()) {
      const attempt = await stores.attempts.find(attemptId);
      if (!attempt) throw new Error("the attempt is stored");
      const happened = { type: "mode-set", details: { mode: "EXPERT", hintBudget: 1 } } as const;
      const next = followedBy(attempt, happened, minute);
      await stores.attempts.save(next.attempt, next.event);
    }
    expect(await stores.recoveries.due(minuteOf(1))).toEqual([running.id, newer.id, older.id]);
  });
}
