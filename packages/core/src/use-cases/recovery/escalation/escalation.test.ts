import { describe, expect, test } from "vitest";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { anActor } from "../../../testing/builders/builders.ts";
import { aGuidance } from "../../../testing/builders/recovery-builders.ts";
import { asked, inClass, instructor } from "../../../testing/scenarios/asked-instructor.ts";
import { aStuckLearner, failAgain, solve } from "../../../testing/scenarios/stuck-learner.ts";
import { dismissOffer } from "../../stuck/dismiss-offer.ts";
import { beginRecovery } from "../begin-recovery.ts";
import { viewRecovery } from "../view-recovery.ts";
import { answerEscalation } from "./answer-escalation.ts";
import { askInstructor } from "./ask-instructor.ts";
import { CLAIM_MINUTES, claimEscalation } from "./claim-escalation.ts";
import { listEscalations } from "./list-escalations.ts";
import { releaseEscalation } from "./release-escalation.ts";
import { viewEscalation } from "./view-escalation.ts";

const other = anActor({ userId: "teacher-2", role: "instructor" });
const queue = { limit: 10, status: "open" } as const;

describe("a call for a human", () => {
  test("holds what the human needs", async () => {
    const { deps, escalationId } = await asked();
    const { escalation } = await viewEscalation(deps, { escalationId }, instructor);
    expect(escalation).toMatchObject({
      place: "VERIFY",
      message: "I am lost.",
      failingTest: { hidden: false, purpose: "two small numbers" },
      trace: { result: { kind: "returned" } },
      stuckIterations: 3,
    });
    expect(escalation.code).toContain("a - b");
  });

  test("shows the reference, the hidden tests and earlier answers to the same", async () => {
    const { deps, escalationId } = await asked();
    const first = await viewEscalation(deps, { escalationId }, instructor);
    expect(first.teaching?.reference?.code).toContain("a + b");
    expect(first.teaching?.hiddenTests.length).toBeGreaterThan(0);
    expect(first.earlier).toEqual([]);
    const { situation } = first.escalation;
    const words = "Which of the two do you take away?";
    await deps.guidance.add(aGuidance({ id: "own", situation, words, authorId: "teacher-1" }));
    await deps.guidance.add(
      aGuidance({ id: "secret", situation, authorId: "teacher-9", scope: "private" }),
    );
    const again = await viewEscalation(deps, { escalationId }, instructor);
    expect(again.earlier).toMatchObject([{ id: "own", words, similarity: 1 }]);
  });

  test("comes without a trace where there is none to be had", async () => {
    const at = await aStuckLearner();
    await inClass(at, at.actor);
    at.deps.runner.trace = () => Promise.reject(new Error("no sandbox"));
    const asking = { attemptId: at.attemptId, message: "" };
    const { recovery } = await askInstructor(at.deps, asking, at.actor);
    const escalationId = recovery?.escalation?.id ?? "";
    const { escalation } = await viewEscalation(at.deps, { escalationId }, instructor);
    expect(escalation).toMatchObject({ trace: null, failingTest: { hidden: false } });
  });

  test("tells what was tried and what came of it", async () => {
    const at = await aStuckLearner();
    await inClass(at, at.actor);
    await beginRecovery(at.deps, { attemptId: at.attemptId }, at.actor);
    await at.deps.work();
    await failAgain(at);
    await at.deps.work();
    const { recovery } = await askInstructor(
      at.deps,
      { attemptId: at.attemptId, message: "" },
      at.actor,
    );
    const escalationId = recovery?.escalation?.id ?? "";
    const { escalation } = await viewEscalation(at.deps, { escalationId }, instructor);
    expect(escalation.tried).toMatchObject([
      { stage: "mutation", strategy: "rephrase", outcome: "not-helped" },
      { stage: "mutation", strategy: "decompose", outcome: "pending" },
    ]);
  });

  test("is seen by the learner's instructors alone", async () => {
    const { deps, escalationId, actor } = await asked();
    expect((await listEscalations(deps, queue, instructor)).items).toHaveLength(1);
    expect((await listEscalations(deps, queue, other)).items).toEqual([]);
    await inClass({ deps }, aLearner({ userId: "learner-2" }), other);
    for (const who of [other, actor]) {
      await expect(viewEscalation(deps, { escalationId }, who)).rejects.toMatchObject({
        code: "not-found",
      });
      await expect(claimEscalation(deps, { escalationId }, who)).rejects.toMatchObject({
        code: "not-found",
      });
    }
  });

  test("each look at it is in the audit trail", async () => {
    const { deps, escalationId } = await asked();
    await viewEscalation(deps, { escalationId }, instructor);
    const { items } = await deps.audit.search({ action: "escalation-viewed", limit: 5 });
    expect(items).toMatchObject([{ actorId: "teacher-1", subject: escalationId }]);
  });

  test("without a class waits, and is seen once there is one", async () => {
    const at = await aStuckLearner();
    const { recovery } = await askInstructor(
      at.deps,
      { attemptId: at.attemptId, message: "" },
      at.actor,
    );
    expect(recovery?.escalation).toMatchObject({ status: "open", hasInstructor: false });
    await inClass(at, at.actor);
    expect((await listEscalations(at.deps, queue, instructor)).items).toHaveLength(1);
  });

  test("can be taken back, also before anything was tried", async () => {
    const at = await atStep("UNDERSTAND");
    await inClass(at, at.actor);
    const { attemptId } = at;
    await askInstructor(at.deps, { attemptId, message: "" }, at.actor);
    expect((await listEscalations(at.deps, queue, instructor)).items).toHaveLength(1);
    await dismissOffer(at.deps, { attemptId }, at.actor);
    expect((await listEscalations(at.deps, queue, instructor)).items).toEqual([]);
    const { recovery } = await viewRecovery(at.deps, { attemptId }, at.actor);
    expect(recovery).toMatchObject({ status: "stopped" });
  });

  test("is told again when it goes, once, because the learner moves on", async () => {
    const at = await asked();
    const told = () => at.deps.sent.filter(({ topic }) => topic === "escalations").length;
    const before = told();
    await solve(at);
    await at.deps.work();
    expect((await listEscalations(at.deps, queue, instructor)).items).toEqual([]);
    expect(told()).toBe(before + 1);
  });

  test.each<[what: string, meanwhile: (at: AtStep) => Promise<void>, expected: object]>([
    [
      "is waited for, also when a coach speaks while it is made",
      (at) => at.deps.work(),
      { status: "awaiting-human", escalation: { status: "open" } },
    ],
    [
      "is taken back when the learner moves on while it is made",
      async (at) => {
        await solve(at);
        await at.deps.work();
      },
      { status: "recovered", escalation: { status: "withdrawn" } },
    ],
  ])("%s", async (_what, meanwhile, expected) => {
    const at = await aStuckLearner();
    await inClass(at, at.actor);
    const { attemptId } = at;
    await beginRecovery(at.deps, { attemptId }, at.actor);
    const { trace } = at.deps.runner;
    at.deps.runner.trace = async (...asked) => {
      at.deps.runner.trace = trace;
      await meanwhile(at);
      return trace(...asked);
    };
    await askInstructor(at.deps, { attemptId, message: "" }, at.actor);
    const { recovery } = await viewRecovery(at.deps, { attemptId }, at.actor);
    expect(recovery).toMatchObject(expected);
  });

  const ask = (at: AtStep, message: string) =>
    askInstructor(at.deps, { attemptId: at.attemptId, message }, at.actor);

  test("takes what the learner forgot to say, and says so", async () => {
    const at = await asked();
    at.deps.sent.length = 0;
    await ask(at, "I forgot to say: it is the sign.");
    const { escalation } = await viewEscalation(
      at.deps,
      { escalationId: at.escalationId },
      instructor,
    );
    expect(escalation.message).toBe("I am lost.\n\nI forgot to say: it is the sign.");
    expect(at.deps.sent).toContainEqual({ topic: "escalations", learnerId: at.actor.userId });
  });

  test("takes the learner's words, also when it was made for them in the same moment", async () => {
    const at = await aStuckLearner();
    await inClass(at, at.actor);
    const { create } = at.deps.escalations;
    at.deps.escalations.create = async (made) => {
      at.deps.escalations.create = create;
      await create({ ...made, id: "made-first", message: "" });
      return create(made);
    };
    await ask(at, "I am lost.");
    expect(await at.deps.escalations.find("made-first")).toMatchObject({ message: "I am lost." });
  });

  test("is told to every instance at once", async () => {
    const { deps, actor } = await asked();
    expect(deps.sent).toContainEqual({ topic: "escalations", learnerId: actor.userId });
  });
});

describe("a claim", () => {
  test("is told to the learner's page, and so is its release", async () => {
    const { deps, escalationId, actor, attemptId } = await asked();
    const told = { topic: "recovery", userId: actor.userId, attemptId };
    for (const change of [claimEscalation, releaseEscalation]) {
      await change(deps, { escalationId }, instructor);
      expect(deps.sent.at(-1)).toEqual(told);
    }
  });

  test("keeps others from answering until it runs out", async () => {
    const { deps, escalationId } = await asked();
    const { classes } = deps;
    const [made] = await classes.of("teacher-1");
    await classes.addMember({
      classId: made?.id ?? "",
      userId: "teacher-2",
      role: "instructor",
      joinedAt: "2030-01-01T09:00:00.000Z",
    });
    await claimEscalation(deps, { escalationId }, instructor);
    await expect(claimEscalation(deps, { escalationId }, other)).rejects.toMatchObject({
      code: "already-claimed",
    });
    await expect(
      answerEscalation(deps, { escalationId, option: "free-text", text: "Look." }, other),
    ).rejects.toMatchObject({ code: "already-claimed" });
    deps.clock.advance(CLAIM_MINUTES * 60 + 1);
    await claimEscalation(deps, { escalationId }, other);
    await expect(
      answerEscalation(deps, { escalationId, option: "free-text", text: "Look." }, instructor),
    ).rejects.toMatchObject({ code: "already-claimed" });
  });
});
