import { expect, test } from "vitest";
import type { Draft } from "../../../entities/attempt/draft.ts";
import {
  aStoredAttempt,
  minuteOf,
  type OpenAttemptStores,
  openedAttemptStores,
} from "../harness/attempt-harness.ts";

export function draftsContract(open: OpenAttemptStores): void {
  async function opened() {
    const stores = await openedAttemptStores(open);
    const { id } = await aStoredAttempt(stores);
    return { ...stores, id };
  }
  const aDraft = (given: Partial<Draft> = {}): Draft => ({
    field: "explanation",
    text: "half a sent",
    revision: 1,
    updatedAt: minuteOf(1).toISOString(),
    ...given,
  });

  test("an attempt has none at first, then what was saved, by field", async () => {
    const { drafts, id } = await opened();
    expect(await drafts.list(id)).toEqual([]);
    const recap = aDraft({ field: "recap", text: "It works because" });
    expect(await drafts.save(id, [recap, aDraft()])).toEqual([recap, aDraft()]);
    expect(await drafts.list(id)).toEqual([aDraft(), recap]);
  });

  test("the next revision replaces the one before, also with nothing", async () => {
    const { drafts, id } = await opened();
    await drafts.save(id, [aDraft()]);
    const gone = aDraft({ text: null, revision: 2, updatedAt: minuteOf(2).toISOString() });
    expect(await drafts.save(id, [gone])).toEqual([gone]);
    expect(await drafts.list(id)).toEqual([gone]);
  });

  test.each([1, 3])(
    "revision %s over 1 is not written, and gives what is there",
    async (revision) => {
      const { drafts, id } = await opened();
      await drafts.save(id, [aDraft()]);
      const other = aDraft({ text: "another", revision });
      const recap = aDraft({ field: "recap" });
      expect(await drafts.save(id, [other, recap])).toEqual([aDraft(), recap]);
    },
  );

  test("where nothing is stored, whatever comes is the first", async () => {
    const { drafts, id } = await opened();
    const seventh = aDraft({ revision: 7 });
    expect(await drafts.save(id, [seventh])).toEqual([seventh]);
  });

  test("of many that write over the same revision exactly one is stored", async () => {
    const { drafts, id } = await opened();
    await drafts.save(id, [aDraft()]);
    const writers = Array.from({ length: 12 }, (_, writer) =>
      drafts.save(id, [aDraft({ text: `tab ${writer}`, revision: 2 })]),
    );
    const given = new Set((await Promise.all(writers)).flat().map(({ text }) => text));
    const [stored] = await drafts.list(id);
    expect([...given]).toEqual([stored?.text]);
    expect(stored?.revision).toBe(2);
  });

  test("attempts do not share drafts", async () => {
    const { drafts, id, ...stores } = await opened();
    await drafts.save(id, [aDraft()]);
    const other = await aStoredAttempt({ drafts, ...stores });
    expect(await drafts.list(other.id)).toEqual([]);
  });
}
