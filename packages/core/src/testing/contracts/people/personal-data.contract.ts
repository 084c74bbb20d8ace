import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../../entities/people/settings.ts";
import type { PersonalKind } from "../../../ports/people.ts";
import { anAuditRecord } from "../../builders/builders.ts";
import { collect } from "../../collect.ts";
import { hoursFromNow, type OpenStores, openedForThisTest } from "../harness/harness.ts";

const audit = anAuditRecord({ action: "account-deleted" });

export function personalDataContract(open: OpenStores): void {
  const opened = () => openedForThisTest(open);

  describe("what is kept of a person", () => {
    test("is theirs alone, each kind with a name of its own and words on what it is", async () => {
      const { personalData, settings, addPerson } = await opened();
      const [mine, theirs] = [await addPerson(), await addPerson()];
      await settings.save(theirs.id, { name: theirs.name, ...defaultSettings, theme: "dark" });
      await settings.save(mine.id, { name: mine.name, ...defaultSettings, theme: "light" });
      const kinds = personalData.of(mine);
      expect(await rowsOf(kinds, "person")).toMatchObject([{ id: mine.id, email: mine.email }]);
      expect(await rowsOf(kinds, "settings")).toMatchObject([{ theme: "light" }]);
      expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
      for (const { about } of kinds) expect(about).toMatch(/\.$/);
    });

    test("holds what they did and what was done to them, and of others no id", async () => {
      const stores = await opened();
      const [mine, admin] = [await stores.addPerson(), await stores.addPerson()];
      await stores.audit.record(anAuditRecord({ actorId: mine.id, subject: "a flag" }));
      await stores.audit.record(anAuditRecord({ actorId: admin.id, subject: mine.id }));
      await stores.audit.record(anAuditRecord({ actorId: admin.id, subject: "another" }));
      const rows = await rowsOf(stores.personalData.of(mine), "audit");
      expect(rows).toMatchObject([
        { subject: "a flag", byYou: true },
        { subject: mine.id, byYou: false },
      ]);
      expect(JSON.stringify(rows)).not.toContain(admin.id);
    });
  });

  test("what is stored of a person is weighed, and of nobody nothing", async () => {
    const { personalData, addPerson } = await opened();
    const { id } = await addPerson();
    expect(await personalData.storedBytes(id)).toBeGreaterThan(0);
    expect(await personalData.storedBytes("nobody")).toBe(0);
  });

  describe("erasing", () => {
    test("nobody is not found and leaves no entry", async () => {
      const { personalData, audit: trail } = await opened();
      expect(await personalData.erase("nobody", audit)).toBe("not-found");
      expect((await trail.search({ limit: 5 })).items).toEqual([]);
    });

    test("takes the person with settings and sessions, and leaves everybody else's", async () => {
      const { personalData, people, settings, addPerson, addSession } = await opened();
      const [mine, theirs] = [await addPerson(), await addPerson()];
      for (const { id, name } of [mine, theirs]) {
        await settings.save(id, { name, ...defaultSettings });
        await addSession(id, hoursFromNow(1));
      }
      expect(await personalData.erase(mine.id, audit)).toBe("changed");
      expect(await people.find(mine.id)).toBeNull();
      expect(await settings.find(mine.id)).toBeNull();
      expect((await people.list({ limit: 5 })).items).toMatchObject([
        { id: theirs.id, activeSessions: 1 },
      ]);
      expect(await settings.find(theirs.id)).not.toBeNull();
    });

    test("leaves what the trail says, by an id that no longer has a name", async () => {
      const { personalData, audit: trail, addPerson } = await opened();
      const { id } = await addPerson();
      await trail.record(anAuditRecord({ actorId: id, subject: "a flag" }));
      await personalData.erase(id, { ...audit, actorId: id, subject: id });
      expect((await trail.search({ limit: 5 })).items).toMatchObject([
        { action: "account-deleted", actorId: id, actorName: null },
        { subject: "a flag", actorId: id, actorName: null },
      ]);
    });

    test("the last admin who can sign in is refused, whatever races", async () => {
      const { personalData, people, audit: trail, addPerson } = await opened();
      const admins = [await addPerson({ role: "admin" }), await addPerson({ role: "admin" })];
      await addPerson({ role: "admin", disabledAt: "2030-01-01T09:00:00.000Z" });
      const outcomes = await Promise.all(admins.map(({ id }) => personalData.erase(id, audit)));
      expect(outcomes.sort()).toEqual(["changed", "last-admin"]);
      expect(await people.countAdmins()).toBe(1);
      expect((await trail.search({ limit: 5 })).items).toHaveLength(1);
    });
  });
}

function rowsOf(kinds: readonly PersonalKind[], wanted: string) {
  const kind = kinds.find(({ name }) => name === wanted);
  return kind ? collect(kind.rows) : null;
}
