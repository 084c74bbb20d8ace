import { expect, test } from "vitest";
import type { GuidanceUse } from "../../../entities/recovery/guidance.ts";
import { aGuidance, aSituation } from "../../builders/recovery-builders.ts";
import { minuteOf } from "../harness/attempt-harness.ts";
import { expectOneSaved } from "../harness/expect-one-saved.ts";
import {
  aStoredRecovery,
  type OpenRecoveryStores,
  openedRecoveryStores,
} from "../harness/recovery-harness.ts";

export function guidanceContract(open: OpenRecoveryStores): void {
  async function opened() {
    const stores = await openedRecoveryStores(open);
    const people = { authorId: (await stores.addPerson()).id, firstLearnerId: null };
    const add = async (given = {}) => {
      const guidance = aGuidance({ id: stores.newId(), ...people, ...given });
      await stores.guidance.add(guidance);
      return guidance;
    };
    return { ...stores, add };
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
    const { guidance, add } = await opened();
    const ids: string[] = [];
    for (let minute = 0; minute < 3; minute++) {
      ids.unshift((await add({ updatedAt: minuteOf(minute).toISOString() })).id);
    }
    await add({ status: "retired" });
    const first = await guidance.list({ status: "draft", limit: 2 });
    const rest = await guidance.list({ status: "draft", limit: 2, after: first.next ?? "" });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect((await guidance.list({ problemSlug: "other", limit: 5 })).items).toEqual([]);
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
}
