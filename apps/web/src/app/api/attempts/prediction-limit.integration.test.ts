import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limits } from "../../../lib/http/limits/rate-limit.ts";
import { type App, startApp } from "../../../testing/app.ts";
import { rightAnswer } from "../../../testing/predict-rightly.ts";

const explanation = {
  explanation:
    "Two different entries of the list have to make the target together, and I give back where they stand.",
  inputOutputDescription: "A list and a number go in, two positions come out.",
  constraintsDescription: "There is exactly one pair.",
  exampleWalkthrough: "",
  wrongApproach: "Giving back the numbers.",
};

describe("somebody who has had all calls to the coach of a minute", () => {
  let app: App;
  let cookie: string;

  beforeAll(async () => {
    app = await startApp();
    cookie = (await app.signUp()).cookie;
  });
  afterAll(() => app.stop());

  async function send(path: string, body: object) {
    const response = await app.call("POST", path, { cookie, body });
    return { status: response.status, body: await response.json() };
  }

  test("may still predict, and asks the coach nothing more in words", async () => {
    const begun = await send("/api/attempts", { problemSlug: "two-sum", language: "javascript" });
    const attempt = `/api/attempts/${begun.body.attempt.id}`;
    const asked = (await send(`${attempt}/understand/submit`, explanation)).body;
    const calls = Array.from({ length: limits.coach.max }, () =>
      send(`${attempt}/plan/suggest`, { explanation: "Too early." }),
    );
    await Promise.all(calls);
    expect((await send(`${attempt}/understand/submit`, explanation)).status).toBe(429);

    const [probe] = asked.probes;
    const answer = rightAnswer("two-sum", probe.args);
    const predicted = await send(`${attempt}/understand/followup`, {
      question: probe.question,
      answer,
    });
    expect(predicted.status).toBe(200);
    expect(predicted.body.progress).toMatchObject({ right: 1 });

    const inWords = predicted.body.followupQuestions.find(
      (question: string) => question !== predicted.body.probes[0].question,
    );
    const words = { question: inWords, answer: "They must be two different positions." };
    const refused = await send(`${attempt}/understand/followup`, words);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: "rate-limited" } } });
  });
});
