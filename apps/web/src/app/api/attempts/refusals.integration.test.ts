import { v2Steps } from "@foothold/core/attempt";
import { everyMove } from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moves } from "../../../testing/moves.ts";
import { type Learner, type PracticeApp, startPracticeApp } from "../../../testing/practice.ts";

const refused = Object.entries(everyMove).flatMap(([name, { steps }]) =>
  v2Steps.filter((step) => !steps.includes(step)).map((step) => ({ name, step })),
);
const known = Object.entries(everyMove).flatMap(([name, { steps }]) =>
  steps.map((step) => ({ name, step })),
);

describe("every move at every step, over HTTP", () => {
  let app: PracticeApp;
  let learner: Learner;
  const at = new Map<string, string>();
  beforeAll(async () => {
    app = await startPracticeApp();
    learner = await app.learner();
    for (const step of v2Steps) at.set(step, await learner.reach(step));
  });
  afterAll(() => app.stop());

  test("every verb of the core is asked for", () => {
    expect(Object.keys(moves)).toEqual(Object.keys(everyMove));
  });

  test.each(refused)("$step refuses $name and says where it is", async ({ name, step }) => {
    const id = at.get(step) ?? "";
    const before = await learner.attempt(id);
    const [verb, body] = moves[name] ?? ["", {}];
    const { version } = before;
    const answer = await learner.move(id, verb, verb === "code" ? { ...body, version } : body);
    expect(answer).toMatchObject({
      status: 409,
      body: { error: { code: "wrong-step", details: { v2Step: step } } },
    });
    expect(await learner.attempt(id)).toEqual(before);
  });

  test.each(known)("$step knows $name", async ({ name, step }) => {
    const id = await learner.reach(step);
    const { version } = await learner.attempt(id);
    const [verb, body] = moves[name] ?? ["", {}];
    const answer = await learner.move(id, verb, { ...body, version });
    expect(answer.body.error?.code).not.toBe("wrong-step");
    expect(answer.status).toBeLessThan(500);
  });

  test.each(["understand/skip", "plan/skip"])("a beginner may not %s", async (verb) => {
    const id = await learner.reach(verb === "plan/skip" ? "PLAN" : "UNDERSTAND");
    expect(await learner.move(id, verb)).toMatchObject({
      status: 409,
      body: { error: { code: "skip-not-allowed" } },
    });
  });
});
