import { anExplanation, goodChoice } from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Learner, type PracticeApp, startPracticeApp } from "../../../testing/practice.ts";

const named = (key: string) => ({ "idempotency-key": key });
const beginning = { problemSlug: "add-two", language: "javascript" };

describe("the same request sent twice", () => {
  let app: PracticeApp;
  let learner: Learner;
  beforeAll(async () => {
    app = await startPracticeApp();
    learner = await app.learner();
  });
  afterAll(() => app.stop());

  test("a double click on a hint costs one", async () => {
    const id = await learner.reach("IMPLEMENT");
    const [first, second] = await Promise.all([
      learner.move(id, "implement/hint", {}, named("click")),
      learner.move(id, "implement/hint", {}, named("click")),
    ]);
    expect(first.status).toBe(200);
    expect(second).toEqual(first);
    expect(await learner.attempt(id)).toMatchObject({ hintsUsedCount: 1 });
  });

  test("a start whose answer was lost begins one attempt", async () => {
    const newcomer = await app.learner();
    const first = await newcomer.send("POST", "/api/attempts", beginning, named("start"));
    const again = await newcomer.send("POST", "/api/attempts", beginning, named("start"));
    expect(first.status).toBe(201);
    expect(again).toEqual(first);
    const { body } = await newcomer.send("GET", "/api/attempts");
    expect(body.items).toHaveLength(1);
  });

  test("the same answer comes again, byte by byte, also after the step has moved", async () => {
    const id = await learner.start();
    const send = async () => {
      const response = await app.call("POST", `/api/attempts/${id}/understand/submit`, {
        cookie: learner.cookie,
        body: anExplanation(),
        headers: named("explain"),
      });
      return [response.status, await response.text()];
    };
    const first = await send();
    await learner.move(id, "plan/choose", goodChoice);
    expect(await send()).toEqual(first);
    expect(await learner.attempt(id)).toMatchObject({ v2Step: "IMPLEMENT" });
  });

  test("a refusal is an answer too", async () => {
    const id = await learner.start();
    const refused = await learner.move(id, "plan/skip", {}, named("skip"));
    expect(refused.body.error.code).toBe("wrong-step");
    await learner.move(id, "understand/submit", anExplanation());
    await learner.move(id, "mode", { mode: "EXPERT" });
    expect(await learner.move(id, "plan/skip", {}, named("skip"))).toEqual(refused);
  });

  test("an outage is none: the same key tries again", async () => {
    const id = await learner.reach("IMPLEMENT");
    app.coach.breakDown(new Error("out of order"));
    expect((await learner.move(id, "implement/hint", {}, named("h"))).status).toBe(503);
    app.coach.breakDown(null);
    expect((await learner.move(id, "implement/hint", {}, named("h"))).status).toBe(200);
  });

  test("a key belongs to one request, one person and one address", async () => {
    const id = await learner.reach("IMPLEMENT");
    const { version } = await learner.attempt(id);
    await learner.move(id, "code", { code: "a\n", version }, named("k"));
    const other = await learner.move(id, "code", { code: "b\n", version }, named("k"));
    expect(other).toMatchObject({
      status: 422,
      body: { error: { code: "idempotency-key-reused" } },
    });
    expect((await learner.move(id, "implement/hint", {}, named("k"))).status).toBe(200);
    const someone = await app.learner();
    const theirs = await someone.reach("IMPLEMENT");
    expect((await someone.move(theirs, "implement/hint", {}, named("k"))).status).toBe(200);
  });

  test.each([
    ["an empty key", ""],
    ["an endless key", "x".repeat(201)],
  ])("%s is refused by name", async (_what, key) => {
    const id = await learner.start();
    const { status, body } = await learner.move(id, "mode", { mode: "EXPERT" }, named(key));
    expect(status).toBe(422);
    expect(body.error.details.fields).toMatchObject([{ field: "Idempotency-Key" }]);
  });

  test("without a key a second submission is told that the step has moved", async () => {
    const id = await learner.start();
    const clicks = await Promise.all(
      [1, 2].map(() => learner.move(id, "understand/submit", anExplanation())),
    );
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await learner.attempt(id)).toMatchObject({ v2Step: "PLAN" });
  });
});
