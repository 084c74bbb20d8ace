import { expect, test } from "vitest";
import type { Notification } from "../../../entities/people/notification.ts";
import type { GivenAnswer } from "../../../entities/recovery/escalation.ts";
import type { Trace, TraceStep } from "../../../entities/runs/trace.ts";
import { anAuditRecord } from "../../builders/builders.ts";
import { aGivenAnswer, aNotification } from "../../builders/recovery-builders.ts";
import { minuteOf, oddText, oddTextKept } from "../harness/attempt-harness.ts";
import {
  aClassOf,
  aStoredEscalation,
  type OpenRecoveryStores,
  openedRecoveryStores,
} from "../harness/recovery-harness.ts";

export function escalationsContract(open: OpenRecoveryStores): void {
  async function opened() {
    const stores = await openedRecoveryStores(open);
    const teacher = async () => (await stores.addPerson({ role: "instructor" })).id;
    return { ...stores, instructor: await teacher(), other: await teacher() };
  }

  const claimBy = (by: string, minute: number) => ({
    by,
    now: minuteOf(minute),
    until: minuteOf(minute + 10),
  });

  test("one is found by its id and by its recovery, and a second is the first", async () => {
    const stores = await opened();
    const escalation = await aStoredEscalation(stores);
    expect(await stores.escalations.find(escalation.id)).toEqual(escalation);
    expect(await stores.escalations.ofRecovery(escalation.recoveryId)).toEqual(escalation);
    const again = await stores.escalations.create({ ...escalation, id: stores.newId() });
    expect(again.id).toBe(escalation.id);
  });

  test("one is made whatever the program held in its variables", async () => {
    const stores = await opened();
    const step: TraceStep = {
      line: 1,
      event: "return",
      func_name: "add",
      globals: { [oddText]: oddText },
      ordered_globals: [oddText],
      stack_to_render: [],
      heap: {},
      stdout: oddText,
    };
    const result: Trace["result"] = { kind: "returned", value: oddText };
    const trace = { steps: [step], cut: null, result, divergence: null };
    const { id } = await aStoredEscalation(stores, { trace });
    expect(await stores.escalations.find(id)).toMatchObject({
      trace: { steps: [{ stdout: oddTextKept }], result: { value: oddTextKept } },
    });
  });

  test("the queue holds one's own learners, the longest waiting and most stuck first, page by page", async () => {
    const stores = await opened();
    const made = [];
    for (const [minute, stuckIterations] of [
      [10, 0],
      [0, 0],
      [10, 8],
      [5, 0],
    ] as const) {
      const createdAt = minuteOf(minute).toISOString();
      made.push(await aStoredEscalation(stores, { createdAt, stuckIterations }));
    }
    const [late, early, veryStuck, middle] = made.map(({ id }) => id);
    await aClassOf(
      stores,
      stores.instructor,
      made.map(({ userId }) => userId),
    );
    const query = { instructorId: stores.instructor, status: "open", limit: 3 } as const;
    const first = await stores.escalations.list(query);
    const rest = await stores.escalations.list({ ...query, after: first.next ?? "" });
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(ids).toEqual([veryStuck, early, middle, late]);
    expect(rest.next).toBeNull();
    const others = await stores.escalations.list({ ...query, instructorId: stores.other });
    expect(others.items).toEqual([]);
    await stores.people.changeRole(stores.instructor, "learner", anAuditRecord());
    expect((await stores.escalations.list(query)).items).toEqual([]);
  });

  test("of two who claim at once one holds it, until it runs out or is given back", async () => {
    const stores = await opened();
    const { escalations, instructor, other } = stores;
    const { id } = await aStoredEscalation(stores);
    const claims = await Promise.all(
      [instructor, other].map((by) => escalations.claim(id, claimBy(by, 0))),
    );
    expect(claims.sort()).toEqual(["claimed", "held-by-another"]);
    const holder = (await escalations.find(id))?.claimedBy ?? "";
    const waiting = holder === instructor ? other : instructor;
    expect(await escalations.claim(id, claimBy(holder, 5))).toBe("claimed");
    expect(await escalations.claim(id, claimBy(waiting, 14))).toBe("held-by-another");
    expect(await escalations.claim(id, claimBy(waiting, 15))).toBe("claimed");
    await escalations.release(id, holder);
    expect(await escalations.claim(id, claimBy(holder, 16))).toBe("held-by-another");
    await escalations.release(id, waiting);
    expect(await escalations.claim(id, claimBy(holder, 16))).toBe("claimed");
  });

  test("only who holds the claim answers, once, and the learner is told", async () => {
    const stores = await opened();
    const { escalations, notifications, instructor, other, newId } = stores;
    const { id, userId, attemptId } = await aStoredEscalation(stores);
    await escalations.claim(id, claimBy(instructor, 0));
    const at = minuteOf(1).toISOString();
    const given = (answeredBy: string): [GivenAnswer, Notification] => [
      aGivenAnswer({ id: newId(), answeredBy, at }),
      aNotification({ id: newId(), userId, attemptId, createdAt: at }),
    ];
    expect(await escalations.answer(id, ...given(other), minuteOf(1))).toBe("claim-lost");
    expect(await escalations.answer(id, ...given(instructor), minuteOf(11))).toBe("claim-lost");
    expect(await notifications.unreadCount(userId)).toBe(0);
    const both = await Promise.all(
      [1, 2].map(() => escalations.answer(id, ...given(instructor), minuteOf(1))),
    );
    expect(both.sort()).toEqual(["answered", "claim-lost"]);
    expect(await escalations.find(id)).toMatchObject({
      status: "answered",
      answer: { text: "Look." },
    });
    expect(await notifications.unreadCount(userId)).toBe(1);
  });

  test("what the learner adds while it is open stands with what they said, also at once", async () => {
    const stores = await opened();
    const { id, recoveryId } = await aStoredEscalation(stores);
    expect(await stores.escalations.addMessage(id, "")).toBe("added");
    expect(await stores.escalations.addMessage(id, "I forgot.")).toBe("added");
    await Promise.all([1, 2].map((n) => stores.escalations.addMessage(id, `More ${n}.`)));
    const { message } = (await stores.escalations.find(id)) ?? {};
    expect(message?.split("\n\n").sort()).toEqual(["I forgot.", "More 1.", "More 2."]);
    await stores.escalations.withdraw(recoveryId);
    expect(await stores.escalations.addMessage(id, "Too late.")).toBe("closed");
    expect(await stores.escalations.addMessage(stores.newId(), "Nobody.")).toBe("closed");
  });

  test("one that is no longer open is opened anew, once, as it is now", async () => {
    const stores = await opened();
    const escalation = await aStoredEscalation(stores);
    const createdAt = minuteOf(20).toISOString();
    const anew = { ...escalation, code: "other", message: "And then?", createdAt };
    expect(await stores.escalations.reopen(anew)).toBe("already-open");
    await stores.escalations.claim(escalation.id, claimBy(stores.instructor, 0));
    await stores.escalations.withdraw(escalation.recoveryId);
    const both = await Promise.all([1, 2].map(() => stores.escalations.reopen(anew)));
    expect(both.sort()).toEqual(["already-open", "reopened"]);
    expect(await stores.escalations.find(escalation.id)).toEqual(anew);
  });

  test("a withdrawn one can be neither claimed nor answered", async () => {
    const stores = await opened();
    const { id, recoveryId } = await aStoredEscalation(stores);
    await stores.escalations.withdraw(recoveryId);
    expect(await stores.escalations.claim(id, claimBy(stores.instructor, 0))).toBe("closed");
    expect(await stores.escalations.find(id)).toMatchObject({ status: "withdrawn" });
  });

  test("notifications are one's own, newest first, and read once", async () => {
    const stores = await opened();
    const { escalations, notifications, instructor, newId } = stores;
    const one = await aStoredEscalation(stores);
    for (const minute of [1, 2]) {
      const { id } = minute === 1 ? one : await aStoredEscalation(stores);
      await escalations.claim(id, claimBy(instructor, 0));
      const at = minuteOf(minute).toISOString();
      const answer = aGivenAnswer({ id: newId(), answeredBy: instructor, at });
      const { userId, attemptId } = one;
      const about = { userId, attemptId, text: `At ${minute}`, createdAt: at };
      const told = aNotification({ id: newId(), ...about });
      expect(await escalations.answer(id, answer, told, minuteOf(minute))).toBe("answered");
    }
    const { items } = await notifications.list(one.userId, { limit: 5 });
    expect(items.map(({ text }) => text)).toEqual(["At 2", "At 1"]);
    const newest = items[0]?.id ?? "";
    expect(await notifications.markRead(instructor, newest, minuteOf(3))).toBe("not-found");
    expect(await notifications.markRead(one.userId, newest, minuteOf(3))).toBe("read");
    await notifications.markRead(one.userId, newest, minuteOf(9));
    expect(await notifications.unreadCount(one.userId)).toBe(1);
    const read = await notifications.list(one.userId, { limit: 5, unread: false });
    expect(read.items).toMatchObject([{ id: newest, readAt: minuteOf(3).toISOString() }]);
  });

  /** One who asked, was answered after some minutes, and whose answer is kept. */
  async function answeredAfter(
    stores: Awaited<ReturnType<typeof opened>>,
    minutes: number,
    given: { userId?: string; classId?: string | null; steps?: string[] } = {},
  ) {
    const { escalations, instructor, newId } = stores;
    const { classId = null, steps = [], ...whose } = given;
    const createdAt = minuteOf(0).toISOString();
    const asked = await aStoredEscalation(stores, { createdAt, ...whose });
    await escalations.claim(asked.id, { by: instructor, now: minuteOf(0), until: minuteOf(90) });
    const at = minuteOf(minutes).toISOString();
    const id = newId();
    const answer = aGivenAnswer({ id, answeredBy: instructor, classId, steps, at });
    const told = aNotification({ id: newId(), userId: asked.userId, attemptId: asked.attemptId });
    await escalations.answer(asked.id, answer, told, minuteOf(minutes));
    return { ...asked, answerId: id };
  }

  test("answers stay with the attempt, and their steps are ticked off by their learner alone", async () => {
    const stores = await opened();
    const { escalations, other } = stores;
    const steps = ["Draw it.", "Run it."];
    const { answerId, ...asked } = await answeredAfter(stores, 5, { steps });
    const { attemptId, userId } = asked;
    await escalations.reopen(asked);
    expect(await escalations.answersOf(attemptId)).toMatchObject([
      { id: answerId, text: "Look.", tickedSteps: [], waitedMs: 5 * 60_000 },
    ]);
    const tick = { userId, step: 1, done: true };
    expect(await escalations.tickStep(answerId, { ...tick, userId: other })).toBeNull();
    expect(await escalations.tickStep(answerId, { ...tick, step: 2 })).toBeNull();
    for (const step of [1, 0, 1]) await escalations.tickStep(answerId, { ...tick, step });
    expect(await escalations.answersOf(attemptId)).toMatchObject([{ tickedSteps: [0, 1] }]);
    await escalations.tickStep(answerId, { ...tick, done: false });
    expect(await escalations.answersOf(attemptId)).toMatchObject([{ tickedSteps: [0] }]);
  });

  test("the position counts the open questions of one's classes, or of all without a class", async () => {
    const stores = await opened();
    const made = [];
    for (const minute of [0, 1, 2, 3, 4]) {
      made.push(await aStoredEscalation(stores, { createdAt: minuteOf(minute).toISOString() }));
    }
    const [first, second, third, alone, alsoAlone] = made;
    const learners = [first, second].map((each) => each?.userId ?? "");
    await aClassOf(stores, stores.instructor, learners);
    await aClassOf(stores, stores.other, [third?.userId ?? ""]);
    const at = (one: typeof first) => stores.escalations.position(one?.id ?? "");
    expect(await Promise.all([first, second, third, alone, alsoAlone].map(at))).toEqual([
      1, 2, 1, 1, 2,
    ]);
    await stores.escalations.withdraw(first?.recoveryId ?? "");
    expect([await at(first), await at(second)]).toEqual([null, 1]);
  });

  test("the usual wait is the median of one's class, once there are enough answers", async () => {
    const stores = await opened();
    const asker = (await aStoredEscalation(stores)).userId;
    const classId = await aClassOf(stores, stores.instructor, [asker]);
    const usual = (from = 0) => stores.escalations.usualWaitMs(asker, minuteOf(from));
    await answeredAfter(stores, 2, { classId });
    await answeredAfter(stores, 30, { classId });
    await answeredAfter(stores, 60, { classId: null });
    expect(await usual()).toBeNull();
    await answeredAfter(stores, 10, { classId });
    expect(await usual()).toBe(10 * 60_000);
    expect(await usual(20)).toBeNull();
  });

  test("the queue holds learners whom nobody teaches for those who are named for them", async () => {
    const stores = await opened();
    const { escalations, instructor, other } = stores;
    const taught = await aStoredEscalation(stores);
    const alone = await aStoredEscalation(stores);
    await aClassOf(stores, other, [taught.userId]);
    const query = { instructorId: instructor, status: "open", limit: 9 } as const;
    expect((await escalations.list(query)).items).toEqual([]);
    const named = await escalations.list({ ...query, includesUnassigned: true });
    expect(named.items.map(({ id }) => id)).toEqual([alone.id]);
  });

  test("an alert is written once, and read for everybody when its question is settled", async () => {
    const stores = await opened();
    const { notifications, instructor, other, newId } = stores;
    const { id: escalationId, attemptId } = await aStoredEscalation(stores);
    const about = { attemptId, escalationId, kind: "stuck_unrecoverable" } as const;
    const alerts = [instructor, other].map((userId) =>
      aNotification({ id: newId(), userId, severity: "CRITICAL", ...about }),
    );
    await notifications.add(alerts);
    await notifications.add(alerts);
    expect((await notifications.list(instructor, { limit: 5 })).items).toEqual([alerts[0]]);
    const told = await notifications.readAbout(escalationId, minuteOf(1));
    expect(told.sort()).toEqual([instructor, other].sort());
    expect(await notifications.unreadCount(other)).toBe(0);
    expect(await notifications.readAbout(escalationId, minuteOf(2))).toEqual([]);
  });

  test("an alert is settled for some, and stays for the others", async () => {
    const stores = await opened();
    const { notifications, instructor, other, newId } = stores;
    const { id: escalationId, attemptId } = await aStoredEscalation(stores);
    const about = { attemptId, escalationId, kind: "stuck_unrecoverable" } as const;
    await notifications.add(
      [instructor, other].map((userId) => aNotification({ id: newId(), userId, ...about })),
    );
    const told = await notifications.readAbout(escalationId, minuteOf(1), { except: [other] });
    expect(told).toEqual([instructor]);
    expect(await notifications.unreadCount(other)).toBe(1);
  });

  test("the open ones of some learners are found, and nobody else's", async () => {
    const stores = await opened();
    const mine = await aStoredEscalation(stores);
    const closed = await aStoredEscalation(stores);
    await aStoredEscalation(stores);
    await stores.escalations.withdraw(closed.recoveryId);
    expect(await stores.escalations.openOf([mine.userId, closed.userId])).toEqual([mine]);
    expect(await stores.escalations.openOf([])).toEqual([]);
  });
}
