import { expect, test } from "vitest";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import type { Episode } from "../../../entities/recovery/episode.ts";
import { anEpisode, anEscalation, aRecovery } from "../../builders/recovery-builders.ts";
import { aStoredAttempt, followedBy, minuteOf } from "../harness/attempt-harness.ts";
import {
  aClassOf,
  type OpenRecoveryStores,
  openedRecoveryStores,
  type RecoveryStores,
} from "../harness/recovery-harness.ts";

export function episodesContract(open: OpenRecoveryStores): void {
  const opened = () => openedRecoveryStores(open);

  /** Saves the episode with one more event of its attempt. */
  async function save(
    { attempts }: RecoveryStores,
    attempt: AnyAttempt,
    episode: Episode,
    minute = 1,
  ) {
    const happened = { type: "mode-set", details: { mode: "EXPERT", hintBudget: 1 } } as const;
    const next = followedBy(attempt, happened, minute);
    await attempts.save(next.attempt, next.event, undefined, episode);
    return next.attempt;
  }

  async function stuck(stores: RecoveryStores, given: Partial<Episode> = {}, minute = 1) {
    const attempt = await aStoredAttempt(stores);
    const about = { id: stores.newId(), attemptId: attempt.id, userId: attempt.userId };
    const episode = anEpisode({ ...about, ...given });
    return { attempt: await save(stores, attempt, episode, minute), episode };
  }

  test("one is saved with the event that began it, and ended with another", async () => {
    const stores = await opened();
    const { attempt, episode } = await stuck(stores);
    expect(await stores.episodes.openOf(attempt.id)).toEqual(episode);
    const ended = {
      ...episode,
      helps: [{ help: "nudge", at: minuteOf(1).toISOString() }],
      outcome: "recovered-with-help",
      resolvedBy: { help: "nudge", provider: null },
      endedAt: minuteOf(2).toISOString(),
    } satisfies Episode;
    await save(stores, attempt, ended, 2);
    expect(await stores.episodes.openOf(attempt.id)).toBeNull();
    expect(await stores.episodes.ofAttempt(attempt.id)).toEqual([ended]);
  });

  test("a lost race leaves none behind", async () => {
    const stores = await opened();
    const { attempt, episode } = await stuck(stores);
    const stale = { ...attempt, version: attempt.version - 1 };
    const other = { ...episode, outcome: "dismissed", endedAt: minuteOf(2).toISOString() } as const;
    await expect(save(stores, stale, other)).rejects.toMatchObject({ code: "stale-version" });
    expect(await stores.episodes.openOf(attempt.id)).toEqual(episode);
  });

  test("those that were left are ended when they were left, as escalated where a human was asked", async () => {
    const stores = await opened();
    const left = await stuck(stores);
    const lasting = await stuck(stores, {}, 90);
    const asked = await aStoredAttempt(stores);
    const of = { attemptId: asked.id, userId: asked.userId };
    const recovery = await stores.recoveries.open(aRecovery({ id: stores.newId(), ...of }));
    const call = { id: stores.newId(), recoveryId: recovery.id, ...of };
    await stores.escalations.create(anEscalation(call));
    const calling = anEpisode({ id: stores.newId(), recoveryId: recovery.id, ...of });
    await save(stores, asked, calling);
    expect(await stores.episodes.endLeft(minuteOf(60))).toBe(2);
    const endedAt = minuteOf(1).toISOString();
    expect(await stores.episodes.ofAttempt(left.attempt.id)).toEqual([
      { ...left.episode, outcome: "abandoned", endedAt },
    ]);
    expect(await stores.episodes.ofAttempt(asked.id)).toEqual([
      { ...calling, outcome: "escalated", endedAt },
    ]);
    expect(await stores.episodes.openOf(lasting.attempt.id)).toEqual(lasting.episode);
    expect(await stores.episodes.endLeft(minuteOf(60))).toBe(0);
  });

  test("the facts are those since then, with what the recovery spent, of one's own learners", async () => {
    const stores = await opened();
    const instructor = (await stores.addPerson({ role: "instructor" })).id;
    const early = await stuck(stores, { detectedAt: minuteOf(0).toISOString() });
    const late = await stuck(stores, { detectedAt: minuteOf(5).toISOString() });
    const { id: attemptId, userId } = early.attempt;
    const id = stores.newId();
    await stores.recoveries.open(aRecovery({ id, attemptId, userId, iterations: 4 }));
    await save(stores, early.attempt, { ...early.episode, recoveryId: id });
    await aClassOf(stores, instructor, [late.attempt.userId]);
    const since = await stores.episodes.since(minuteOf(0));
    expect(since.map((fact) => [fact.userId, fact.recovery])).toEqual([
      [userId, { iterations: 4, stage: null, provider: null }],
      [late.attempt.userId, null],
    ]);
    expect(await stores.episodes.since(minuteOf(1))).toHaveLength(1);
    expect(await stores.episodes.since(minuteOf(0), instructor)).toMatchObject([
      { userId: late.attempt.userId, outcome: null },
    ]);
  });
}
