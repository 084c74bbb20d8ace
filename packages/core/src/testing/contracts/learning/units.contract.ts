import { expect, test } from "vitest";
import { quarterOf } from "../../../entities/learning/quarter-hour.ts";
import { newUnit } from "../../../learning/unit/new-unit.ts";
import {
  afterHappenings,
  aLessonKey,
  answered,
  aStoredUnit,
  type OpenLearningStores,
  openedLearningStores,
} from "../harness/learning-harness.ts";

const completed = { type: "unit-completed", details: {} } as const;
const rescued = {
  type: "stuck-action-answered",
  details: { action: "rescue", response: "So.", requiresRecap: true, isFallback: false },
} as const;
const recapped = { type: "recap-submitted", details: { text: "In my words: so." } } as const;

export function unitsContract(open: OpenLearningStores): void {
  async function opened() {
    const stores = await openedLearningStores(open);
    const { id: userId } = await stores.addPerson();
    return { stores, userId, key: aLessonKey(userId) };
  }

  test("what is saved is found, with its events in order", async () => {
    const { stores, key } = await opened();
    const unit = await aStoredUnit(stores, key, [answered, completed, rescued, recapped]);
    expect(await stores.units.find(key)).toEqual(unit);
    expect(unit).toMatchObject({ version: 4, recapRequired: true, recapText: "In my words: so." });
    const events = await stores.units.events(key, 10);
    expect(events.map(({ version, type }) => [version, type])).toEqual([
      [1, "check-answered"],
      [2, "unit-completed"],
      [3, "stuck-action-answered"],
      [4, "recap-submitted"],
    ]);
    expect(events[0]).toMatchObject(answered);
  });

  test("the quarters of an hour in which one learned are one's own", async () => {
    const { stores, key, userId } = await opened();
    await aStoredUnit(stores, key, [answered, completed]);
    const [event] = await stores.units.events(key, 1);
    const at = event?.at ?? "";
    const { id: other } = await stores.addPerson();
    const since = new Date(at);
    expect(await stores.units.activeQuarters(userId, since)).toEqual([quarterOf(at)]);
    expect(await stores.units.activeQuarters(userId, new Date(since.getTime() + 1))).toEqual([]);
    expect(await stores.units.activeQuarters(other, since)).toEqual([]);
  });

  test("a unit that nobody began is not found and has no events", async () => {
    const { stores, key } = await opened();
    expect(await stores.units.find(key)).toBeNull();
    expect(await stores.units.events(key, 10)).toEqual([]);
  });

  test("of many events the newest are given, the oldest of them first", async () => {
    const { stores, key } = await opened();
    await aStoredUnit(stores, key, [answered, completed, rescued, recapped]);
    const events = await stores.units.events(key, 2);
    expect(events.map(({ version }) => version)).toEqual([3, 4]);
  });

  test("a later save builds on the one before", async () => {
    const { stores, key } = await opened();
    const next = afterHappenings(await aStoredUnit(stores, key), [completed]);
    await stores.units.save(next.unit, next.events);
    expect(await stores.units.find(key)).toEqual(next.unit);
    expect(await stores.units.events(key, 10)).toHaveLength(2);
  });

  test("a save over an older version says the stored one and writes nothing", async () => {
    const { stores, key } = await opened();
    const first = await aStoredUnit(stores, key);
    const next = afterHappenings(first, [rescued]);
    await stores.units.save(next.unit, next.events);
    const late = afterHappenings(first, [completed, recapped]);
    await expect(stores.units.save(late.unit, late.events)).rejects.toMatchObject({
      code: "stale-version",
      details: { version: 2 },
    });
    expect(await stores.units.find(key)).toEqual(next.unit);
    expect(await stores.units.events(key, 10)).toHaveLength(2);
  });

  test("of many that begin a unit at once exactly one wins", async () => {
    const { stores, key } = await opened();
    const { unit, events } = afterHappenings(newUnit(key), [answered]);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => stores.units.save(unit, events)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") {
        expect(result.reason).toMatchObject({ code: "stale-version", details: { version: 1 } });
      }
    }
  });

  test("a list holds one's own units of one type", async () => {
    const { stores, userId, key } = await opened();
    const { id: other } = await stores.addPerson();
    const mine = [
      await aStoredUnit(stores, key),
      await aStoredUnit(stores, aLessonKey(userId, "heap-bite")),
    ];
    await aStoredUnit(stores, { ...key, unitType: "RecallCheck", unitId: "heap-size" });
    await aStoredUnit(stores, aLessonKey(other));
    const listed = await stores.units.list(userId, "ConceptBite");
    expect(listed).toHaveLength(2);
    expect(listed).toEqual(expect.arrayContaining(mine));
  });
}
