import { randomUUID } from "node:crypto";
import {
  aGivenAnswer,
  aGuidance,
  aNotification,
  anEpisode,
  anEscalation,
  aPerson,
  aRecovery,
  aSituation,
  aStoredAttempt,
  followedBy,
  minuteOf,
} from "@foothold/core/testing";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../connect.ts";
import { postgresRepositories } from "../../repositories.ts";
import { user } from "../../schema.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

async function aDatabase() {
  const database = await createTestDatabase();
  const connection = connect(database.url, { max: 2 });
  onTestFinished(async () => {
    await connection.close();
    await database.drop();
  });
  const newId = () => randomUUID();
  async function addPerson(role: "learner" | "instructor" = "learner") {
    const person = aPerson({ id: newId(), email: `${newId()}@example.org`, role });
    await connection.db.insert(user).values({ ...person, createdAt: new Date(), disabledAt: null });
    return person;
  }
  const close = async () => {};
  return {
    ...postgresRepositories(connection),
    ...{ newId, addPerson: () => addPerson(), addInstructor: () => addPerson("instructor"), close },
  };
}

test("answers are told with what they took and what became of them; stuck rates before and after a note", async () => {
  const stores = await aDatabase();
  const teacher = await stores.addInstructor();
  const before = await aStoredAttempt(stores, { minute: 0 });
  const calm = await aStoredAttempt(stores, { minute: 1 });
  const of = { attemptId: before.id, userId: before.userId };
  const next = followedBy(before, {
    type: "mode-set",
    details: { mode: "EXPERT", hintBudget: 1 },
  });
  const episode = anEpisode({ id: stores.newId(), ...of, detectedAt: minuteOf(2).toISOString() });
  await stores.attempts.save(next.attempt, next.event, undefined, episode);

  const recovery = await stores.recoveries.open(aRecovery({ id: stores.newId(), ...of }));
  const call = anEscalation({ id: stores.newId(), recoveryId: recovery.id, ...of });
  await stores.escalations.create(call);
  const sharedAt = minuteOf(10).toISOString();
  const note = aGuidance({
    ...{ id: stores.newId(), scope: "everyone", situation: aSituation(["0:x"]) },
    ...{ authorId: teacher.id, wordsBy: teacher.id, firstLearnerId: before.userId },
    ...{ createdAt: sharedAt, updatedAt: sharedAt },
  });
  await stores.guidance.add(note);
  const claim = (minute: number) =>
    stores.escalations.claim(call.id, {
      by: teacher.id,
      now: minuteOf(minute),
      until: minuteOf(minute + 10),
    });
  // Claiming again while one holds it extends it and begins nothing anew.
  await claim(8);
  await claim(9);
  const at = minuteOf(10).toISOString();
  const answer = aGivenAnswer({
    id: stores.newId(),
    answeredBy: teacher.id,
    guidanceId: note.id,
    at,
  });
  const told = aNotification({ id: stores.newId(), ...of, createdAt: at });
  expect(await stores.escalations.answer(call.id, answer, told, minuteOf(10))).toBe("answered");

  const after = await aStoredAttempt(stores, { minute: 20 });
  const theirs = { attemptId: after.id, userId: after.userId };
  const other = await stores.recoveries.open(aRecovery({ id: stores.newId(), ...theirs }));
  const use = { guidanceId: note.id, similarity: 1, outcome: "pending", settledAt: null } as const;
  await stores.guidance.recordUse({ ...use, recoveryId: recovery.id, userId: before.userId, at });
  const reusedAt = minuteOf(30).toISOString();
  await stores.guidance.recordUse({
    ...use,
    ...{ recoveryId: other.id, userId: after.userId, at: reusedAt },
  });

  const period = { from: minuteOf(0), until: minuteOf(60) };
  expect(await stores.targetFacts.answers(period)).toEqual([
    { at, answeringMs: 120_000, note: { id: note.id, sharedAt, reusedAt } },
  ]);
  expect(await stores.targetFacts.answers(period, teacher.id)).toEqual([]);
  expect(await stores.targetFacts.stuckRates(minuteOf(60))).toEqual([
    {
      problemSlug: calm.problemSlug,
      before: { attempts: 2, stuck: 1 },
      after: { attempts: 1, stuck: 0 },
    },
  ]);
  expect(await stores.targetFacts.stuckRates(minuteOf(60), teacher.id)).toEqual([]);
  expect(await stores.targetFacts.stuckRates(minuteOf(9))).toEqual([]);
  await stores.guidance.save({ ...note, version: 2, status: "retired" });
  expect(await stores.targetFacts.answers(period)).toMatchObject([{ note: null }]);
});
