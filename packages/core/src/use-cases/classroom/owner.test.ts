import { expect, test } from "vitest";
import type { Actor, Role } from "../../entities/people/person.ts";
import { anActor } from "../../testing/builders/builders.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { addInstructor } from "./add-instructor.ts";
import { changeOwner } from "./change-owner.ts";
import { createClass } from "./create-class.ts";
import { leaveClass } from "./leave-class.ts";
import { listAllClasses } from "./list-all-classes.ts";
import { listClasses } from "./list-classes.ts";
import { removeMember } from "./remove-member.ts";

async function aClassOfTwo() {
  const deps = memoryDeps();
  const person = async (role: Role, email: string): Promise<Actor> => {
    const { id } = await deps.addPerson({ role, email });
    return anActor({ userId: id, role });
  };
  const owner = await person("instructor", "owner@example.org");
  const later = await person("instructor", "later@example.org");
  const outside = await person("instructor", "outside@example.org");
  const admin = await person("admin", "admin@example.org");
  const { class: made } = await createClass(deps, { name: "Mornings" }, owner);
  await addInstructor(deps, { classId: made.id, email: "later@example.org" }, owner);
  return { deps, classId: made.id, owner, later, outside, admin };
}

test("who made a class cannot be removed by an instructor added later, nor leave without handing over", async () => {
  const { deps, classId, owner, later } = await aClassOfTwo();
  await expect(removeMember(deps, { classId, userId: owner.userId }, later)).rejects.toMatchObject({
    code: "class-owner",
  });
  await expect(leaveClass(deps, { classId }, owner)).rejects.toMatchObject({ code: "class-owner" });
});

test("the owner hands the class over, which is audited, and may then go", async () => {
  const { deps, classId, owner, later } = await aClassOfTwo();
  const handed = await changeOwner(deps, { classId, userId: later.userId }, owner);
  expect(handed).toEqual({ ownerId: later.userId });
  const { items } = await deps.audit.search({ action: "class-owner-changed", limit: 5 });
  expect(items).toMatchObject([
    { subject: classId, details: { from: owner.userId, personId: later.userId } },
  ]);
  expect((await listClasses(deps, {}, later)).classes).toMatchObject([{ isOwner: true }]);
  expect(await leaveClass(deps, { classId }, owner)).toEqual({ left: true });
});

test("nobody but the owner and admins hands it over, and only to somebody who teaches in it", async () => {
  const { deps, classId, owner, later, outside } = await aClassOfTwo();
  const to = (userId: string, who: Actor) => changeOwner(deps, { classId, userId }, who);
  await expect(to(later.userId, later)).rejects.toMatchObject({ code: "forbidden" });
  await expect(to(outside.userId, outside)).rejects.toMatchObject({ code: "not-found" });
  await expect(to(outside.userId, owner)).rejects.toMatchObject({ code: "not-found" });
  const { id } = await deps.addPerson({ role: "learner" });
  await expect(to(id, owner)).rejects.toMatchObject({ code: "not-found" });
  expect(await deps.classes.find(classId)).toMatchObject({ ownerId: owner.userId });
});

test("an admin sees all classes and names an owner, who then teaches there", async () => {
  const { deps, classId, outside, admin } = await aClassOfTwo();
  expect((await listAllClasses(deps, { limit: 5 })).items).toMatchObject([{ id: classId }]);
  await changeOwner(deps, { classId, email: "outside@example.org" }, admin);
  const { classes } = await listClasses(deps, {}, outside);
  expect(classes).toMatchObject([{ id: classId, role: "instructor", isOwner: true }]);
});
