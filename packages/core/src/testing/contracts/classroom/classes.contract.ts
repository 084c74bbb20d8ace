import { describe, expect, test } from "vitest";
import type { Role } from "../../../entities/people/person.ts";
import type { People } from "../../../ports/people.ts";
import { anAuditRecord } from "../../builders/builders.ts";
import {
  aClassOf,
  type OpenRecoveryStores,
  openedRecoveryStores,
} from "../harness/recovery-harness.ts";

const joinedAt = "2030-01-02T09:00:00.000Z";

export function classesContract(open: OpenRecoveryStores): void {
  async function opened() {
    const stores = await openedRecoveryStores(open);
    const person = async (role: Role) => (await stores.addPerson({ role })).id;
    return {
      ...stores,
      instructor: await person("instructor"),
      learner: await person("learner"),
      other: await person("admin"),
    };
  }

  test("a class is found by its code, and has its maker as instructor", async () => {
    const { classes, instructor, ...stores } = await opened();
    const id = await aClassOf({ classes, ...stores }, instructor, []);
    expect(await classes.findByCode(id)).toMatchObject({ id, name: "A class" });
    expect(await classes.members(id)).toMatchObject([{ userId: instructor, role: "instructor" }]);
    expect(await classes.findByCode("nobody's")).toBeNull();
  });

  test("no two classes have the same code", async () => {
    const { classes, instructor, newId, ...stores } = await opened();
    const id = await aClassOf({ classes, newId, ...stores }, instructor, []);
    const made = { name: "Another", joinCode: id, ownerId: instructor, createdAt: joinedAt };
    expect(await classes.create({ id: newId(), ...made })).toBe("code-taken");
    const other = await aClassOf({ classes, newId, ...stores }, instructor, []);
    expect(await classes.changeCode(other, id)).toBe("code-taken");
    expect(await classes.changeCode(other, "NEWCODE2")).toBe("changed");
    expect(await classes.findByCode("NEWCODE2")).toMatchObject({ id: other });
  });

  test("who teaches whom goes by the class, not by the role alone", async () => {
    const { classes, instructor, learner, other, ...stores } = await opened();
    await aClassOf({ classes, ...stores }, instructor, [learner]);
    await aClassOf({ classes, ...stores }, other, []);
    expect(await classes.teaches(instructor, learner)).toBe(true);
    expect(await classes.teaches(other, learner)).toBe(false);
    expect(await classes.teaches(learner, instructor)).toBe(false);
    expect(await classes.hasInstructor(learner)).toBe(true);
    expect(await classes.hasInstructor(other)).toBe(false);
    expect(await classes.instructorsOf(learner)).toEqual([instructor]);
    expect(await classes.instructorsOf(other)).toEqual([]);
  });

  describe.each([
    [
      "is disabled",
      (people: People, id: string) => people.setDisabled(id, new Date(joinedAt), anAuditRecord()),
    ],
    [
      "is made a learner",
      (people: People, id: string) => people.changeRole(id, "learner", anAuditRecord()),
    ],
  ])("an instructor who %s", (_how, loseRights) => {
    test("teaches nobody any more", async () => {
      const stores = await opened();
      const { classes, instructor, learner } = stores;
      await aClassOf(stores, instructor, [learner]);
      await loseRights(stores.people, instructor);
      expect(await classes.teaches(instructor, learner)).toBe(false);
      expect(await classes.hasInstructor(learner)).toBe(false);
    });

    test("does not stand in for the last who can teach, and may go", async () => {
      const stores = await opened();
      const { classes, instructor, other } = stores;
      const id = await aClassOf(stores, instructor, []);
      await classes.addMember({ classId: id, userId: other, role: "instructor", joinedAt });
      await loseRights(stores.people, instructor);
      expect(await classes.removeMember(id, other)).toBe("last-instructor");
      expect(await classes.removeMember(id, instructor)).toBe("removed");
      expect(await classes.find(id)).toMatchObject({ ownerId: null });
    });

    test("owns the class until somebody is named instead", async () => {
      const stores = await opened();
      const { classes, instructor, other } = stores;
      const id = await aClassOf(stores, instructor, []);
      await loseRights(stores.people, instructor);
      expect(await classes.find(id)).toMatchObject({ ownerId: instructor });
      await classes.changeOwner({ classId: id, userId: other, joinedAt });
      expect(await classes.find(id)).toMatchObject({ ownerId: other });
      expect(await classes.of(other)).toMatchObject([{ role: "instructor" }]);
    });
  });

  test("one's own classes say what one is in them and how many learn there", async () => {
    const { classes, instructor, learner, ...stores } = await opened();
    const id = await aClassOf({ classes, ...stores }, instructor, [learner]);
    expect(await classes.of(learner)).toMatchObject([{ id, role: "learner", learners: 1 }]);
    expect(await classes.of(instructor)).toMatchObject([{ id, role: "instructor" }]);
  });

  test("joining again changes nothing", async () => {
    const { classes, instructor, learner, ...stores } = await opened();
    const id = await aClassOf({ classes, ...stores }, instructor, [learner]);
    await classes.addMember({ classId: id, userId: learner, role: "instructor", joinedAt });
    expect(await classes.of(learner)).toMatchObject([{ role: "learner" }]);
  });

  test("who learns in a class can be made its instructor, once, and so can anybody else", async () => {
    const { classes, instructor, learner, other, ...stores } = await opened();
    const id = await aClassOf({ classes, ...stores }, instructor, [learner]);
    for (const userId of [learner, other]) {
      expect(await classes.makeInstructor({ classId: id, userId, joinedAt })).toBe("added");
      expect(await classes.makeInstructor({ classId: id, userId, joinedAt })).toBe(
        "already-instructor",
      );
      expect(await classes.of(userId)).toMatchObject([{ role: "instructor" }]);
    }
    expect(await classes.members(id)).toHaveLength(3);
  });

  test("the last instructor stays, everybody else may go", async () => {
    const { classes, instructor, learner, other, ...stores } = await opened();
    const id = await aClassOf({ classes, ...stores }, instructor, [learner]);
    expect(await classes.removeMember(id, instructor)).toBe("last-instructor");
    expect(await classes.removeMember(id, other)).toBe("not-a-member");
    expect(await classes.removeMember(id, learner)).toBe("removed");
    expect(await classes.teaches(instructor, learner)).toBe(false);
  });

  test("of the last two instructors one stays, also when both go at once", async () => {
    const stores = await opened();
    const { classes, instructor, other, people, addPerson } = stores;
    const owner = (await addPerson({ role: "instructor" })).id;
    const id = await aClassOf(stores, owner, []);
    for (const userId of [instructor, other]) {
      await classes.addMember({ classId: id, userId, role: "instructor", joinedAt });
    }
    await people.setDisabled(owner, new Date(joinedAt), anAuditRecord());
    const both = await Promise.all([instructor, other].map((who) => classes.removeMember(id, who)));
    expect(both.sort()).toEqual(["last-instructor", "removed"]);
  });

  test("the owner is not removed by another instructor, until the class was handed over", async () => {
    const stores = await opened();
    const { classes, instructor, other } = stores;
    const id = await aClassOf(stores, instructor, []);
    await classes.addMember({ classId: id, userId: other, role: "instructor", joinedAt });
    expect(await classes.removeMember(id, instructor)).toBe("owner");
    await classes.changeOwner({ classId: id, userId: other, joinedAt });
    expect(await classes.removeMember(id, instructor)).toBe("removed");
    expect(await classes.members(id)).toMatchObject([{ userId: other }]);
  });

  test("all classes are listed with who owns and teaches them, the newest first, page by page", async () => {
    const stores = await opened();
    const { classes, instructor, learner, other } = stores;
    const before = (await classes.list({ limit: 100 })).items.length;
    const ids = [await aClassOf(stores, instructor, [learner]), await aClassOf(stores, other, [])];
    const all = (await classes.list({ limit: 100 })).items;
    expect(all).toHaveLength(before + 2);
    const found = all.find(({ id }) => id === ids[0]);
    expect(found).toMatchObject({
      ownerId: instructor,
      instructors: [{ id: instructor }],
      learners: 1,
    });
    expect(found).not.toHaveProperty("joinCode");
    const first = await classes.list({ limit: 1 });
    const next = await classes.list({ limit: 100, after: first.next ?? "" });
    expect([...first.items, ...next.items]).toEqual(all);
  });
}
