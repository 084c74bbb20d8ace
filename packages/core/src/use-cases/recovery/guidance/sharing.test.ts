import { describe, expect, test } from "vitest";
import type { Actor } from "../../../entities/people/person.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { anActor } from "../../../testing/builders/builders.ts";
import type { MemoryDeps } from "../../../testing/memory/deps.ts";
import { reachStep } from "../../../testing/reach-step.ts";
import { asked, inClass, instructor } from "../../../testing/scenarios/asked-instructor.ts";
import { failAgain } from "../../../testing/scenarios/stuck-learner.ts";
import { joinClass } from "../../classroom/join-class.ts";
import { beginRecovery } from "../begin-recovery.ts";
import { answerEscalation } from "../escalation/answer-escalation.ts";
import { CLAIM_MINUTES, claimEscalation } from "../escalation/claim-escalation.ts";
import { viewRecovery } from "../view-recovery.ts";
import { changeGuidance } from "./change-guidance.ts";
import { deleteGuidance } from "./delete-guidance.ts";
import { listGuidance } from "./list-guidance.ts";
import { viewGuidance } from "./view-guidance.ts";

const secret = "Dear Ada, I know you were in hospital. Follow the second number.";
const words = "Follow the second number through your program.";
const colleague: Actor = anActor({ userId: "teacher-2", role: "instructor" });
const elsewhere: Actor = anActor({ userId: "teacher-9", role: "instructor" });

type Share = Parameters<typeof answerEscalation>[1]["reusable"];

async function answered(reusable?: Share, text = secret) {
  const at = await asked();
  const { deps, escalationId } = at;
  await deps.addPerson({ id: at.actor.userId, name: "Ada Lovelace" });
  const [own] = await deps.classes.of(instructor.userId);
  const classId = own?.id ?? "";
  await deps.classes.makeInstructor({
    classId,
    userId: colleague.userId,
    joinedAt: own?.createdAt ?? "",
  });
  await inClass({ deps }, aLearner({ userId: "learner-9" }), elsewhere);
  await claimEscalation(deps, { escalationId }, instructor);
  const given = { escalationId, option: "free-text", text, reusable } as const;
  const sent = await answerEscalation(deps, given, instructor);
  return { ...at, classId, joinCode: own?.joinCode ?? "", guidanceId: sent.guidanceId ?? "" };
}

const shared = () => answered({ text: words, personalChecked: false });

/** What a learner who is stuck in the same way is shown first. */
async function shownTo(deps: MemoryDeps, userId: string, joinCode?: string) {
  const actor = aLearner({ userId });
  if (joinCode) await joinClass(deps, { joinCode }, actor);
  const attemptId = await reachStep(deps, "IMPLEMENT", { actor });
  for (let i = 0; i < 4; i++) await failAgain({ deps, actor, attemptId });
  await beginRecovery(deps, { attemptId }, actor);
  await deps.work();
  const { recovery } = await viewRecovery(deps, { attemptId }, actor);
  return { text: recovery?.shown[0]?.text, stage: recovery?.shown[0]?.stage, attemptId, actor };
}

describe("an answer", () => {
  test("is its learner's alone, and is remembered nowhere", async () => {
    const { deps, joinCode, guidanceId } = await answered();
    expect(guidanceId).toBe("");
    expect(await deps.guidance.ofProblem("add-two")).toEqual([]);
    expect((await shownTo(deps, "learner-2", joinCode)).stage).not.toBe("guidance");
  });

  test("shares the marked part alone, with the learners of the author's class", async () => {
    const { deps, joinCode, guidanceId } = await shared();
    expect((await shownTo(deps, "learner-2", joinCode)).text).toBe(words);
    expect((await shownTo(deps, "learner-9")).stage).not.toBe("guidance");
    expect((await shownTo(deps, "learner-7")).stage).not.toBe("guidance");
    expect(await deps.guidance.find(guidanceId)).toMatchObject({ words, status: "draft" });
    const { items } = await deps.audit.search({ action: "guidance-shared", limit: 5 });
    expect(items).toMatchObject([{ subject: guidanceId, actorId: instructor.userId }]);
  });

  test("with a name or what somebody went through is shared only after a look at it", async () => {
    await expect(answered({ text: secret, personalChecked: false })).rejects.toMatchObject({
      code: "invalid-input",
      message: expect.stringMatching(/“Ada”.*“I know you”/),
    });
    const { guidanceId } = await answered({ text: secret, personalChecked: true });
    expect(guidanceId).not.toBe("");
  });

  test("with a name of its class is pointed out also once its learner has left the class", async () => {
    const { deps, classId, actor, guidanceId } = await shared();
    await deps.classes.addMember({
      classId,
      userId: (await deps.addPerson({ name: "Zora Neale" })).id,
      role: "learner",
      joinedAt: "2030-01-01T09:00:00.000Z",
    });
    await deps.classes.removeMember(classId, actor.userId);
    const edit = { guidanceId, version: 1, words: "Zora had it, too.", personalChecked: false };
    await expect(changeGuidance(deps, edit, instructor)).rejects.toMatchObject({
      message: expect.stringContaining("“Zora”"),
    });
  });

  test("whose claim ran out while the guard was reading is not sent, and nothing of it is shared", async () => {
    const { deps, escalationId } = await asked();
    await claimEscalation(deps, { escalationId }, instructor);
    deps.guard = {
      check: async () => {
        deps.clock.advance(CLAIM_MINUTES * 60);
        return { leak: false };
      },
    };
    const reusable = { text: words, personalChecked: false };
    const given = { escalationId, option: "free-text", text: words, reusable } as const;
    await expect(answerEscalation(deps, given, instructor)).rejects.toMatchObject({
      code: "already-claimed",
    });
    expect(await deps.guidance.ofProblem("add-two")).toEqual([]);
  });

  test("with a link elsewhere is not shared", async () => {
    const text = "Read https://cheats.example/add first.";
    await expect(answered({ text, personalChecked: true })).rejects.toMatchObject({
      details: { fields: [{ field: "reusable" }] },
    });
  });

  test("is not shared in a class that its author does not teach", async () => {
    const given = { text: words, personalChecked: false, classId: "somebody-elses" };
    await expect(answered(given)).rejects.toMatchObject({
      details: { fields: [{ field: "classId" }] },
    });
  });
});

describe("a note of a class", () => {
  test("is read by the class's instructors, and for others is not there", async () => {
    const { deps, guidanceId } = await shared();
    for (const who of [instructor, colleague]) {
      expect((await listGuidance(deps, { limit: 5 }, who)).items).toMatchObject([{ words }]);
    }
    expect((await listGuidance(deps, { limit: 5 }, elsewhere)).items).toEqual([]);
    const version = 1;
    for (const attempt of [
      viewGuidance(deps, { guidanceId }, elsewhere),
      changeGuidance(
        deps,
        { guidanceId, version, words: "Mine.", personalChecked: true },
        elsewhere,
      ),
      changeGuidance(
        deps,
        { guidanceId, version, status: "verified", personalChecked: false },
        elsewhere,
      ),
      deleteGuidance(deps, { guidanceId }, elsewhere),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: "not-found" });
    }
    expect(await deps.guidance.find(guidanceId)).toMatchObject({ words, version: 1 });
  });

  test("is offered everywhere once a second instructor has verified it, not by its author's word", async () => {
    const { deps, guidanceId } = await shared();
    const verify = { guidanceId, status: "verified", personalChecked: false } as const;
    await expect(changeGuidance(deps, { ...verify, version: 1 }, instructor)).rejects.toMatchObject(
      {
        code: "second-instructor-needed",
      },
    );
    const { guidance } = await changeGuidance(deps, { ...verify, version: 1 }, colleague);
    expect(guidance).toMatchObject({
      scope: "everyone",
      status: "verified",
      isVerifiedByHand: true,
    });
    expect((await shownTo(deps, "learner-9")).text).toBe(words);
    expect((await viewGuidance(deps, { guidanceId }, elsewhere)).guidance.may).toEqual({
      change: false,
      verify: false,
      delete: false,
    });
    const { versions } = await viewGuidance(deps, { guidanceId }, elsewhere);
    expect(versions).toEqual([]);
  });

  test("that helped somebody is verified for its class, but not offered in others", async () => {
    const { deps, guidanceId, joinCode } = await shared();
    const note = await deps.guidance.find(guidanceId);
    if (note) await deps.guidance.save({ ...note, status: "verified", version: note.version + 1 });
    expect((await shownTo(deps, "learner-9")).stage).not.toBe("guidance");
    expect((await shownTo(deps, "learner-2", joinCode)).stage).toBe("guidance");
  });

  test("with new words goes through the guard, says so, and is a draft of its class again", async () => {
    const { deps, guidanceId } = await shared();
    const edit = { guidanceId, words: "Draw both numbers first.", personalChecked: false };
    const { guidance, guardChecked } = await changeGuidance(
      deps,
      { ...edit, version: 1 },
      colleague,
    );
    expect({ guidance, guardChecked }).toMatchObject({
      guidance: { scope: "class", status: "draft", words: edit.words },
      guardChecked: true,
    });
    const verify = { guidanceId, version: 2, status: "verified", personalChecked: false } as const;
    await expect(changeGuidance(deps, verify, colleague)).rejects.toMatchObject({
      code: "second-instructor-needed",
    });
    await changeGuidance(deps, verify, instructor);
    const stored = await deps.guidance.versions(guidanceId);
    expect(stored.map(({ change, words: said }) => [change, said])).toEqual([
      ["verified", edit.words],
      ["edited", edit.words],
      ["shared", words],
    ]);
  });

  test.each([
    ["gives the solution away", "return a + b", "gives-solution-away"],
    ["links elsewhere", "See https://evil.example/x", "invalid-input"],
    ["names somebody", "As Ada did it.", "invalid-input"],
  ])("is not changed to words that %s", async (_what, text, code) => {
    const { deps, guidanceId } = await shared();
    deps.guard = {
      check: async (reply) =>
        reply.includes("return")
          ? { leak: true, kind: "novel-code", evidence: reply }
          : { leak: false },
    };
    const edit = { guidanceId, version: 1, words: text, personalChecked: false };
    await expect(changeGuidance(deps, edit, instructor)).rejects.toMatchObject({ code });
    expect(await deps.guidance.find(guidanceId)).toMatchObject({ words, version: 1 });
  });

  test("is deleted by its author, also from where it was shown", async () => {
    const { deps, guidanceId, joinCode } = await shared();
    const shown = await shownTo(deps, "learner-2", joinCode);
    await deleteGuidance(deps, { guidanceId }, instructor);
    const { recovery } = await viewRecovery(deps, { attemptId: shown.attemptId }, shown.actor);
    expect(JSON.stringify(recovery)).not.toContain(words);
    expect((await listGuidance(deps, { limit: 5 }, colleague)).items).toEqual([]);
    const { items } = await deps.audit.search({ action: "guidance-deleted", limit: 5 });
    expect(items).toMatchObject([{ subject: guidanceId }]);
  });
});

describe("a note for everyone", () => {
  async function verified() {
    const at = await shared();
    const verify = { guidanceId: at.guidanceId, version: 1, status: "verified" } as const;
    await changeGuidance(at.deps, { ...verify, personalChecked: false }, colleague);
    return at;
  }
  const retire = (guidanceId: string) =>
    ({ guidanceId, version: 2, status: "retired", personalChecked: false }) as const;

  test("is changed only with the right that an admin gives", async () => {
    const { deps, guidanceId } = await verified();
    for (const who of [instructor, colleague, elsewhere]) {
      await expect(changeGuidance(deps, retire(guidanceId), who)).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    const { id } = await deps.addPerson({ role: "instructor", rights: ["edit-shared-guidance"] });
    const editor = anActor({ userId: id, role: "instructor" });
    const { guidance } = await changeGuidance(deps, retire(guidanceId), editor);
    expect(guidance).toMatchObject({ status: "retired", scope: "class" });
  });

  test("can still be taken back by its author", async () => {
    const { deps, guidanceId } = await verified();
    await expect(deleteGuidance(deps, { guidanceId }, elsewhere)).rejects.toMatchObject({
      code: "forbidden",
    });
    await deleteGuidance(deps, { guidanceId }, instructor);
    expect(await deps.guidance.find(guidanceId)).toBeNull();
  });
});

describe("a private note", () => {
  async function kept() {
    const at = await shared();
    const note = await at.deps.guidance.find(at.guidanceId);
    const scope = { scope: "private", classId: null, words: secret } as const;
    if (note) await at.deps.guidance.save({ ...note, ...scope, version: note.version + 1 });
    return at;
  }

  test("is there for its author alone", async () => {
    const { deps, guidanceId, joinCode } = await kept();
    const { id } = await deps.addPerson({ role: "admin", rights: ["edit-shared-guidance"] });
    for (const who of [colleague, elsewhere, anActor({ userId: id, role: "admin" })]) {
      expect((await listGuidance(deps, { limit: 5 }, who)).items).toEqual([]);
      await expect(viewGuidance(deps, { guidanceId }, who)).rejects.toMatchObject({
        code: "not-found",
      });
    }
    expect((await listGuidance(deps, { limit: 5 }, instructor)).items).toHaveLength(1);
    expect((await shownTo(deps, "learner-2", joinCode)).stage).not.toBe("guidance");
  });

  test("is shared by its author, with a part of its words", async () => {
    const { deps, guidanceId, classId, joinCode } = await kept();
    const share = { guidanceId, version: 2, classId, personalChecked: false };
    await expect(changeGuidance(deps, share, instructor)).rejects.toMatchObject({
      code: "invalid-input",
    });
    await changeGuidance(deps, { ...share, words }, instructor);
    expect((await shownTo(deps, "learner-2", joinCode)).text).toBe(words);
  });
});
