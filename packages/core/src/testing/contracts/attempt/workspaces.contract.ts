import { expect, test } from "vitest";
import { filesChange } from "../../../attempt/history/next-change.ts";
import type { FileContents } from "../../../entities/attempt/change-set.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import { makeDelta } from "../../../text/line-delta.ts";
import {
  type AttemptStores,
  aStoredAttempt,
  followedBy,
  minuteOf,
  type OpenAttemptStores,
  openedAttemptStores,
} from "../harness/attempt-harness.ts";

const SOLUTION = "solution.js";

export function workspacesContract(open: OpenAttemptStores): void {
  /** Writes the files as the use-case does; what `after` does not have is deleted. */
  async function write(stores: AttemptStores, attempt: AnyAttempt, after: FileContents) {
    const own = await stores.workspaces.files(attempt.id);
    const before = {
      [SOLUTION]: attempt.code,
      ...Object.fromEntries(own.map(({ path, content }) => [path, content])),
    };
    const last = await stores.changeSets.last(attempt.id);
    const writing = { attempt, last, id: stores.newId(), now: minuteOf(attempt.version) };
    const by = { source: "coach", exchangeId: "exchange-1" } as const;
    const changeSet = filesChange(writing, by, before, after);
    const details = {
      codeDelta: makeDelta(attempt.code, after[SOLUTION] ?? ""),
      changeSetId: changeSet.id,
      paths: changeSet.files.map(({ path }) => path),
      source: changeSet.source,
    };
    const next = followedBy(attempt, { type: "files-changed", details }, attempt.version);
    await stores.attempts.save(next.attempt, next.event, {
      changeSet,
      nowApplied: [],
      noLongerApplied: [],
    });
    return { attempt: next.attempt, changeSet };
  }

  test("an attempt has no files of its own at first", async () => {
    const stores = await openedAttemptStores(open);
    const { id } = await aStoredAttempt(stores);
    expect(await stores.workspaces.files(id)).toEqual([]);
  });

  test("several files change together, each with the version it was written with", async () => {
    const stores = await openedAttemptStores(open);
    const begun = await aStoredAttempt(stores, { code: "a\n" });
    const files = { [SOLUTION]: "b\n", "notes.md": "n\n", "scratch/x.js": "1\n" };
    const first = await write(stores, begun, files);
    const second = await write(stores, first.attempt, { [SOLUTION]: "b\n", "notes.md": "more\n" });
    expect(await stores.workspaces.files(begun.id)).toEqual([
      { path: "notes.md", content: "more\n", version: second.attempt.version },
    ]);
    expect(await stores.changeSets.find(begun.id, 1)).toEqual(first.changeSet);
    expect(await stores.changeSets.last(begun.id)).toEqual(second.changeSet);
    expect((await stores.attempts.find(begun.id))?.code).toBe("b\n");
  });

  test("the files are what the history has at its end", async () => {
    const stores = await openedAttemptStores(open);
    let { attempt } = { attempt: await aStoredAttempt(stores, { code: "a\n" }) };
    const states: FileContents[] = [
      { [SOLUTION]: "a\n", "notes.md": "n\n" },
      { [SOLUTION]: "a\n" },
      { [SOLUTION]: "c\n", "notes.md": "again\n", "tests.json": "[]" },
    ];
    for (const state of states) ({ attempt } = await write(stores, attempt, state));
    for (const [index, { [SOLUTION]: _, ...own }] of states.entries()) {
      const { [SOLUTION]: __, ...at } = await stores.changeSets.contentsAt(attempt.id, index + 1);
      expect(at).toEqual(own);
    }
    const { [SOLUTION]: _, ...last } = states.at(-1) ?? {};
    const own = await stores.workspaces.files(attempt.id);
    expect(Object.fromEntries(own.map(({ path, content }) => [path, content]))).toEqual(last);
  });

  test("a write that lost a race leaves the files alone", async () => {
    const stores = await openedAttemptStores(open);
    const begun = await aStoredAttempt(stores, { code: "a\n" });
    await write(stores, begun, { [SOLUTION]: "a\n", "notes.md": "first\n" });
    const late = write(stores, begun, { [SOLUTION]: "a\n", "notes.md": "second\n" });
    await expect(late).rejects.toMatchObject({ code: "stale-version" });
    expect(await stores.workspaces.files(begun.id)).toMatchObject([{ content: "first\n" }]);
  });
}
