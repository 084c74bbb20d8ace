import { anActor, rightCode, wrongCode } from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { AppDeps } from "../../lib/deps.ts";
import { liveUpdates } from "../../lib/endpoints/live-updates.ts";
import { type Learner, type PracticeApp, startPracticeApp } from "../../testing/practice.ts";

// The later stages use real sandboxes, and the first of a machine has to be made.
const within = { timeout: 90_000, interval: 100 };
const answerText = "First follow the second number, then say what is done with it.";

let app: PracticeApp;
beforeAll(async () => {
  app = await startPracticeApp();
  await app.deps().startWorkers();
}, 60_000);
afterAll(() => app.stop());

let tries = 0;

async function run(learner: Learner, id: string, code: string): Promise<void> {
  const { v2Step } = await learner.attempt(id);
  if (v2Step === "VERIFY") await learner.move(id, "verify/retry");
  await learner.move(id, "implement/submit", { code });
  await learner.move(id, "verify/run");
}

const fail = (learner: Learner, id: string) =>
  run(learner, id, `${wrongCode}const t${++tries} = 1;\n`);

async function stuck(): Promise<{ learner: Learner; id: string }> {
  const learner = await app.learner();
  const id = await learner.reach("IMPLEMENT");
  for (let i = 0; i < 4; i++) await fail(learner, id);
  return { learner, id };
}

async function anInstructor() {
  const { cookie, id } = await app.signUp("instructor");
  const send = async (method: string, path: string, body?: object) => {
    const response = await app.call(method, path, { cookie, ...(body && { body }) });
    return { status: response.status, body: await response.json() };
  };
  const { body } = await send("POST", "/api/classes", { name: "Mornings" });
  return { id, cookie, send, joinCode: body.class.joinCode as string };
}

const recoveryOf = async (learner: Learner, id: string) =>
  (await learner.send("GET", `/api/attempts/${id}/recovery`)).body.recovery;

async function until(learner: Learner, id: string, expected: object) {
  return vi.waitFor(async () => {
    const recovery = await recoveryOf(learner, id);
    expect(recovery).toMatchObject(expected);
    return recovery;
  }, within);
}

async function nextStage(learner: Learner, id: string) {
  const { shown = [] } = (await recoveryOf(learner, id)) ?? {};
  await fail(learner, id);
  return vi.waitFor(async () => {
    const recovery = await recoveryOf(learner, id);
    const moved = recovery.shown.length > shown.length || recovery.status === "awaiting-human";
    expect(moved).toBe(true);
    return recovery.shown.at(-1).stage;
  }, within);
}

describe("a learner who is stuck", () => {
  test("is offered help, turns it down, and is not offered it again for the same", async () => {
    const { learner, id } = await stuck();
    expect((await learner.attempt(id)).stuck).toMatchObject({
      state: "STUCK",
      offer: { action: "recover" },
    });
    const { status, body } = await learner.move(id, "stuck/dismiss");
    expect({ status, offer: body.attempt.stuck.offer }).toEqual({ status: 200, offer: null });
    await fail(learner, id);
    expect((await learner.attempt(id)).stuck.offer).toBeNull();
  });

  test("goes through the stages to a human, whose answer helps them and then someone else", async () => {
    const instructor = await anInstructor();
    const outsider = await anInstructor();
    const { learner, id } = await stuck();
    await learner.send("POST", "/api/classes/join", { joinCode: instructor.joinCode });
    expect((await learner.move(id, "stuck/recover")).status).toBe(200);
    await until(learner, id, { status: "waiting", stage: "mutation" });
    const stages = [];
    for (let i = 0; i < 5; i++) stages.push(await nextStage(learner, id));
    expect(stages).toEqual(["mutation", "mutation", "model", "branches", "branches"]);
    await until(learner, id, { status: "awaiting-human", escalation: { hasInstructor: true } });

    expect((await outsider.send("GET", "/api/escalations")).body.items).toEqual([]);
    const { body: queue } = await instructor.send("GET", "/api/escalations");
    expect(queue.items).toHaveLength(1);
    const path = `/api/escalations/${queue.items[0].id}`;
    for (const [method, suffix] of [
      ["GET", ""],
      ["POST", "/claim"],
      ["POST", "/answer"],
    ] as const) {
      const body = method === "POST" ? { text: answerText } : undefined;
      expect((await outsider.send(method, path + suffix, body)).status).toBe(404);
    }
    expect((await outsider.send("GET", `/api/learners/attempts/${id}`)).status).toBe(404);
    expect((await instructor.send("GET", `/api/learners/attempts/${id}`)).status).toBe(200);
    const { escalation } = (await instructor.send("GET", path)).body;
    expect(escalation.tried).toHaveLength(5);
    expect((await instructor.send("POST", `${path}/answer`, { text: answerText })).status).toBe(
      409,
    );
    expect((await instructor.send("POST", `${path}/claim`, {})).status).toBe(200);
    const sharing = { text: answerText, reusable: { text: answerText } };
    const given = await instructor.send("POST", `${path}/answer`, sharing);
    expect(given).toMatchObject({ status: 200, body: { steps: { length: 2 } } });

    await until(learner, id, { stage: "human", escalation: { answer: { text: answerText } } });
    const { body: told } = await learner.send("GET", "/api/notifications");
    expect(told).toMatchObject({ unread: 1, items: [{ attemptId: id }] });
    await learner.send("POST", `/api/notifications/${told.items[0].id}/read`, {});
    expect((await learner.send("GET", "/api/notifications")).body.unread).toBe(0);
    await run(learner, id, rightCode);
    await until(learner, id, { status: "recovered", stage: "human" });
    const guidance = `/api/guidance/${given.body.guidanceId}`;
    // The learner is through as soon as the tests pass; a job writes down what helped.
    const untilGuidance = (expected: object) =>
      vi.waitFor(
        async () => expect((await instructor.send("GET", guidance)).body).toMatchObject(expected),
        { timeout: 30_000, interval: 100 },
      );
    await untilGuidance({ guidance: { status: "draft", helped: 1 } });

    const second = await stuck();
    await second.learner.send("POST", "/api/classes/join", { joinCode: instructor.joinCode });
    await second.learner.move(second.id, "stuck/recover");
    const recalled = await until(second.learner, second.id, {
      status: "waiting",
      stage: "guidance",
    });
    expect(recalled.shown).toMatchObject([{ text: answerText, guidance: { status: "draft" } }]);
    await run(second.learner, second.id, rightCode);
    await until(second.learner, second.id, { status: "recovered", stage: "guidance" });
    await untilGuidance({
      guidance: { status: "verified", helped: 2, notHelped: 0 },
      uses: [{ outcome: "helped" }, { outcome: "helped" }],
    });
    const viewed = await app.deps().audit.search({ action: "escalation-viewed", limit: 9 });
    expect(viewed.items).toMatchObject([{ actorId: instructor.id }]);
  }, 120_000);

  test("without a class is told so, and nothing is lost", async () => {
    const { learner, id } = await stuck();
    const { body } = await learner.move(id, "stuck/ask-instructor", { message: "Please." });
    expect(body.recovery.escalation).toMatchObject({ status: "open", hasInstructor: false });
    const instructor = await anInstructor();
    await learner.send("POST", "/api/classes/join", {
      joinCode: instructor.joinCode.toLowerCase(),
    });
    const { body: queue } = await instructor.send("GET", "/api/escalations");
    expect(queue.items).toMatchObject([{ attemptId: id }]);
  });
});

test("an instructor hears of a new call at once, an outsider does not", async () => {
  const instructor = await anInstructor();
  const { learner, id } = await stuck();
  await learner.send("POST", "/api/classes/join", { joinCode: instructor.joinCode });
  const response = await app.call("GET", "/api/live", { cookie: instructor.cookie });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain("connected");
  await learner.move(id, "stuck/ask-instructor");
  // Other topics, such as the joined class, may come first.
  let heard = "";
  while (!heard.includes('"topic":"escalations"')) {
    const part = await reader?.read();
    if (!part || part.done) throw new Error(`The stream ended after: ${heard}`);
    heard += part.value;
  }
  await reader?.cancel();
});

/** A second server on the same database, with connections and ears of its own. */
function anotherInstance(): AppDeps {
  const shared = globalThis as typeof globalThis & { footholdDeps?: AppDeps };
  const first = app.deps();
  delete shared.footholdDeps;
  const other = app.deps();
  shared.footholdDeps = first;
  onTestFinished(() => other.close());
  return other;
}

test("an instructor at another server hears of it, too", async () => {
  const instructor = await anInstructor();
  const { learner, id } = await stuck();
  await learner.send("POST", "/api/classes/join", { joinCode: instructor.joinCode });
  const actor = anActor({ userId: instructor.id, role: "instructor" });
  const { body } = await liveUpdates(anotherInstance(), {}, actor, new AbortController().signal);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  const listen = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      heard += part.value;
    }
  };
  void listen();
  const word = { topic: "notifications", userId: instructor.id } as const;
  await vi.waitFor(async () => {
    await app.deps().signals.send(word);
    expect(heard).toContain(word.topic);
  }, within);
  expect(heard).not.toContain("escalations");
  await learner.move(id, "stuck/ask-instructor");
  await vi.waitFor(() => expect(heard).toContain('"topic":"escalations"'), within);
  await reader?.cancel();
});
