import { expect, test } from "vitest";
import { anActor } from "../../testing/builders/builders.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { addInstructor } from "./add-instructor.ts";
import { createClass } from "./create-class.ts";
import { joinClass } from "./join-class.ts";
import { listClasses } from "./list-classes.ts";
import { viewClass } from "./view-class.ts";

async function aClass() {
  const deps = memoryDeps();
  const { id: userId } = await deps.addPerson({ role: "instructor" });
  const teacher = anActor({ userId, role: "instructor" });
  const { class: made } = await createClass(deps, { name: "Mornings" }, teacher);
  const roleOf = async (wanted: string) => {
    const { members } = await viewClass(deps, { classId: made.id }, teacher);
    return members.find((member) => member.userId === wanted)?.role;
  };
  return { deps, classId: made.id, joinCode: made.joinCode, teacher, roleOf };
}

const email = "grace@example.org";

test("an instructor is added by email, however many are called like it", async () => {
  const { deps, classId, teacher, roleOf } = await aClass();
  const { id } = await deps.addPerson({ email, role: "instructor" });
  for (let newer = 0; newer < 6; newer++) {
    await deps.addPerson({ name: email, createdAt: "2031-01-01T09:00:00.000Z" });
  }
  await addInstructor(deps, { classId, email: "Grace@example.org" }, teacher);
  expect(await roleOf(id)).toBe("instructor");
});

test.each([
  ["a learner", { email, role: "learner" as const }],
  ["who is disabled", { email, role: "admin" as const, disabledAt: "2030-01-01T09:00:00.000Z" }],
  ["with another email", { email: "not-grace@example.org", role: "instructor" as const }],
])("nobody %s is added as an instructor", async (_name, person) => {
  const { deps, classId, teacher } = await aClass();
  await deps.addPerson(person);
  await expect(addInstructor(deps, { classId, email }, teacher)).rejects.toMatchObject({
    code: "not-found",
  });
});

test("an instructor who joined as a learner is made an instructor of the class, and that is audited once", async () => {
  const { deps, classId, joinCode, teacher, roleOf } = await aClass();
  const { id, role } = await deps.addPerson({ email, role: "instructor" });
  await joinClass(deps, { joinCode }, anActor({ userId: id, role }));
  expect(await roleOf(id)).toBe("learner");
  for (const _turn of ["first", "again"]) {
    expect(await addInstructor(deps, { classId, email }, teacher)).toEqual({ added: true });
  }
  expect(await roleOf(id)).toBe("instructor");
  const { items } = await deps.audit.search({ action: "class-instructor-added", limit: 5 });
  expect(items).toMatchObject([{ subject: classId, details: { personId: id } }]);
});

test("who is made a learner sees their class as a learner does, without its code", async () => {
  const { deps, classId, joinCode, teacher } = await aClass();
  const before = await listClasses(deps, {}, teacher);
  expect(before.classes).toMatchObject([{ id: classId, role: "instructor", joinCode }]);
  const after = await listClasses(deps, {}, { ...teacher, role: "learner" });
  expect(after.classes).toMatchObject([{ id: classId, role: "learner", joinCode: null }]);
});
