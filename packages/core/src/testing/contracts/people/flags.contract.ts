import { expect, test } from "vitest";
import { type FlagSetting, untouchedFlag } from "../../../entities/people/flag.ts";
import { flagKeys } from "../../../entities/people/flag-definitions.ts";
import { anAuditRecord } from "../../builders/builders.ts";
import { type OpenStores, openedForThisTest } from "../harness/harness.ts";

const off: FlagSetting = { enabled: false, rolloutPercent: 40, roleOverrides: { admin: true } };
const on: FlagSetting = { enabled: true, rolloutPercent: 100, roleOverrides: {} };
const audit = anAuditRecord({ action: "flag-changed" });

export function flagsContract(open: OpenStores): void {
  const opened = () => openedForThisTest(open);

  test("every flag of the list is there before anyone touches one", async () => {
    const { flags } = await opened();
    expect(await flags.all()).toEqual(flagKeys.map(untouchedFlag));
  });

  test("a change is kept, says by whom, and is audited", async () => {
    const { flags, audit: trail, addPerson } = await opened();
    const admin = await addPerson({ role: "admin" });
    const by = anAuditRecord({ action: "flag-changed", actorId: admin.id, actorRole: "admin" });
    const saved = await flags.save("attempt_v2_flow", off, 0, by);
    expect(saved).toMatchObject({
      key: "attempt_v2_flow",
      ...off,
      version: 1,
      changedBy: { id: admin.id, name: admin.name },
    });
    expect(saved?.changedAt).toMatch(/^\d{4}-.*Z$/);
    expect(await flags.all()).toEqual([saved, untouchedFlag("beginner_mode_default")]);
    expect((await trail.search({ limit: 5 })).items).toMatchObject([
      { action: "flag-changed", actorId: admin.id },
    ]);
  });

  test("a change that starts from an older version changes and audits nothing", async () => {
    const { flags, audit: trail } = await opened();
    const first = await flags.save("attempt_v2_flow", off, 0, audit);
    expect(await flags.save("attempt_v2_flow", on, 0, audit)).toBeNull();
    expect(await flags.save("attempt_v2_flow", on, 2, audit)).toBeNull();
    expect(await flags.save("beginner_mode_default", on, 7, audit)).toBeNull();
    expect((await flags.all())[0]).toEqual(first);
    expect((await trail.search({ limit: 5 })).items).toHaveLength(1);
  });

  test("of many who change the same version one wins", async () => {
    const { flags } = await opened();
    for (const version of [0, 1]) {
      const outcomes = await Promise.all(
        [on, off, on, off].map((setting) => flags.save("attempt_v2_flow", setting, version, audit)),
      );
      expect(outcomes.filter((flag) => flag?.version === version + 1)).toHaveLength(1);
      expect(outcomes.filter((flag) => flag === null)).toHaveLength(3);
    }
  });
}
