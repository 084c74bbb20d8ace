import { expect, test } from "vitest";
import { type GuidanceUse, TAKEN_BACK } from "../../../entities/recovery/guidance.ts";
import type { GuidanceReader } from "../../../ports/recovery/recovery.ts";
import { versionOf } from "../../../recovery/sharing/version-of.ts";
import { aGuidance, aRecoveryStep, aSituation } from "../../builders/recovery-builders.ts";
import { minuteOf } from "../harness/attempt-harness.ts";
import { expectOneSaved } from "../harness/expect-one-saved.ts";
import {
  aClassOf,
  aStoredEscalation,
  aStoredRecovery,
  type OpenRecoveryStores,
  openedRecoveryStores,
} from "../harness/recovery-harness.ts";

export function guidanceContract(open: OpenRecoveryStores): void {
  async function opened() {
    const stores = await openedRecoveryStores(open);
    const authorId = (await stores.addPerson({ role: "instructor" })).id;
    const people = { authorId, wordsBy: authorId, firstLearnerId: null };
    const add = async (given = {}) => {
      const guidance = aGuidance({ id: stores.newId(), ...people, ...given });
      await stores.guidance.add(guidance);
      return guidance;
    };
    const reader = { userId: authorId, classIds: [], readsAllClasses: false };
    return { ...stores, add, authorId, reader };
  }

  test("what is kept is found, alone and among its problem's", async () => {
    const { guidance, add } = await opened();
    const kept = await add();
    await add({ situation: aSituation([], { problemSlug: "other" }) });
    expect(await guidance.find(kept.id)).toEqual(kept);
    expect(await guidance.ofProblem("add-two")).toEqual([kept]);
    expect(await guidance.find("none")).toBeNull();
  });

  test("of two who change it at once one does", async () => {
    const { guidance, add } = await opened();
    const kept = await add();
    const changed = { ...kept, status: "verified", version: 2 } as const;
    await expectOneSaved([guidance.save(changed), guidance.save(changed)], 2);
    expect(await guidance.find(kept.id)).toEqual(changed);
  });

  test("a list is of one state or one problem, the newest change first, page by page", async () => {
    const { guidance, add, reader } = await opened();
    const ids: string[] = [];
    for (let minute = 0; minute < 3; minute++) {
      ids.unshift((await add({ updatedAt: minuteOf(minute).toISOString() })).id);
    }
    await add({ status: "retired" });
    const first = await guidance.list({ reader, status: "draft", limit: 2 });
    const rest = await guidance.list({
      ...{ reader, status: "draft", limit: 2 },
      after: first.next ?? "",
    });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect((await guidance.list({ reader, problemSlug: "other", limit: 5 })).items).toEqual([]);
  });

  test("a use is counted once for a recovery, and settled once", async () => {
    const { guidance, add, ...stores } = await opened();
    const { id: guidanceId } = await add();
    const { id: recoveryId, userId } = await aStoredRecovery({ guidance, ...stores });
    const at = minuteOf(0).toISOString();
    const use: GuidanceUse = {
      guidanceId,
      recoveryId,
      userId,
      similarity: 0.9,
      outcome: "pending",
      at,
      settledAt: null,
    };
    await guidance.recordUse(use);
    await guidance.recordUse({ ...use, outcome: "helped" });
    expect(await guidance.uses(guidanceId)).toEqual([use]);
    expect(await guidance.settleUses(recoveryId, "helped", minuteOf(1))).toEqual([guidanceId]);
    expect(await guidance.settleUses(recoveryId, "not-helped", minuteOf(2))).toEqual([]);
    const settledAt = minuteOf(1).toISOString();
    expect(await guidance.uses(guidanceId)).toEqual([{ ...use, outcome: "helped", settledAt }]);
  });

  test("a list holds what its reader may read, whatever is asked for", async () => {
    const stores = await opened();
    const { guidance, add, authorId, addPerson } = stores;
    const { id: stranger } = await addPerson({ role: "instructor" });
    const classId = await aClassOf(stores, stranger, []);
    const ofStranger = { authorId: stranger, wordsBy: stranger };
    const ids = {
      own: (await add({ scope: "private" })).id,
      everyones: (await add({ ...ofStranger, scope: "everyone" })).id,
      classes: (await add({ ...ofStranger, scope: "class", classId })).id,
      privates: (await add({ ...ofStranger, scope: "private" })).id,
    };
    const names = async (reader: GuidanceReader, scope?: "private") => {
      const { items } = await guidance.list({ reader, scope, limit: 10 });
      const found = new Set(items.map(({ id }) => id));
      return Object.entries(ids).flatMap(([name, id]) => (found.has(id) ? [name] : []));
    };
    const reader = { userId: authorId, classIds: [], readsAllClasses: false };
    expect(await names(reader)).toEqual(["own", "everyones"]);
    expect(await names(reader, "private")).toEqual(["own"]);
    const inClass = ["own", "everyones", "classes"];
    expect(await names({ ...reader, classIds: [classId] })).toEqual(inClass);
    expect(await names({ ...reader, readsAllClasses: true })).toEqual(inClass);
  });

  test("each change by hand is in its history, the newest first", async () => {
    const { guidance, add, authorId } = await opened();
    const kept = await add();
    const changed = { ...kept, words: "Draw it.", version: 2 };
    await guidance.save(changed, versionOf(changed, "edited", authorId));
    const judged = { ...changed, helped: 1, version: 3 };
    await guidance.save(judged);
    const retired = { ...judged, status: "retired", version: 4 } as const;
    await guidance.save(retired, versionOf(retired, "retired", authorId));
    expect(await guidance.versions(kept.id)).toMatchObject([
      { version: 4, change: "retired", status: "retired", changedBy: authorId },
      { version: 2, change: "edited", words: "Draw it." },
    ]);
  });

  test("a removed note is gone, with its history and from where it was shown", async () => {
    const { guidance, add, authorId, ...stores } = await opened();
    const kept = await add();
    await guidance.save({ ...kept, version: 2 }, versionOf(kept, "edited", authorId));
    const shown = { stage: "guidance", strategy: kept.id, text: kept.words } as const;
    const other = { stage: "guidance", strategy: "another", text: "Other words." } as const;
    const tried = [shown, other].map((each) => ({ ...each, outcome: null }));
    const { id, recoveryId } = await aStoredEscalation({ guidance, ...stores }, { tried });
    const lease = { now: minuteOf(0), leaseMs: 1 };
    for (const each of [shown, other]) {
      const key = `guidance:${each.strategy}`;
      await stores.recoveries.beginStep(aRecoveryStep({ recoveryId, key, ...each }), lease);
    }
    await guidance.remove(kept.id);
    expect(await guidance.find(kept.id)).toBeNull();
    expect(await guidance.versions(kept.id)).toEqual([]);
    const steps = await stores.recoveries.steps(recoveryId);
    expect(steps.map(({ text }) => text).sort()).toEqual([other.text, TAKEN_BACK]);
    const after = await stores.escalations.find(id);
    expect(after?.tried.map(({ text }) => text)).toEqual([TAKEN_BACK, other.text]);
  });
}
