import { describe, expect, test } from "vitest";
import type { Actor } from "../../entities/person.ts";
import { aLearner } from "../../testing/attempt-builders.ts";
import { type AtStep, atStep } from "../../testing/attempt-tests.ts";
import { anActor } from "../../testing/builders.ts";
import { reachStep } from "../../testing/reach-step.ts";
import { aStuckLearner, failAgain, solve, submit } from "../../testing/stuck-learner.ts";
import { createClass } from "../class/create-class.ts";
import { joinClass } from "../class/join-class.ts";
import { viewGuidance } from "../guidance/view-guidance.ts";
import { listNotifications } from "../notification/list-notifications.ts";
import { beginRecovery } from "../recovery/begin-recovery.ts";
import { viewRecovery } from "../recovery/view-recovery.ts";
import { dismissOffer } from "../stuck/dismiss-offer.ts";
import { answerEscalation } from "./answer-escalation.ts";
import { askInstructor } from "./ask-instructor.ts";
import { CLAIM_MINUTES, claimEscalation } from "./claim-escalation.ts";
import { listEscalations } from "./list-escalations.ts";
import { previewAnswer } from "./preview-answer.ts";
import { viewEscalation } from "./view-escalation.ts";

const instructor = anActor({ userId: "teacher-1", role: "instructor" });
const other = anActor({ userId: "teacher-2", role: "instructor" });
const answer = "First follow the second number, then say what is done with it.";

async function inClass(at: AtStep, learner: Actor = at.actor, teacher = instructor) {
  const { class: made } = await createClass(at.deps, { name: "Mornings" }, teacher);
  await joinClass(at.deps, { joinCode: made.joinCode }, learner);
  return made;
}

async function asked(): Promise<AtStep & { escalationId: string }> {
  const at = await aStuckLearner();
  await inClass(at);
  const { recovery } = await askInstructor(
    at.deps,
    { attemptId: at.attemptId, message: "I am lost." },
    at.actor,
  );
  return { ...at, escalationId: recovery?.escalation?.id ?? "" };
}

/** Another learner, stuck in the same way and helped by what is known. */
async function theNextStuck({ deps }: Pick<AtStep, "deps">) {
  const actor = aLearner({ userId: "learner-2" });
  const attemptId = await reachStep(deps, "IMPLEMENT", { actor });
  const next = { deps, actor, attemptId };
  for (let i = 0; i < 4; i++) await failAgain(next);
  await beginRecovery(deps, { attemptId }, actor);
  await deps.work();
  return next;
}

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

  test("comes without a trace where there is none to be had", async () => {
    const at = await aStuckLearner();
    await inClass(at);
    at.deps.runner.trace = () => Promise.reject(new Error("no sandbox"));
    const asking = { attemptId: at.attemptId, message: "" };
    const { recovery } = await askInstructor(at.deps, asking, at.actor);
    const escalationId = recovery?.escalation?.id ?? "";
    const { escalation } = await viewEscalation(at.deps, { escalationId }, instructor);
    expect(escalation).toMatchObject({ trace: null, failingTest: { hidden: false } });
  });

  test("tells what was tried and what came of it", async () => {
    const at = await aStuckLearner();
    await inClass(at);
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
    await inClass({ deps } as AtStep, aLearner({ userId: "learner-2" }), other);
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
    await inClass(at);
    expect((await listEscalations(at.deps, queue, instructor)).items).toHaveLength(1);
  });

  test("can be taken back, also before anything was tried", async () => {
    const at = await atStep("UNDERSTAND");
    await inClass(at);
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
    await inClass(at);
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
    await inClass(at);
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
      answerEscalation(deps, { escalationId, option: "free-text", text: answer }, other),
    ).rejects.toMatchObject({ code: "already-claimed" });
    deps.clock.advance(CLAIM_MINUTES * 60 + 1);
    await claimEscalation(deps, { escalationId }, other);
    await expect(
      answerEscalation(deps, { escalationId, option: "free-text", text: answer }, instructor),
    ).rejects.toMatchObject({ code: "already-claimed" });
  });
});

describe("an answer", () => {
  async function answered() {
    const at = await asked();
    await claimEscalation(at.deps, { escalationId: at.escalationId }, instructor);
    const given = await answerEscalation(
      at.deps,
      { escalationId: at.escalationId, option: "free-text", text: answer },
      instructor,
    );
    return { ...at, guidanceId: given.guidanceId ?? "" };
  }

  test("reaches the learner, with a notification and its steps", async () => {
    const { deps, attemptId, actor } = await answered();
    const { recovery } = await viewRecovery(deps, { attemptId }, actor);
    expect(recovery).toMatchObject({
      status: "waiting",
      stage: "human",
      escalation: {
        status: "answered",
        answer: { text: answer, steps: ["Follow the second number", "Say what is done with it"] },
      },
    });
    expect(await listNotifications(deps, { limit: 5 }, actor)).toMatchObject({ unread: 1 });
    expect(deps.sent).toContainEqual({ topic: "notifications", userId: actor.userId });
  });

  test("that is not understood is asked about again, with all that was said", async () => {
    const at = await answered();
    const { deps, attemptId, actor, escalationId } = at;
    const code = "function add(a, b) { return -a; }";
    await submit(at, code);
    await askInstructor(deps, { attemptId, message: "Which sign?" }, actor);
    expect((await listEscalations(deps, queue, instructor)).items).toMatchObject([
      { id: escalationId },
    ]);
    const { escalation } = await viewEscalation(deps, { escalationId }, instructor);
    expect(escalation).toMatchObject({
      message: "I am lost.\n\nWhich sign?",
      code,
      tried: [{ stage: "human", text: answer }],
      answer: null,
      claimedBy: null,
    });
    await claimEscalation(deps, { escalationId }, instructor);
    const text = "The one before the b.";
    await answerEscalation(deps, { escalationId, option: "free-text", text }, instructor);
    const { recovery } = await viewRecovery(deps, { attemptId }, actor);
    expect(recovery).toMatchObject({ status: "waiting", escalation: { status: "answered" } });
    expect(recovery?.shown.map((step) => step.text)).toEqual([answer, text]);
    await failAgain(at);
    await deps.work();
    const after = await viewRecovery(deps, { attemptId }, actor);
    expect(after.recovery?.shown.at(-1)).toMatchObject({ stage: "mutation" });
  });

  test("that worked for its learner is still a draft; for someone else, verified", async () => {
    const at = await answered();
    await solve(at);
    await at.deps.work();
    const first = await viewGuidance(at.deps, { guidanceId: at.guidanceId });
    expect(first).toMatchObject({
      guidance: { status: "draft", helped: 1 },
      uses: [{ outcome: "helped" }],
    });
    const next = await theNextStuck(at);
    const { recovery } = await viewRecovery(at.deps, { attemptId: next.attemptId }, next.actor);
    expect(recovery?.shown).toMatchObject([
      { stage: "guidance", text: answer, guidance: { status: "draft", confidence: { count: 1 } } },
    ]);
    await solve(next);
    await at.deps.work();
    const verified = await viewGuidance(at.deps, { guidanceId: at.guidanceId });
    expect(verified.guidance).toMatchObject({ status: "verified", helped: 2, notHelped: 0 });
  });

  test("that did not help is counted so, and what was not tried yet is", async () => {
    const at = await answered();
    await failAgain(at);
    await at.deps.work();
    const { guidance } = await viewGuidance(at.deps, { guidanceId: at.guidanceId });
    expect(guidance).toMatchObject({ status: "draft", helped: 0, notHelped: 1 });
    const { recovery } = await viewRecovery(at.deps, { attemptId: at.attemptId }, at.actor);
    expect(recovery).toMatchObject({ status: "waiting", stage: "mutation" });
  });

  test("is refused once the learner has moved on", async () => {
    const at = await asked();
    await claimEscalation(at.deps, { escalationId: at.escalationId }, instructor);
    await solve(at);
    await at.deps.work();
    await expect(
      answerEscalation(
        at.deps,
        { escalationId: at.escalationId, option: "free-text", text: answer },
        instructor,
      ),
    ).rejects.toMatchObject({ code: "escalation-closed" });
  });

  test.each(["break-into-steps", "try-different-approach", "simpler-problem", "skip"] as const)(
    "%s needs no words of one's own",
    async (option) => {
      const { deps, escalationId } = await asked();
      const preview = await previewAnswer(deps, { escalationId, option, text: "" }, instructor);
      expect(preview.text.length).toBeGreaterThan(20);
    },
  );

  test("without words and option is refused by the field's name", async () => {
    const { deps, escalationId } = await asked();
    await expect(
      previewAnswer(deps, { escalationId, option: "free-text", text: " " }, instructor),
    ).rejects.toMatchObject({ details: { fields: [{ field: "text" }] } });
  });

  test("that gives the solution away is warned of, not refused", async () => {
    const at = await asked();
    at.deps.guard = { check: async () => ({ leak: true, kind: "novel-code", evidence: "a + b" }) };
    const input = {
      escalationId: at.escalationId,
      option: "free-text",
      text: "return a + b",
    } as const;
    expect((await previewAnswer(at.deps, input, instructor)).warning).toEqual({
      kind: "novel-code",
      evidence: "a + b",
    });
    await claimEscalation(at.deps, { escalationId: at.escalationId }, instructor);
    const given = await answerEscalation(at.deps, input, instructor);
    expect(given.warning).not.toBeNull();
    const { recovery } = await viewRecovery(at.deps, { attemptId: at.attemptId }, at.actor);
    expect(recovery?.escalation?.answer?.text).toBe(input.text);
  });

  test("that gives the solution away is for its learner alone", async () => {
    const at = await asked();
    at.deps.guard = { check: async () => ({ leak: true, kind: "novel-code", evidence: "a + b" }) };
    await claimEscalation(at.deps, { escalationId: at.escalationId }, instructor);
    const text = "return a + b";
    const given = await answerEscalation(
      at.deps,
      { escalationId: at.escalationId, option: "free-text", text },
      instructor,
    );
    expect(given.guidanceId).toBeNull();
    expect(await at.deps.guidance.ofProblem("add-two")).toEqual([]);
  });

  test("that gives the solution away to the next learner is not shown to them", async () => {
    const at = await answered();
    at.deps.guard = {
      check: async (text, { attempt }) =>
        text === answer && attempt.userId === "learner-2"
          ? { leak: true, kind: "passes-more-tests", evidence: text }
          : { leak: false },
    };
    const { attemptId, actor } = await theNextStuck(at);
    const { recovery } = await viewRecovery(at.deps, { attemptId }, actor);
    expect(recovery?.shown).toMatchObject([{ stage: "mutation" }]);
  });
});
