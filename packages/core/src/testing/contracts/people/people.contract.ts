import { describe, expect, test } from "vitest";
import type { Person } from "../../../entities/people/person.ts";
import type { People } from "../../../ports/people.ts";
import { anAuditRecord } from "../../builders/builders.ts";
import {
  hoursFromNow,
  type OpenStores,
  openedForThisTest,
  type Stores,
} from "../harness/harness.ts";

const audit = anAuditRecord();

export function peopleContract(open: OpenStores): void {
  const opened = () => openedForThisTest(open);

  describe("finding", () => {
    test("someone is found as they were added", async () => {
      const { people, addPerson } = await opened();
      const person = await addPerson({ name: "Zoë", role: "instructor" });
      expect(await people.find(person.id)).toEqual(person);
    });

    test("nobody is null", async () => {
      const { people } = await opened();
      expect(await people.find("nobody")).toBeNull();
      expect(await people.findByEmail("nobody@example.org")).toBeNull();
    });

    test("an email finds whose it is, whatever its case, and nobody who only resembles it", async () => {
      const { people, addPerson } = await opened();
      const ada = await addPerson({ email: "ada@example.org" });
      await addPerson({ name: "ada@example.org" });
      await addPerson({ email: "not-ada@example.org" });
      expect(await people.findByEmail("Ada@Example.org")).toEqual(ada);
      expect(await people.findByEmail("da@example.org")).toBeNull();
    });
  });

  describe("listing", () => {
    test("pages run from the newest to the oldest, each person once", async () => {
      const { people, addPerson } = await opened();
      // Two share a moment, so that only the id tells them apart.
      for (const day of ["01", "02", "02", "03", "04"]) {
        await addPerson({ createdAt: `2030-01-${day}T09:00:00.123Z` });
      }
      const seen = await everyone(people, 2);
      expect(seen.map((person) => person.createdAt.slice(8, 10))).toEqual([
        ...["04", "03", "02", "02", "01"],
      ]);
      expect(new Set(seen.map((person) => person.id)).size).toBe(5);
    });

    test("the last page has nothing after it", async () => {
      const { people, addPerson } = await opened();
      await addPerson();
      await addPerson();
      expect((await people.list({ limit: 2 })).next).toBeNull();
    });

    test("a page nobody gave out is refused", async () => {
      const { people } = await opened();
      await expect(people.list({ limit: 2, after: "made up" })).rejects.toMatchObject({
        code: "invalid-input",
      });
    });

    test.each([
      ["part of a name, whatever its case", { search: "ADA" }, ["Ada 100%"]],
      ["part of an email", { search: "grace@" }, ["Grace"]],
      ["a percent sign as itself", { search: "%" }, ["Ada 100%"]],
      ["an underscore as itself", { search: "_" }, ["under_score"]],
      ["a backslash as itself", { search: "\\" }, []],
      ["a role", { role: "instructor" as const }, ["Grace"]],
      ["a role and a search that share nobody", { role: "admin" as const, search: "grace" }, []],
      ["an empty search as none", { search: "" }, ["Ada 100%", "Grace", "under_score"]],
    ])("finds by %s", async (_what, query, names) => {
      const { people, addPerson } = await opened();
      await addPerson({ name: "Ada 100%", email: "first@example.org" });
      await addPerson({ name: "Grace", email: "grace@example.org", role: "instructor" });
      await addPerson({ name: "under_score", email: "third@example.org" });
      const { items } = await people.list({ limit: 10, ...query });
      expect(items.map((person) => person.name).sort()).toEqual(names);
    });

    test("only sessions that have not run out are counted", async () => {
      const { people, addPerson, addSession } = await opened();
      const person = await addPerson();
      await addSession(person.id, hoursFromNow(1));
      await addSession(person.id, hoursFromNow(2));
      await addSession(person.id, hoursFromNow(-1));
      expect((await people.list({ limit: 1 })).items[0]?.activeSessions).toBe(2);
    });
  });

  describe("changing", () => {
    const changes = {
      "a role": (people: People, id: string) => people.changeRole(id, "learner", audit),
      "being enabled": (people: People, id: string) =>
        people.setDisabled(id, new Date("2030-02-01T00:00:00.000Z"), audit),
      "open sessions": (people: People, id: string) => people.endSessions(id, audit),
    };

    test.each(Object.entries(changes))("%s of nobody is not found", async (_what, change) => {
      const stores = await opened();
      expect(await change(stores.people, "nobody")).toBe("not-found");
      expect(await auditSize(stores)).toBe(0);
    });

    test.each(Object.entries(changes))("%s is audited", async (_what, change) => {
      const stores = await opened();
      await stores.addPerson({ role: "admin" });
      const person = await stores.addPerson({ role: "admin" });
      expect(await change(stores.people, person.id)).toBe("changed");
      expect(await auditSize(stores)).toBe(1);
    });

    test("a role is kept", async () => {
      const { people, addPerson } = await opened();
      const { id } = await addPerson();
      await people.changeRole(id, "instructor", audit);
      expect((await people.find(id))?.role).toBe("instructor");
    });

    test("a disabled person has no active session, and enabling brings none back", async () => {
      const { people, addPerson, addSession } = await opened();
      const { id } = await addPerson();
      await addSession(id, hoursFromNow(1));
      await people.setDisabled(id, new Date("2030-02-01T00:00:00.000Z"), audit);
      const [disabled] = (await people.list({ limit: 1 })).items;
      expect(disabled).toMatchObject({ disabledAt: "2030-02-01T00:00:00.000Z", activeSessions: 0 });
      await people.setDisabled(id, null, audit);
      const [enabled] = (await people.list({ limit: 1 })).items;
      expect(enabled).toMatchObject({ disabledAt: null, activeSessions: 0 });
    });

    test("ending sessions leaves those of others", async () => {
      const { people, addPerson, addSession } = await opened();
      const [mine, theirs] = [await addPerson(), await addPerson()];
      await addSession(mine.id, hoursFromNow(1));
      await addSession(theirs.id, hoursFromNow(1));
      await people.endSessions(mine.id, audit);
      const counts = (await people.list({ limit: 2 })).items.map((p) => [p.id, p.activeSessions]);
      expect(Object.fromEntries(counts)).toEqual({ [mine.id]: 0, [theirs.id]: 1 });
    });
  });

  lastAdmin(opened);
}

function lastAdmin(opened: () => Promise<Stores>): void {
  describe("the last admin who can sign in", () => {
    test("keeps the role and stays enabled, and nothing is audited", async () => {
      const stores = await opened();
      const { people, addPerson } = stores;
      const admin = await addPerson({ role: "admin" });
      await addPerson({ role: "admin", disabledAt: "2030-01-01T09:00:00.000Z" });
      expect(await people.changeRole(admin.id, "learner", audit)).toBe("last-admin");
      expect(await people.setDisabled(admin.id, new Date(), audit)).toBe("last-admin");
      expect(await people.countAdmins()).toBe(1);
      expect(await auditSize(stores)).toBe(0);
    });

    test("loses an account that is closed all the same", async () => {
      const { people, addPerson } = await opened();
      const admin = await addPerson({ role: "admin" });
      expect(await people.closeAccount(admin.id, new Date(), audit)).toBe("changed");
      expect(await people.countAdmins()).toBe(0);
    });

    test("may be made an admin again, and sign out everywhere", async () => {
      const { people, addPerson } = await opened();
      const admin = await addPerson({ role: "admin" });
      expect(await people.changeRole(admin.id, "admin", audit)).toBe("changed");
      expect(await people.endSessions(admin.id, audit)).toBe("changed");
    });

    test("is left when all are demoted or disabled at once", async () => {
      const { people, addPerson } = await opened();
      const admins = await Promise.all(
        Array.from({ length: 6 }, () => addPerson({ role: "admin" })),
      );
      const outcomes = await Promise.all(
        admins.map(({ id }, turn) =>
          turn % 2
            ? people.changeRole(id, "learner", audit)
            : people.setDisabled(id, new Date(), audit),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === "last-admin")).toHaveLength(1);
      expect(await people.countAdmins()).toBe(1);
    });
  });
}

async function everyone(people: People, limit: number): Promise<Person[]> {
  const seen: Person[] = [];
  let after: string | undefined;
  do {
    const page = await people.list({ limit, after });
    seen.push(...page.items);
    after = page.next ?? undefined;
  } while (after);
  return seen;
}

async function auditSize({ audit }: Stores): Promise<number> {
  return (await audit.search({ limit: 100 })).items.length;
}
