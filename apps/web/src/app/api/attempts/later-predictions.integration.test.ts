import { aProbedProblem, memoryProblems } from "@foothold/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../../../testing/app.ts";

let app: App;
let cookie: string;
beforeAll(async () => {
  app = await startApp({}, { problems: memoryProblems([aProbedProblem()]) });
  cookie = (await app.signUp("learner")).cookie;
});
afterAll(() => app.stop());

async function call(method: string, path: string, body?: object) {
  const response = await app.call(method, path, { cookie, ...(body && { body }) });
  return { status: response.status, body: await response.json() };
}

async function rescued(): Promise<string> {
  const start = { problemSlug: "add-two", language: "javascript", mode: "EXPERT" };
  const { body } = await call("POST", "/api/attempts", start);
  const attempt = `/api/attempts/${body.attempt.id}`;
  await call("POST", `${attempt}/understand/skip`, {});
  await call("POST", `${attempt}/stuck`, { action: "rescue" });
  return attempt;
}

test("a right prediction and a word or two settle a rescue", async () => {
  const attempt = await rescued();
  const asked = await call("GET", `${attempt}/predict`);
  expect(asked).toMatchObject({ status: 200, body: { predicted: false } });
  const { question, args } = asked.body.probe;
  expect(JSON.stringify(asked.body)).not.toMatch(/expected|misread/);
  const answer = `${args[0] + args[1]}`;
  const made = await call("POST", `${attempt}/predict`, { question, answer });
  expect(made).toMatchObject({ status: 200, body: { right: true, probe: null } });
  const recap = await call("POST", `${attempt}/stuck/recap`, { text: "Both." });
  expect(recap).toMatchObject({ status: 200, body: { accepted: true, recapRequired: false } });
});

test("a wrong one says so and asks another, and one that nobody asked for is 422", async () => {
  const attempt = await rescued();
  const { body } = await call("GET", `${attempt}/predict`);
  const { question } = body.probe;
  const made = await call("POST", `${attempt}/predict`, { question, answer: "999" });
  expect(made).toMatchObject({ status: 200, body: { right: false } });
  expect(made.body.probe.question).not.toBe(question);
  const again = await call("POST", `${attempt}/predict`, { question, answer: "999" });
  expect(again).toMatchObject({ status: 422, body: { error: { code: "invalid-input" } } });
});
