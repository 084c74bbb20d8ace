import { anExplanation, goodChoice } from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Learner,
  type PracticeApp,
  reflection,
  startPracticeApp,
} from "../../../testing/practice.ts";

const WRONG = "After each number, total is the last number.";
const built = (what: number) => ({
  patternId: "arithmetic",
  confidence: 4,
  invariantBuilder: { templateId: "total-so-far", choices: { what } },
});

describe("the plan, over HTTP", () => {
  let app: PracticeApp;
  let learner: Learner;
  beforeAll(async () => {
    app = await startPracticeApp();
  });
  afterAll(() => app.stop());

  const fresh = async () => {
    learner = await app.learner();
  };
  const problemOf = async (id: string) =>
    (await learner.send("GET", `/api/attempts/${id}`)).body.problem;

  test("a pattern that nobody knows is 422 by the name of the field", async () => {
    await fresh();
    const id = await learner.reach("PLAN");
    const { status, body } = await learner.move(id, "plan/choose", {
      ...goodChoice,
      patternId: "no-such",
    });
    expect(status).toBe(422);
    expect(body.error.details.fields).toMatchObject([{ field: "patternId" }]);
  });

  test("the sentence comes after the choice, is answered, and its answer is kept", async () => {
    await fresh();
    const id = await learner.reach("PLAN");
    expect((await problemOf(id)).invariantTemplate).toBeNull();
    const bare = { patternId: "arithmetic", confidence: 4 };
    const asked = await learner.move(id, "plan/choose", bare);
    expect(asked.body).toMatchObject({ accepted: false, refusal: "invariant-missing" });
    expect((await problemOf(id)).invariantTemplate).toMatchObject({ id: "total-so-far" });

    const wrong = await learner.move(id, "plan/choose", built(1));
    expect(wrong).toMatchObject({
      status: 200,
      body: { accepted: false, match: "GOOD", refusal: "invariant-wrong" },
    });
    expect(await learner.attempt(id)).toMatchObject({
      v2Step: "PLAN",
      planPayload: {
        invariant: { text: WRONG, holds: false, feedback: wrong.body.invariantFeedback },
      },
    });

    expect((await learner.move(id, "plan/choose", built(0))).body.accepted).toBe(true);
    expect((await learner.attempt(id)).planPayload.invariant).toMatchObject({ holds: true });
  });

  test("a problem tells its patterns once it is done", async () => {
    await fresh();
    const shown = async () => {
      const one = (await learner.send("GET", "/api/problems/add-two")).body.problem;
      const [listed] = (await learner.send("GET", "/api/problems")).body.problems;
      expect(listed.patterns).toEqual(one.patterns);
      return one.patterns;
    };
    const id = await learner.reach("REFLECT");
    expect(await shown()).toEqual([]);
    expect((await problemOf(id)).patterns).toEqual([]);
    await learner.move(id, "reflect/submit", reflection);
    expect(await shown()).toEqual(["arithmetic"]);
    expect((await problemOf(id)).patterns).toEqual(["arithmetic"]);
  });

  test("explanation and plan are revised at a later step, and everything else stays", async () => {
    await fresh();
    const id = await learner.reach("VERIFY");
    const before = await learner.attempt(id);
    const words = anExplanation({ explanation: "You add both: the sum is the answer." });
    expect((await learner.move(id, "understand/revise", words)).body.status).toBe("PASS");
    const plan = { ...goodChoice, patternId: "counting", invariantText: "Each one is counted." };
    expect((await learner.move(id, "plan/revise", plan)).body).toMatchObject({
      accepted: true,
      match: "MAYBE",
    });
    const mismatch = { ...goodChoice, patternId: "stack" };
    expect((await learner.move(id, "plan/revise", mismatch)).body).toMatchObject({
      accepted: false,
      refusal: "pattern-mismatch",
    });
    expect(await learner.attempt(id)).toMatchObject({
      v2Step: "VERIFY",
      code: before.code,
      understandPayload: words,
      planPayload: { chosenPattern: "counting", invariant: { text: "Each one is counted." } },
    });
  });

  test("a sentence that is known to be wrong is not accepted at the end, however often it is sent", async () => {
    await fresh();
    const id = await learner.reach("REFLECT");
    const wrong = { ...reflection, invariantSummary: WRONG };
    for (const _try of ["first", "second"]) {
      expect(await learner.move(id, "reflect/submit", wrong)).toMatchObject({
        status: 200,
        body: {
          attempt: { v2Step: "REFLECT", reflectPayload: { invariantSummary: "" } },
          invariantFeedback: expect.any(String),
        },
      });
    }
  });
});
