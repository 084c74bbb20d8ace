import { expect, test } from "vitest";
import type { Actor } from "../../../entities/people/person.ts";
import { anActor } from "../../../testing/builders/builders.ts";
import type { MemoryDeps } from "../../../testing/memory/deps.ts";
import { asked, inClass, instructor } from "../../../testing/scenarios/asked-instructor.ts";
import { aStuckLearner, failAgain, solve } from "../../../testing/scenarios/stuck-learner.ts";
import { addInstructor } from "../../classroom/add-instructor.ts";
import { leaveClass } from "../../classroom/leave-class.ts";
import { removeMember } from "../../classroom/remove-member.ts";
import { changeRights } from "../../people/accounts/change-rights.ts";
import { changeRole } from "../../people/accounts/change-role.ts";
import { disablePerson } from "../../people/accounts/disable-person.ts";
import { followSignals } from "../../people/notifications/follow-signals.ts";
import { listNotifications } from "../../people/notifications/list-notifications.ts";
import { beginRecovery } from "../begin-recovery.ts";
import { viewRecovery } from "../view-recovery.ts";
import { answerEscalation } from "./answer-escalation.ts";
import { askInstructor } from "./ask-instructor.ts";
import { claimEscalation } from "./claim-escalation.ts";
import { listEscalations } from "./list-escalations.ts";
import { viewEscalation } from "./view-escalation.ts";

const admin = anActor({ userId: "admin-1", role: "admin" });
const queue = { limit: 10, status: "open" } as const;

const alertsOf = async (deps: MemoryDeps, who: Actor) =>
  (await listNotifications(deps, { limit: 5 }, who)).items;

/** Goes through every stage until a human is called. */
async function nothingHelps(at: Awaited<ReturnType<typeof aStuckLearner>>) {
  await beginRecovery(at.deps, { attemptId: at.attemptId }, at.actor);
  for (let stage = 0; stage < 12; stage++) {
    await at.deps.work();
    const { recovery } = await viewRecovery(at.deps, { attemptId: at.attemptId }, at.actor);
    if (recovery?.status === "awaiting-human") return;
    await failAgain(at);
  }
  throw new Error("No human was called.");
}

test("who is stuck after everything was tried is a critical alert for their instructors, once", async () => {
  const at = await aStuckLearner();
  await inClass(at, at.actor);
  await nothingHelps(at);
  await at.deps.work();
  expect(await alertsOf(at.deps, instructor)).toMatchObject([
    { kind: "stuck_unrecoverable", severity: "CRITICAL", attemptId: at.attemptId, readAt: null },
  ]);
  expect(at.deps.sent).toContainEqual({ topic: "notifications", userId: instructor.userId });
});

test("who asks before that is a warning", async () => {
  const { deps, escalationId } = await asked();
  expect(await alertsOf(deps, instructor)).toMatchObject([
    { kind: "stuck_unrecoverable", severity: "WARNING", escalationId },
  ]);
});

test.each([
  [
    "is answered",
    async (at: Awaited<ReturnType<typeof asked>>) => {
      const { escalationId } = at;
      await claimEscalation(at.deps, { escalationId }, instructor);
      const answer = { escalationId, option: "free-text", text: "Look." } as const;
      await answerEscalation(at.deps, answer, instructor);
    },
  ],
  [
    "is no longer needed",
    async (at: Awaited<ReturnType<typeof asked>>) => {
      await solve(at);
      await at.deps.work();
    },
  ],
])("an alert whose question %s is settled for everybody", async (_how, settle) => {
  const at = await asked();
  await settle(at);
  expect((await listNotifications(at.deps, { limit: 5 }, instructor)).unread).toBe(0);
});

test("a learner without a class reaches those whom an admin named, and is told so", async () => {
  const at = await aStuckLearner();
  const { deps, attemptId, actor } = at;
  const { id } = await deps.addPerson({ role: "instructor", rights: ["answer-without-class"] });
  const named = anActor({ userId: id, role: "instructor" });
  const heard: string[] = [];
  followSignals(deps, named, ({ topic }) => heard.push(topic));
  const { recovery } = await askInstructor(deps, { attemptId, message: "" }, actor);
  expect(recovery?.escalation).toMatchObject({
    reach: "named-people",
    hasInstructor: true,
    position: 1,
  });
  expect(recovery?.waysOut).not.toBeNull();
  expect(await alertsOf(deps, named)).toMatchObject([{ kind: "stuck_unrecoverable" }]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toContain("escalations");
  const { items } = await listEscalations(deps, queue, named);
  expect(items).toHaveLength(1);
  const escalationId = items[0]?.id ?? "";
  await claimEscalation(deps, { escalationId }, named);
  await answerEscalation(deps, { escalationId, option: "free-text", text: "Look." }, named);
  const after = await viewRecovery(deps, { attemptId }, actor);
  expect(after.recovery?.answers).toMatchObject([{ text: "Look." }]);
});

test("a learner who leaves the class takes the question along: to those who can see it now", async () => {
  const at = await asked();
  const { deps, escalationId, actor } = at;
  const { id } = await deps.addPerson({ role: "instructor", rights: ["answer-without-class"] });
  const named = anActor({ userId: id, role: "instructor" });
  await claimEscalation(deps, { escalationId }, instructor);
  const [own] = await deps.classes.of(actor.userId);
  await leaveClass(deps, { classId: own?.id ?? "" }, actor);
  expect((await listNotifications(deps, { limit: 5 }, instructor)).unread).toBe(0);
  expect(await alertsOf(deps, named)).toMatchObject([{ severity: "WARNING", readAt: null }]);
  expect(await deps.escalations.find(escalationId)).toMatchObject({ claimedBy: null });
  expect(deps.sent.slice(-3)).toEqual([
    { topic: "escalations", learnerId: actor.userId },
    { topic: "recovery", userId: actor.userId, attemptId: at.attemptId },
    { topic: "notifications", userId: named.userId },
  ]);
});

test("a learner who joins a class while waiting is a critical alert there, if everything was tried", async () => {
  const at = await aStuckLearner();
  await nothingHelps(at);
  await inClass(at, at.actor);
  expect(await alertsOf(at.deps, instructor)).toMatchObject([{ severity: "CRITICAL" }]);
});

test("an instructor who is added is alerted of who waits, and one who is removed no longer is", async () => {
  const { deps, actor } = await asked();
  const [own] = await deps.classes.of(actor.userId);
  const classId = own?.id ?? "";
  const email = "grace@example.org";
  const { id } = await deps.addPerson({ email, role: "instructor" });
  const added = anActor({ userId: id, role: "instructor" });
  const unread = async () => (await listNotifications(deps, { limit: 5 }, added)).unread;
  await addInstructor(deps, { classId, email }, instructor);
  expect(await unread()).toBe(1);
  await removeMember(deps, { classId, userId: id }, instructor);
  expect(await unread()).toBe(0);
  expect((await listNotifications(deps, { limit: 5 }, instructor)).unread).toBe(1);
});

test("who is named for learners without a class is alerted of those who wait already", async () => {
  const { deps, attemptId, actor } = await aStuckLearner();
  await askInstructor(deps, { attemptId, message: "" }, actor);
  const { id: personId } = await deps.addPerson({ role: "instructor" });
  await changeRights(deps, { personId, rights: ["answer-without-class"] }, admin);
  const named = anActor({ userId: personId, role: "instructor" });
  expect(await alertsOf(deps, named)).toMatchObject([{ kind: "stuck_unrecoverable" }]);
});

test.each([
  ["is disabled", disablePerson],
  [
    "teaches no more",
    (deps: MemoryDeps, { personId }: { personId: string }, by: Actor) =>
      changeRole(deps, { personId, role: "learner" }, by),
  ],
] as const)(
  "where the only instructor %s, whoever is named sees the question",
  async (_how, change) => {
    const at = await aStuckLearner();
    const { deps, attemptId, actor } = at;
    const { id: personId } = await deps.addPerson({ role: "instructor" });
    await inClass(at, actor, anActor({ userId: personId, role: "instructor" }));
    const named = await deps.addPerson({ role: "instructor", rights: ["answer-without-class"] });
    await askInstructor(deps, { attemptId, message: "" }, actor);
    await change(deps, { personId }, admin);
    const theirs = await alertsOf(deps, anActor({ userId: named.id, role: "instructor" }));
    expect(theirs).toMatchObject([{ kind: "stuck_unrecoverable", readAt: null }]);
  },
);

test("once somebody teaches the learner, nobody else sees the question", async () => {
  const at = await aStuckLearner();
  const { deps, attemptId, actor } = at;
  const { id } = await deps.addPerson({ role: "instructor", rights: ["answer-without-class"] });
  const named = anActor({ userId: id, role: "instructor" });
  const { recovery } = await askInstructor(deps, { attemptId, message: "" }, actor);
  await inClass(at, actor);
  expect((await listEscalations(deps, queue, named)).items).toEqual([]);
  const escalationId = recovery?.escalation?.id ?? "";
  await expect(viewEscalation(deps, { escalationId }, named)).rejects.toMatchObject({
    code: "not-found",
  });
  expect((await listEscalations(deps, queue, instructor)).items).toHaveLength(1);
});
