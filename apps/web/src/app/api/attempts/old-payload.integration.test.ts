import { query } from "@foothold/adapter-db/testing";
import { viewAttemptStory } from "@foothold/core/attempt";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../../../testing/app.ts";
import { predictRightly } from "../../../testing/predict-rightly.ts";

const fields = {
  explanation:
    "We get a list of entries and an amount, and give back the positions of the two entries that make it.",
  inputOutputDescription: "A list of numbers and a number in, two positions out.",
  constraintsDescription: "One pair, and negative numbers too.",
  exampleWalkthrough: "",
  wrongApproach: "Two loops are slow.",
};
const question = "Can one position be used twice?";
/** As it was stored before predictions were asked for. */
const oldPayload = {
  ...fields,
  aiAssessment: {
    status: "NEEDS_WORK",
    strengths: ["Two positions are given back."],
    gaps: ["Not said yet: a part of what the task is."],
    followupQuestions: [question],
  },
  followups: [{ question: "What comes in?", answer: "A list.", timestamp: "2024-03-01T10:00:00Z" }],
};

describe("an attempt whose explanation was stored before there were predictions", () => {
  let app: App;
  let userId: string;
  let cookie: string;
  beforeAll(async () => {
    app = await startApp();
    ({ id: userId, cookie } = await app.signUp());
  });
  afterAll(() => app.stop());

  async function send(method: string, path: string, body?: object) {
    const response = await app.call(method, path, { cookie, ...(body && { body }) });
    const answer = await response.json();
    expect(response.ok, JSON.stringify(answer)).toBe(true);
    return answer;
  }

  async function stored(step: "UNDERSTAND" | "PLAN"): Promise<string> {
    const begun = { problemSlug: "two-sum", language: "javascript", mode: "BEGINNER" };
    const { attempt } = await send("POST", "/api/attempts", begun);
    await query(
      app.database.url,
      "update attempts set understand_payload = $2, v2_step = $3 where id = $1",
      [attempt.id, JSON.stringify(oldPayload), step],
    );
    return attempt.id;
  }

  test("opens as it was", async () => {
    const id = await stored("UNDERSTAND");
    const { attempt } = await send("GET", `/api/attempts/${id}`);
    expect(attempt.understandPayload).toEqual({
      ...oldPayload,
      aiAssessment: { ...oldPayload.aiAssessment, probes: [] },
      predictions: [],
    });
    const actor = { userId, role: "learner", requestId: "test" } as const;
    const { assessedBy } = await viewAttemptStory(app.deps(), { attemptId: id }, actor);
    expect(assessedBy).toBeNull();
  });

  test.each([
    ["the explanation sent again", "understand/submit", fields],
    ["an answer to its open question", "understand/followup", { question, answer: "No, never." }],
  ])("is finished by predictions after %s", async (_name, verb, body) => {
    const at = `/api/attempts/${await stored("UNDERSTAND")}`;
    const asked = await send("POST", `${at}/${verb}`, body);
    expect(asked).toMatchObject({ status: "NEEDS_WORK", probes: [{}, {}] });
    const last = await predictRightly("two-sum", asked, (followup) =>
      send("POST", `${at}/understand/followup`, followup),
    );
    expect(last.status).toBe("PASS");
    expect((await send("GET", at)).attempt.v2Step).toBe("PLAN");
  });

  test("is finished when its predictions are from before there were rounds", async () => {
    const id = await stored("UNDERSTAND");
    const at = `/api/attempts/${id}`;
    const predict = (followup: { question: string; answer: string }) =>
      send("POST", `${at}/understand/followup`, followup);
    const { probes } = await send("POST", `${at}/understand/submit`, fields);
    const [{ question: asked }] = probes;
    await predict({ question: asked, answer: "[7, 8]" });
    await query(
      app.database.url,
      `update attempts set understand_payload = understand_payload #- '{predictions,0,round}'
        #- '{aiAssessment,progress,round}' #- '{aiAssessment,progress,isLastRound}'
        #- '{aiAssessment,progress,correctable}' where id = $1`,
      [id],
    );
    const { attempt } = await send("GET", at);
    const { aiAssessment } = attempt.understandPayload;
    expect(aiAssessment.progress).not.toHaveProperty("round");
    expect((await predictRightly("two-sum", aiAssessment, predict)).status).toBe("PASS");
  });

  test("that passed goes on from where it is", async () => {
    const at = `/api/attempts/${await stored("PLAN")}`;
    const choice = {
      patternId: "hash-map",
      confidence: 4,
      invariantText:
        "Before the entry at a position is stored, the map holds the earlier entries, each with its position, and no two of them add up to the target.",
    };
    await send("POST", `${at}/plan/choose`, choice);
    expect((await send("GET", at)).attempt.v2Step).toBe("IMPLEMENT");
  });
});
