import { expect, test } from "vitest";
import { type FlagSetting, untouchedFlag } from "../../../entities/people/flag.ts";
import { flagKeys } from "../../../entities/people/flag-definitions.ts";
import { anAuditRecord } from "../../builders/builders.ts";
import { expectOneSaved } from "../harness/expect-one-saved.ts";
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
    expect(saved.changedAt).toMatch(/^\d{4}-.*Z$/);
    expect(await flags.all()).toEqual([
      saved,
      untouchedFlag("beginner_mode_default"),
      untouchedFlag("pictures_by_models"),
      untouchedFlag("judge_by_model"),
    ]);
    expect((await trail.search({ limit: 5 })).items).toMatchObject([
      { action: "flag-changed", actorId: admin.id },
    ]);
  });

  test("a change that starts from an older version changes and audits nothing", async () => {
    const { flags, audit: trail } = await opened();
    const first = await flags.save("attempt_v2_flow", off, 0, audit);
    for (const [key, expectedVersion, version] of [
      ["attempt_v2_flow", 0, 1],
      ["attempt_v2_flow", 2, 1],
      ["beginner_mode_default", 7, 0],
    ] as const) {
      const lost = { code: "stale-version", details: { version } };
      await expect(flags.save(key, on, expectedVersion, audit)).rejects.toMatchObject(lost);
    }
    expect((await flags.all())[0]).toEqual(first);
    expect((await trail.search({ limit: 5 })).items).toHaveLength(1);
  });

  test("of many who change the same version one wins", async () => {
    const { flags } = await opened();
    for (const version of [0, 1]) {
      const saves = [on, off, on, off].map((setting) =>
        flags.save("attempt_v2_flow", setting, version, audit),
      );
      await expectOneSaved(saves, version + 1);
    }
  });
}
