import { expect, test } from "vitest";
import { SNAPSHOT_EVERY } from "../../../attempt/history/stored-content.ts";
import {
  aStoredAttempt,
  followedBy,
  minuteOf,
  type OpenAttemptStores,
  openedAttemptStores,
  saveCodeOf,
} from "../harness/attempt-harness.ts";

const PATH = "solution.js";
/** Far enough apart that each save is a change set of its own. */
const APART_MINUTES = 5;

export function changeSetsContract(open: OpenAttemptStores): void {
  async function historyOf(codes: readonly string[]) {
    const stores = await openedAttemptStores(open);
    let attempt = await aStoredAttempt(stores, { code: "start\n" });
    for (const [i, code] of codes.entries()) {
      ({ attempt } = await saveCodeOf(stores, attempt, code, (i + 1) * APART_MINUTES));
    }
    return { ...stores, stores, attempt };
  }

  test("an attempt without changes has an empty history", async () => {
    const { changeSets, attempt } = await historyOf([]);
    expect(await changeSets.last(attempt.id)).toBeNull();
    expect(await changeSets.outline(attempt.id)).toEqual([]);
    expect(await changeSets.list(attempt.id, { limit: 5 })).toEqual({ items: [], next: null });
    expect(await changeSets.contentsAt(attempt.id, 0)).toEqual({});
  });

  test("a change set is read back with old and new content", async () => {
    const { changeSets, stores, attempt } = await historyOf(["start\nmore\n"]);
    const { change } = await saveCodeOf(stores, attempt, "other\nmore\n", 60);
    expect(await changeSets.last(attempt.id)).toEqual(change.changeSet);
    expect(await changeSets.find(attempt.id, 2)).toEqual(change.changeSet);
    expect(await changeSets.find(attempt.id, 3)).toBeNull();
    expect((await changeSets.find(attempt.id, 1))?.files).toEqual([
      {
        path: PATH,
        oldContent: "start\n",
        newContent: "start\nmore\n",
        stats: { added: 1, removed: 0, modified: 0 },
        isNewFile: false,
        isDeleted: false,
      },
    ]);
  });

  test("the files are there at every position, across snapshots, with 0 before the first", async () => {
    const codes = Array.from({ length: SNAPSHOT_EVERY + 20 }, (_, i) => `line ${i}\n🙂 tail\n`);
    const { changeSets, attempt } = await historyOf(codes);
    expect(await changeSets.contentsAt(attempt.id, 0)).toEqual({ [PATH]: "start\n" });
    for (const [i, code] of codes.entries()) {
      expect(await changeSets.contentsAt(attempt.id, i + 1)).toEqual({ [PATH]: code });
    }
  });

  test("typing on is kept in the same change set", async () => {
    const { changeSets, stores, attempt } = await historyOf(["a\n"]);
    const { change } = await saveCodeOf(stores, attempt, "ab\n", APART_MINUTES + 0.1);
    expect(await changeSets.outline(attempt.id)).toHaveLength(1);
    expect(await changeSets.last(attempt.id)).toEqual(change.changeSet);
    expect(change.changeSet.files[0]).toMatchObject({ oldContent: "start\n", newContent: "ab\n" });
  });

  test("a list is newest first, page by page, without contents", async () => {
    const { changeSets, attempt } = await historyOf(["a\n", "b\n", "c\n"]);
    const first = await changeSets.list(attempt.id, { limit: 2 });
    const rest = await changeSets.list(attempt.id, { limit: 2, after: first.next ?? "" });
    const all = [...first.items, ...rest.items];
    expect(all.map(({ position }) => position)).toEqual([3, 2, 1]);
    const file = { path: PATH, isNewFile: false, isDeleted: false };
    expect(all[0]?.files).toEqual([{ ...file, stats: { added: 0, removed: 0, modified: 1 } }]);
    expect(all[0]).toMatchObject({ source: "learner", applied: true });
  });

  test("marks of what is applied change with the save they come with", async () => {
    const { attempts, changeSets, newId, attempt } = await historyOf(["a\n", "b\n"]);
    const outline = await changeSets.outline(attempt.id);
    const ids = outline.map(({ id }) => id);
    expect(outline.map(({ parentChangeSetId }) => parentChangeSetId)).toEqual([null, ids[0]]);
    const last = await changeSets.last(attempt.id);
    if (!last) throw new Error("there is a last change set");
    const write = (position: number, content: string, parent: number) => ({
      ...last,
      id: newId(),
      position,
      parentChangeSetId: ids[parent] ?? null,
      source: "rewind" as const,
      openedAt: minuteOf(60).toISOString(),
      files: last.files.map((file) => ({
        ...file,
        oldContent: content === "a\n" ? "b\n" : "a\n",
        newContent: content,
      })),
    });
    const noted = { type: "trace-noted", details: { traceNotes: "" } } as const;
    const back = followedBy(attempt, noted);
    await attempts.save(back.attempt, back.event, {
      changeSet: write(3, "a\n", 0),
      nowApplied: [],
      noLongerApplied: ids.slice(1),
    });
    const marks = async () => (await changeSets.outline(attempt.id)).map(({ applied }) => applied);
    expect(await marks()).toEqual([true, false, true]);
    const forward = followedBy(back.attempt, noted);
    const third = (await changeSets.last(attempt.id))?.id ?? "";
    await attempts.save(forward.attempt, forward.event, {
      changeSet: write(4, "b\n", 1),
      nowApplied: ids.slice(1),
      noLongerApplied: [third],
    });
    expect(await marks()).toEqual([true, true, false, true]);
    expect(await changeSets.contentsAt(attempt.id, 3)).toEqual({ [PATH]: "a\n" });
  });

  test("a file may appear and vanish", async () => {
    const { attempts, changeSets, newId, attempt } = await historyOf(["a\n"]);
    const last = await changeSets.last(attempt.id);
    if (!last) throw new Error("there is a last change set");
    const stats = { added: 1, removed: 0, modified: 0 };
    const noted = { type: "trace-noted", details: { traceNotes: "" } } as const;
    const appears = followedBy(attempt, noted);
    const notes = {
      ...{ path: "notes.md", oldContent: null, newContent: "n\n", stats },
      ...{ isNewFile: true, isDeleted: false },
    };
    const change = { nowApplied: [], noLongerApplied: [] };
    await attempts.save(appears.attempt, appears.event, {
      ...change,
      changeSet: { ...last, id: newId(), position: 2, source: "coach", files: [notes] },
    });
    const vanishes = followedBy(appears.attempt, noted);
    const gone = {
      ...notes,
      oldContent: "n\n",
      newContent: null,
      isNewFile: false,
      isDeleted: true,
    };
    await attempts.save(vanishes.attempt, vanishes.event, {
      ...change,
      changeSet: { ...last, id: newId(), position: 3, source: "rewind", files: [gone] },
    });
    const files = await Promise.all([1, 2, 3].map((at) => changeSets.contentsAt(attempt.id, at)));
    expect(files.map((at) => Object.keys(at).sort())).toEqual([[PATH], ["notes.md", PATH], [PATH]]);
    expect((await changeSets.find(attempt.id, 3))?.files).toEqual([gone]);
  });
}
