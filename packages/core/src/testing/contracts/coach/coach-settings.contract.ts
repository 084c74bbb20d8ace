import { expect, test } from "vitest";
import {
  type StoredCoachSetting,
  untouchedCoachSettings,
} from "../../../entities/coach/coach-settings.ts";
import { anAuditRecord } from "../../builders/builders.ts";
import { expectOneSaved } from "../harness/expect-one-saved.ts";
import { type OpenStores, openedForThisTest } from "../harness/harness.ts";

const setting: StoredCoachSetting = {
  providers: {
    ...untouchedCoachSettings.providers,
    gemini: { allowed: false, models: null },
    ollama: { allowed: true, models: ["small:1b", "large:8b"] },
  },
  firstWordsSeconds: 20,
  callsPerHour: 30,
  defaultCoach: { site: "ollama", classes: { "class-1": "gemini" } },
  access: {
    openai: { sealed: "v1.abc", baseUrl: null, changedAt: "2026-01-01T00:00:00.000Z" },
  },
  monthlyBudgets: { person: 2.5, class: null, site: 100 },
  escalationOrder: [{ provider: "ollama", model: "small" }],
  chat: { ...untouchedCoachSettings.chat, maxOutputTokens: 4_000, repairsByModel: false },
};
const audit = anAuditRecord({ action: "coach-changed" });

export function coachSettingsContract(open: OpenStores): void {
  const opened = () => openedForThisTest(open);

  test("until somebody changes them, settings are the usual ones", async () => {
    const { coachSettings } = await opened();
    expect(await coachSettings.read()).toEqual(untouchedCoachSettings);
  });

  test("a change is kept whole, says by whom, and is audited", async () => {
    const { coachSettings, audit: trail, addPerson } = await opened();
    const admin = await addPerson({ role: "admin" });
    const by = anAuditRecord({ action: "coach-changed", actorId: admin.id, actorRole: "admin" });
    const saved = await coachSettings.save(setting, 0, by);
    expect(saved).toMatchObject({ ...setting, version: 1, changedBy: { id: admin.id } });
    expect(await coachSettings.read()).toEqual(saved);
    const { items } = await trail.search({ limit: 5 });
    expect(items).toMatchObject([{ action: "coach-changed", actorId: admin.id }]);
  });

  test("a change that starts from an older version changes and audits nothing", async () => {
    const { coachSettings, audit: trail } = await opened();
    const first = await coachSettings.save(setting, 0, audit);
    for (const version of [0, 2]) {
      const late = coachSettings.save({ ...setting, callsPerHour: 1 }, version, audit);
      await expect(late).rejects.toMatchObject({ code: "stale-version", details: { version: 1 } });
    }
    expect(await coachSettings.read()).toEqual(first);
    expect((await trail.search({ limit: 5 })).items).toHaveLength(1);
  });

  test("of many who change the same version one wins", async () => {
    const { coachSettings } = await opened();
    for (const version of [0, 1]) {
      const saves = [1, 2, 3].map((callsPerHour) =>
        coachSettings.save({ ...setting, callsPerHour }, version, audit),
      );
      await expectOneSaved(saves, version + 1);
    }
  });
}
