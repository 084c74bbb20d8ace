import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../../entities/people/person.ts";
import type { AtStep } from "../../../testing/attempt-tests.ts";
import { anActor } from "../../../testing/builders/builders.ts";
import { aStuckLearner, solve } from "../../../testing/scenarios/stuck-learner.ts";
import { beginRecovery } from "../../recovery/begin-recovery.ts";
import { answerEscalation } from "../../recovery/escalation/answer-escalation.ts";
import { askInstructor } from "../../recovery/escalation/ask-instructor.ts";
import { claimEscalation } from "../../recovery/escalation/claim-escalation.ts";
import { listEscalations } from "../../recovery/escalation/list-escalations.ts";
import { dismissOffer } from "../../stuck/dismiss-offer.ts";
import { createClass } from "../create-class.ts";
import { joinClass } from "../join-class.ts";
import { exportClass } from "./export-class.ts";
import { listOwnComments } from "./list-own-comments.ts";
import { viewAttemptTimeline } from "./view-attempt-timeline.ts";
import { viewClassOverview } from "./view-class-overview.ts";
import { writeComment } from "./write-comment.ts";

const teacher = anActor({ userId: "teacher-1", role: "instructor" });
const otherTeacher = anActor({ userId: "teacher-2", role: "instructor" });

const aboutHelp: readonly string[] = [
  "help-offered",
  "stuck-offer-dismissed",
  "recovery-begun",
  "human-called",
  "human-answered",
  "recovery-ended",
];

let learner: AtStep;
let classId: string;
const audited = async () =>
  (await learner.deps.audit.search({ limit: 50 })).items.map(({ action }) => action);

async function aClass(actor: Actor): Promise<{ id: string; joinCode: string }> {
  return (await createClass(learner.deps, { name: "Mondays" }, actor)).class;
}

beforeEach(async () => {
  learner = await aStuckLearner();
  const made = await aClass(teacher);
  classId = made.id;
  await joinClass(learner.deps, { joinCode: made.joinCode }, learner.actor);
  await aClass(otherTeacher);
});

describe("who may look", () => {
  const comment = (attemptId: string) => ({
    ...{ attemptId, place: "IMPLEMENT" as const, attemptVersion: 3, text: "Look here." },
    ...{ line: null, lineText: null },
  });

  test.each([
    ["the overview", (actor: Actor) => viewClassOverview(learner.deps, { classId }, actor)],
    ["the spreadsheet", (actor: Actor) => exportClass(learner.deps, { classId }, actor)],
    [
      "an attempt's timeline",
      (actor: Actor) => viewAttemptTimeline(learner.deps, { attemptId: learner.attemptId }, actor),
    ],
    ["a comment", (actor: Actor) => writeComment(learner.deps, comment(learner.attemptId), actor)],
  ])("%s is for the class's own instructor, and leaves a trace", async (_name, look) => {
    await expect(look(otherTeacher)).rejects.toMatchObject({ code: "not-found" });
    await expect(look(learner.actor)).rejects.toMatchObject({ code: "not-found" });
    const before = (await audited()).length;
    await look(teacher);
    expect((await audited()).length).toBe(before + 1);
  });
});

test("the overview says where a learner is and that they are stuck", async () => {
  const { learners, problems } = await viewClassOverview(learner.deps, { classId }, teacher);
  expect(learners).toMatchObject([
    {
      id: learner.actor.userId,
      begun: 1,
      finished: 0,
      current: { attemptId: learner.attemptId, place: "VERIFY", stuck: "STUCK" },
    },
  ]);
  expect(problems).toEqual(["add-two"]);
  const elsewhere = await viewClassOverview(
    learner.deps,
    { classId, problemSlug: "another" },
    teacher,
  );
  expect(elsewhere.learners).toMatchObject([{ begun: 0, current: null }]);
});

test("the overview says who has asked for an instructor", async () => {
  const asking = { attemptId: learner.attemptId, message: "" };
  const { recovery } = await askInstructor(learner.deps, asking, learner.actor);
  const { learners } = await viewClassOverview(learner.deps, { classId }, teacher);
  expect(learners).toMatchObject([{ current: { callId: recovery?.escalation?.id } }]);
});

test("the spreadsheet has a row for each attempt", async () => {
  const { rows } = await exportClass(learner.deps, { classId }, teacher);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain("minutes understand");
  expect(rows[1]?.join()).toContain("add-two,javascript,BEGINNER,VERIFY,STUCK");
});

const timeline = async () =>
  viewAttemptTimeline(learner.deps, { attemptId: learner.attemptId }, teacher);

test("the timeline holds what was written, the code of each moment, the runs and what a recovery showed", async () => {
  await beginRecovery(learner.deps, { attemptId: learner.attemptId }, learner.actor);
  await learner.deps.work();
  const { frames, codes } = await timeline();
  const kinds = frames.map(({ kind }) => kind);
  expect(kinds[0]).toBe("attempt-started");
  expect(kinds).toContain("explanation-submitted");
  expect(kinds.at(-1)).toBe("recovery-shown");
  expect(frames.at(-1)).toMatchObject({ about: "mutation", said: expect.any(String) });
  const runs = frames.filter(({ kind }) => kind === "tests-run");
  expect(runs).toHaveLength(4);
  expect(new Set(runs.map(({ code }) => codes[code])).size).toBe(4);
  expect(runs[0]?.run?.failing.length).toBeGreaterThan(0);
});

test("the timeline tells of help that was offered, turned down and taken, and of the human who was asked", async () => {
  const { deps, attemptId, actor } = learner;
  await dismissOffer(deps, { attemptId }, actor);
  await askInstructor(deps, { attemptId, message: "Where do I begin?" }, actor);
  const [waiting] = (await listEscalations(deps, { limit: 1, status: "open" }, teacher)).items;
  const id = { escalationId: waiting?.id ?? "" };
  await claimEscalation(deps, id, teacher);
  await answerEscalation(deps, { ...id, option: "free-text", text: "At the end." }, teacher);
  await solve(learner);
  await deps.work();
  const { frames } = await timeline();
  const kinds = frames.map(({ kind }) => kind);
  expect(kinds.filter((kind) => aboutHelp.includes(kind))).toEqual(aboutHelp);
  expect(kinds).not.toContain("recovery-shown");
  expect(frames.find(({ kind }) => kind === "human-answered")).toMatchObject({
    said: "At the end.",
    tried: { outcome: "helped" },
  });
});

test("a comment reaches its learner, and nobody else reads it", async () => {
  await writeComment(
    learner.deps,
    {
      attemptId: learner.attemptId,
      place: "IMPLEMENT",
      attemptVersion: 3,
      line: 1,
      lineText: "function add(a, b) {",
      text: "What does it give back?",
    },
    teacher,
  );
  const input = { attemptId: learner.attemptId };
  const { comments } = await listOwnComments(learner.deps, input, learner.actor);
  expect(comments).toMatchObject([{ line: 1, text: "What does it give back?" }]);
  expect(await learner.deps.notifications.unreadCount(learner.actor.userId)).toBe(1);
  expect(learner.deps.sent).toContainEqual({
    topic: "notifications",
    userId: learner.actor.userId,
  });
  await expect(listOwnComments(learner.deps, input, otherTeacher)).rejects.toMatchObject({
    code: "not-found",
  });
});
