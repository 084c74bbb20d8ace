import { describe, expect, test } from "vitest";
import type { AtStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { anActor } from "../../../testing/builders/builders.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { memoryProblems } from "../../../testing/memory/catalog/problems.ts";
import { reachStep } from "../../../testing/reach-step.ts";
import { asked, inClass, instructor } from "../../../testing/scenarios/asked-instructor.ts";
import { failAgain, solve, submit } from "../../../testing/scenarios/stuck-learner.ts";
import { joinClass } from "../../classroom/join-class.ts";
import { viewAttemptTimeline } from "../../classroom/review/view-attempt-timeline.ts";
import { listNotifications } from "../../people/notifications/list-notifications.ts";
import { dismissOffer } from "../../stuck/dismiss-offer.ts";
import { beginRecovery } from "../begin-recovery.ts";
import { viewGuidance } from "../guidance/view-guidance.ts";
import { viewRecovery } from "../view-recovery.ts";
import { answerEscalation } from "./answer-escalation.ts";
import { askInstructor } from "./ask-instructor.ts";
import { claimEscalation } from "./claim-escalation.ts";
import { listEscalations } from "./list-escalations.ts";
import { previewAnswer } from "./preview-answer.ts";
import { tickStep } from "./tick-step.ts";
import { viewEscalation } from "./view-escalation.ts";

const answer = "First follow the second number, then say what is done with it.";

/** Another learner, stuck in the same way and helped by what is known. */
async function theNextStuck({ deps }: Pick<AtStep, "deps">) {
  const actor = aLearner({ userId: "learner-2" });
  const [own] = await deps.classes.of(instructor.userId);
  await joinClass(deps, { joinCode: own?.joinCode ?? "" }, actor);
  const attemptId = await reachStep(deps, "IMPLEMENT", { actor });
  const next = { deps, actor, attemptId };
  for (let i = 0; i < 4; i++) await failAgain(next);
  await beginRecovery(deps, { attemptId }, actor);
  await deps.work();
  return next;
}

describe("an answer", () => {
  async function answered() {
    const at = await asked();
    await claimEscalation(at.deps, { escalationId: at.escalationId }, instructor);
    const given = await answerEscalation(
      at.deps,
      {
        escalationId: at.escalationId,
        option: "free-text",
        text: answer,
        reusable: { text: answer, personalChecked: false },
      },
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
    expect(
      (await listEscalations(deps, { limit: 10, status: "open" }, instructor)).items,
    ).toMatchObject([{ id: escalationId }]);
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

  test("stays on the learner's page when they are stuck again later", async () => {
    const at = await answered();
    const { deps, attemptId, actor } = at;
    await failAgain(at);
    await dismissOffer(deps, { attemptId }, actor);
    for (let i = 0; i < 3; i++) await failAgain(at);
    await beginRecovery(deps, { attemptId }, actor);
    const { recovery } = await viewRecovery(deps, { attemptId }, actor);
    expect(recovery).toMatchObject({ escalation: null, answers: [{ text: answer }] });
  });

  test("has its steps ticked off by the learner, who finds them ticked", async () => {
    const { deps, attemptId, actor } = await answered();
    const { recovery } = await viewRecovery(deps, { attemptId }, actor);
    const answerId = recovery?.answers[0]?.id ?? "";
    const tick = { attemptId, answerId, step: 1, done: true };
    expect((await tickStep(deps, tick, actor)).answer.tickedSteps).toEqual([1]);
    const after = await viewRecovery(deps, { attemptId }, actor);
    expect(after.recovery?.answers).toMatchObject([{ tickedSteps: [1] }]);
    await expect(tickStep(deps, { ...tick, step: 2 }, actor)).rejects.toMatchObject({
      code: "not-found",
    });
    const stranger = aLearner({ userId: "learner-3" });
    await expect(tickStep(deps, tick, stranger)).rejects.toMatchObject({ code: "not-found" });
  });

  test("is read by the instructors of its class, not by those of another class of the learner", async () => {
    const at = await answered();
    const { deps, attemptId, actor, escalationId } = at;
    const other = anActor({ userId: "teacher-9", role: "instructor" });
    await inClass({ deps }, actor, other);
    await submit(at, "function add(a, b) { return -a; }");
    await askInstructor(deps, { attemptId, message: "Which sign?" }, actor);
    const seen = async (who: typeof other) =>
      JSON.stringify([
        await viewEscalation(deps, { escalationId }, who),
        await viewAttemptTimeline(deps, { attemptId }, who),
      ]);
    expect(await seen(instructor)).toContain(answer);
    expect(await seen(other)).not.toContain(answer);
    expect(await seen(other)).toContain("an instructor of another class");
  });

  test("that worked for its learner is still a draft; for someone else, verified", async () => {
    const at = await answered();
    await solve(at);
    await at.deps.work();
    const first = await viewGuidance(at.deps, { guidanceId: at.guidanceId }, instructor);
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
    const verified = await viewGuidance(at.deps, { guidanceId: at.guidanceId }, instructor);
    expect(verified.guidance).toMatchObject({ status: "verified", helped: 2, notHelped: 0 });
  });

  test("that did not help is counted so, and what was not tried yet is", async () => {
    const at = await answered();
    await failAgain(at);
    await at.deps.work();
    const { guidance } = await viewGuidance(at.deps, { guidanceId: at.guidanceId }, instructor);
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

  test("that points to a simpler problem names it and links it", async () => {
    const simpler = aProblem({ slug: "add-one", title: "Add One", rung: 1 });
    const at = await asked();
    at.deps.problems = memoryProblems([aProblem({ rung: 2 }), simpler]);
    const { deps, escalationId, attemptId, actor } = at;
    await claimEscalation(deps, { escalationId }, instructor);
    await answerEscalation(deps, { escalationId, option: "simpler-problem", text: "" }, instructor);
    const { recovery } = await viewRecovery(deps, { attemptId }, actor);
    expect(recovery?.answers).toMatchObject([
      { suggestedProblem: "add-one", text: expect.stringContaining("Add One") },
    ]);
  });

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

  test("in another language is not called a leak", async () => {
    const at = await asked();
    at.deps.guard = {
      check: async () => ({ leak: true, kind: "not-english", evidence: "12 words" }),
    };
    const text = "Schau dir an, was die Funktion für zwei gleiche Zahlen gibt.";
    const input = {
      escalationId: at.escalationId,
      option: "free-text",
      text,
      reusable: { text, personalChecked: false },
    } as const;
    const { warning, reusable } = await previewAnswer(at.deps, input, instructor);
    expect({ warning, shared: reusable?.warning }).toEqual({ warning: null, shared: null });
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
        text.includes(answer) && attempt.userId === "learner-2"
          ? { leak: true, kind: "passes-more-tests", evidence: text }
          : { leak: false },
    };
    const { attemptId, actor } = await theNextStuck(at);
    const { recovery } = await viewRecovery(at.deps, { attemptId }, actor);
    expect(recovery?.shown).toMatchObject([{ stage: "mutation" }]);
  });
});
