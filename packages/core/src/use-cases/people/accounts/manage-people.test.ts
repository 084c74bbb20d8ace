import { beforeEach, describe, expect, test } from "vitest";
import type { Actor, Person } from "../../../entities/people/person.ts";
import { memoryDeps } from "../../../testing/index.ts";
import { changeRole } from "./change-role.ts";
import { disablePerson } from "./disable-person.ts";
import { enablePerson } from "./enable-person.ts";
import { endSessions } from "./end-sessions.ts";

let deps: ReturnType<typeof memoryDeps>;
let admin: Person;
let learner: Person;
let actor: Actor;

beforeEach(async () => {
  deps = memoryDeps();
  admin = await deps.addPerson({ role: "admin" });
  learner = await deps.addPerson({ role: "learner" });
  actor = { userId: admin.id, role: "admin", requestId: "request-1" };
});

const trail = async () => (await deps.audit.search({ limit: 10 })).items;

describe("changing a role", () => {
  test("is kept and audited with what it was", async () => {
    await changeRole(deps, { personId: learner.id, role: "instructor" }, actor);
    expect((await deps.people.find(learner.id))?.role).toBe("instructor");
    expect(await trail()).toMatchObject([
      {
        action: "role-changed",
        actorId: admin.id,
        subject: learner.id,
        requestId: "request-1",
        details: { from: "learner", to: "instructor" },
      },
    ]);
  });

  test("to the same role changes and records nothing", async () => {
    await changeRole(deps, { personId: learner.id, role: "learner" }, actor);
    expect(await trail()).toEqual([]);
  });

  test("of the last admin is refused", async () => {
    const change = changeRole(deps, { personId: admin.id, role: "learner" }, actor);
    await expect(change).rejects.toMatchObject({ code: "last-admin" });
  });
});

describe("an account", () => {
  test("is disabled with its sessions, and enabled again", async () => {
    await deps.addSession(learner.id, new Date(deps.clock.now().getTime() + 60_000));
    await disablePerson(deps, { personId: learner.id }, actor);
    const { items } = await deps.people.list({ limit: 10 });
    expect(items.find(({ id }) => id === learner.id)).toMatchObject({
      disabledAt: expect.any(String),
      activeSessions: 0,
    });
    await enablePerson(deps, { personId: learner.id }, actor);
    expect((await deps.people.find(learner.id))?.disabledAt).toBeNull();
    expect((await trail()).map(({ action }) => action)).toEqual([
      "person-enabled",
      "person-disabled",
    ]);
  });

  test("of one's own cannot be disabled", async () => {
    const change = disablePerson(deps, { personId: admin.id }, actor);
    await expect(change).rejects.toMatchObject({ code: "own-account" });
  });
});

test.each([
  ["changing a role", () => changeRole(deps, { personId: "nobody", role: "admin" }, actor)],
  ["disabling", () => disablePerson(deps, { personId: "nobody" }, actor)],
  ["enabling", () => enablePerson(deps, { personId: "nobody" }, actor)],
  ["ending sessions", () => endSessions(deps, { personId: "nobody" }, actor)],
])("%s of nobody is not found", async (_name, act) => {
  await expect(act()).rejects.toMatchObject({ code: "not-found" });
});
