import { expect, test } from "vitest";
import { untouchedRecoverySetting } from "../../../entities/recovery/recovery-settings.ts";
import { anAuditRecord } from "../../builders/builders.ts";
import { expectOneSaved } from "../harness/expect-one-saved.ts";
import {
  aClassOf,
  type OpenRecoveryStores,
  openedRecoveryStores,
} from "../harness/recovery-harness.ts";

const audit = anAuditRecord({ action: "recovery-settings-changed" });

export function recoverySettingsContract(open: OpenRecoveryStores): void {
  const opened = () => openedRecoveryStores(open);

  test("until somebody changes them, nothing is set", async () => {
    const { recoverySettings } = await opened();
    expect(await recoverySettings.list()).toEqual([untouchedRecoverySetting(null)]);
    expect(await recoverySettings.ofLearner("nobody")).toEqual([]);
  });

  test("a learner has the site's setting, then that of the class changed last", async () => {
    const stores = await opened();
    const { recoverySettings, addPerson } = stores;
    const [learner, teacher] = [await addPerson(), await addPerson({ role: "instructor" })];
    const [first, second, other] = [
      await aClassOf(stores, teacher.id, [learner.id]),
      await aClassOf(stores, teacher.id, [learner.id]),
      await aClassOf(stores, teacher.id, []),
    ];
    await recoverySettings.save(second, { stuckAfter: 5 }, 0, audit);
    await recoverySettings.save(other, { stuckAfter: 9 }, 0, audit);
    await recoverySettings.save(first, { stuckAfter: 4 }, 0, audit);
    await recoverySettings.save(null, { branchExploration: false }, 0, audit);
    const site = { branchExploration: false };
    const own = await recoverySettings.ofLearner(learner.id);
    expect(own).toEqual([site, { stuckAfter: 5 }, { stuckAfter: 4 }]);
    expect(await recoverySettings.ofClass(other)).toEqual([site, { stuckAfter: 9 }]);
    expect(await recoverySettings.ofLearner(teacher.id)).toEqual([site]);
    expect((await recoverySettings.list()).map(({ classId }) => classId)).toEqual([
      null,
      second,
      other,
      first,
    ]);
  });

  test("of many who change the same version one wins", async () => {
    const { recoverySettings } = await opened();
    for (const version of [0, 1]) {
      const saves = [1, 2, 3].map((stuckAfter) =>
        recoverySettings.save(null, { stuckAfter }, version, audit),
      );
      await expectOneSaved(saves, version + 1);
    }
  });
}
