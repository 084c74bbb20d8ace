import { randomUUID } from "node:crypto";
import {
  anEpisode,
  aPerson,
  aRecovery,
  aRecoveryStep,
  aStoredAttempt,
  followedBy,
  STARTED_AT,
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
  async function addPerson() {
    const person = aPerson({ id: newId(), email: `${newId()}@example.org` });
    await connection.db.insert(user).values({ ...person, createdAt: new Date(), disabledAt: null });
    return person;
  }
  const close = async () => {};
  return { ...postgresRepositories(connection), newId, addPerson, close };
}

test("an episode is counted with who spoke at its last stage, and only since the day asked for", async () => {
  const stores = await aDatabase();
  const attempt = await aStoredAttempt(stores);
  const { id: attemptId, userId } = attempt;
  const recovery = aRecovery({ id: stores.newId(), attemptId, userId });
  await stores.recoveries.open(recovery);
  const step = aRecoveryStep({ recoveryId: recovery.id, shown: true, status: "done" });
  const lease = { now: new Date(STARTED_AT), leaseMs: 1000 };
  for (const each of [
    { ...step, voice: { provider: "ollama" as const, model: "small" } },
    { ...step, key: "human", stage: "human" as const, position: 2, voice: null },
  ]) {
    await stores.recoveries.beginStep(each, lease);
    await stores.recoveries.saveStep(each);
  }
  const shown = { ...recovery, version: 2, stage: "mutation", status: "awaiting-human" } as const;
  await stores.recoveries.save(shown);
  const episode = anEpisode({ id: stores.newId(), attemptId, userId, recoveryId: recovery.id });
  const next = followedBy(attempt, {
    type: "mode-set",
    details: { mode: "EXPERT", hintBudget: 1 },
  });
  await stores.attempts.save(next.attempt, next.event, undefined, episode);

  const before = new Date(Date.parse(STARTED_AT) - 1000);
  expect(await stores.episodes.since(before)).toMatchObject([
    {
      ...{ problemSlug: recovery.problemSlug, detectedAt: episode.detectedAt, outcome: null },
      recovery: { stage: "mutation", provider: "ollama" },
    },
  ]);
  // A model that failed is not credited with what the built-in coach said in its place.
  await stores.recoveries.saveStep({ ...step, isFallback: true });
  expect(await stores.episodes.since(before)).toMatchObject([
    { recovery: { provider: "built-in" } },
  ]);
  const after = new Date(Date.parse(STARTED_AT) + 1000);
  expect(await stores.episodes.since(after)).toEqual([]);
  expect(await stores.episodes.since(before, "an instructor of nobody")).toEqual([]);
});
