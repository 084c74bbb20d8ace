import type { AttemptEvent } from "@foothold/core/attempt";
import { anExplanation, rightCode, rightInvariant, wrongCode } from "@foothold/core/testing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Learner, type PracticeApp, startPracticeApp } from "../../../testing/practice.ts";

const failure = { testIndex: 0, testInput: "", expected: "3", actual: "-1" };

describe("what breaks loses nothing", () => {
  let app: PracticeApp;
  let learner: Learner;
  beforeAll(async () => {
    app = await startPracticeApp();
    learner = await app.learner();
  });
  afterAll(() => app.stop());
  afterEach(() => {
    app.coach.breakDown(null);
    app.runner.breakDown(null);
  });

  /** The process dies between the answer and the save: the write of this event never arrives, once. */
  function crashBeforeSaving(type: AttemptEvent["type"]): void {
    const { attempts } = app.deps();
    const { save } = attempts;
    attempts.save = async (attempt, event, change) => {
      if (event.type !== type) return save(attempt, event, change);
      attempts.save = save;
      throw new Error("the power went out");
    };
  }

  async function failedRun(): Promise<string> {
    const id = await learner.reach("IMPLEMENT");
    await learner.move(id, "implement/submit", { code: wrongCode });
    await learner.move(id, "verify/run");
    return id;
  }

  async function owingRecap(): Promise<string> {
    const id = await learner.reach("PLAN");
    await learner.move(id, "stuck", { action: "rescue" });
    return id;
  }

  const cases = [
    {
      what: "an explanation",
      reach: () => learner.reach("UNDERSTAND"),
      verb: "understand/submit",
      body: anExplanation(),
      kept: { v2Step: "UNDERSTAND", understandPayload: { ...anExplanation(), aiAssessment: null } },
      event: "explanation-assessed",
      later: { v2Step: "PLAN" },
    },
    {
      what: "a pattern with its invariant",
      reach: () => learner.reach("PLAN"),
      verb: "plan/choose",
      body: { patternId: "arithmetic", confidence: 4, invariantText: rightInvariant },
      kept: {
        v2Step: "PLAN",
        planPayload: { chosenPattern: "arithmetic", invariant: { text: rightInvariant } },
      },
      event: "pattern-judged",
      later: { v2Step: "IMPLEMENT" },
    },
    {
      what: "what a failure is thought to be",
      reach: failedRun,
      verb: "verify/explain-failure",
      body: { ...failure, userExplanation: "I subtract." },
      kept: { verifyPayload: { failureExplanations: [{ userExplanation: "I subtract." }] } },
      event: "failure-explained",
      later: { verifyPayload: { failureExplanations: [{ aiGuidance: /by hand/ }] } },
    },
    {
      what: "a recap",
      reach: owingRecap,
      verb: "stuck/recap",
      body: { text: "You add both." },
      kept: { recapText: "You add both.", recapRequired: true },
      event: "recap-assessed",
      later: { recapRequired: false },
    },
    {
      what: "the wish for a hint",
      reach: () => learner.reach("IMPLEMENT"),
      verb: "implement/hint",
      body: {},
      kept: { hintsUsedCount: 0 },
      event: "hint-given",
      later: { hintsUsedCount: 1 },
    },
  ] as const;

  test.each(cases)("$what survives a coach that throws", async (given) => {
    const id = await given.reach();
    app.coach.breakDown(new Error("out of order"));
    const broken = await learner.move(id, given.verb, given.body);
    expect(broken).toMatchObject({
      status: 503,
      body: { error: { code: "coach-unavailable", retryAfter: expect.any(Number) } },
    });
    expect(await learner.attempt(id)).toMatchObject(matching(given.kept));
    app.coach.breakDown(null);
    expect((await learner.move(id, given.verb, given.body)).status).toBe(200);
    expect(await learner.attempt(id)).toMatchObject(matching(given.later));
  });

  test.each(cases)("$what survives a crash between answer and save", async (given) => {
    const id = await given.reach();
    const headers = { "idempotency-key": "the same button" };
    crashBeforeSaving(given.event);
    const crashed = await learner.move(id, given.verb, given.body, headers);
    expect(crashed).toMatchObject({ status: 500, body: { error: { code: "internal" } } });
    expect(JSON.stringify(crashed.body)).not.toContain("power");
    expect(await learner.attempt(id)).toMatchObject(matching(given.kept));
    const again = await learner.move(id, given.verb, given.body, headers);
    expect(again.status).toBe(200);
    expect(await learner.attempt(id)).toMatchObject(matching(given.later));
  });

  test("code survives a runner that throws, and is run when there is one again", async () => {
    const id = await learner.reach("VERIFY");
    app.runner.breakDown(new Error("no sandbox"));
    for (const [verb, body] of [
      ["verify/run", {}],
      ["verify/trace", { testIndex: 0 }],
    ] as const) {
      const { status, body: answer } = await learner.move(id, verb, body);
      expect([status, answer.error.code]).toEqual([503, "runner-unavailable"]);
    }
    expect(await learner.attempt(id)).toMatchObject({ v2Step: "VERIFY", code: rightCode });
    app.runner.breakDown(null);
    expect((await learner.move(id, "verify/run")).body).toMatchObject({ v2Step: "REFLECT" });
  });

  test("a run whose caller has gone is ended, and the same request is then run anew", async () => {
    const id = await learner.reach("VERIFY");
    const caller = new AbortController();
    app.runner.meanwhile(async () => caller.abort());
    const run = (signal?: AbortSignal) =>
      app.call("POST", `/api/attempts/${id}/verify/run`, {
        cookie: learner.cookie,
        body: {},
        headers: { "idempotency-key": "the same button" },
        ...(signal && { signal }),
      });
    const gone = await (await run(caller.signal)).json();
    expect(gone.error.code).toBe("run-cancelled");
    expect(await learner.attempt(id)).toMatchObject({ v2Step: "VERIFY", verifyPayload: null });
    expect(await (await run()).json()).toMatchObject({ v2Step: "REFLECT" });
  });

  test("a run whose result could not be saved is run again", async () => {
    const id = await learner.reach("VERIFY");
    crashBeforeSaving("tests-run");
    expect((await learner.move(id, "verify/run")).status).toBe(500);
    expect(await learner.attempt(id)).toMatchObject({ v2Step: "VERIFY" });
    expect((await learner.move(id, "verify/run")).body).toMatchObject({ v2Step: "REFLECT" });
  });

  test.each(["nudge", "checkpoint", "rescue"])("a %s is never silent", async (action) => {
    const id = await learner.reach("IMPLEMENT");
    app.coach.breakDown(new Error("out of order"));
    const { status, body } = await learner.move(id, "stuck", { action });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isFallback: true, response: expect.stringMatching(/\w/) });
  });

  test("a program that returns what no database holds is judged, and a human can be called", async () => {
    const id = await learner.reach("IMPLEMENT");
    const code = 'function add() {\n  return "\\0 and \\ud800";\n}\n';
    await learner.move(id, "implement/submit", { code });
    const key = { "idempotency-key": "odd-characters" };
    const run = await learner.move(id, "verify/run", {}, key);
    expect(run).toMatchObject({ status: 200, body: { outcome: "failed" } });
    expect(await learner.move(id, "verify/run", {}, key)).toEqual(run);
    expect((await learner.move(id, "stuck/ask-instructor")).status).toBe(200);
  });

  test("a question to the coach is never silent", async () => {
    const id = await learner.reach("PLAN");
    app.coach.breakDown(new Error("out of order"));
    const { status, body } = await learner.move(id, "chat", { message: "What goes in?" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isFallback: true, response: expect.stringMatching(/\w/) });
  });

  test("what another tab wrote while the coach was thinking stays", async () => {
    const id = await learner.reach("IMPLEMENT");
    const { version } = await learner.attempt(id);
    app.coach.meanwhile(async () => {
      await learner.move(id, "code", { code: "typed meanwhile\n", version });
    });
    expect((await learner.move(id, "implement/hint")).status).toBe(200);
    expect(await learner.attempt(id)).toMatchObject({
      code: "typed meanwhile\n",
      hintsUsedCount: 1,
    });
  });
});

/** Patterns become matchers. */
function matching(value: unknown): object {
  if (value instanceof RegExp) return expect.stringMatching(value);
  if (Array.isArray(value)) return value.map(matching);
  if (typeof value !== "object" || value === null) return value as never;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, matching(part)]));
}
