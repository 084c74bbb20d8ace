import { replay, transitions } from "@foothold/core/attempt";
import {
  anExplanation,
  goodChoice,
  rightCode,
  rightInvariant,
  wrongCode,
} from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Learner, type PracticeApp, startPracticeApp } from "../../../testing/practice.ts";

type Row = (typeof transitions)[number];
type Doing = (learner: Learner) => Promise<string>;

const nameOf = ({ from, trigger, to }: Row) => `${from} → ${trigger} → ${to}`;

async function did(learner: Learner, id: string, verb: string, body = {}): Promise<string> {
  const { status, body: answer } = await learner.move(id, verb, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return id;
}

/** Takes an attempt to the row's step and does there what the row is about. */
const rows: Record<string, Doing> = {
  "UNDERSTAND → submit-explanation → UNDERSTAND": async (learner) =>
    did(learner, await learner.reach("UNDERSTAND"), "understand/submit", vague),
  "UNDERSTAND → submit-explanation → PLAN": async (learner) =>
    did(learner, await learner.reach("UNDERSTAND"), "understand/submit", anExplanation()),
  "UNDERSTAND → skip → PLAN": async (learner) =>
    did(learner, await learner.reach("UNDERSTAND", "EXPERT"), "understand/skip"),
  "PLAN → suggest-patterns → PLAN": async (learner) =>
    did(learner, await learner.reach("PLAN"), "plan/suggest", { explanation: "Add both." }),
  "PLAN → choose-pattern → PLAN": async (learner) =>
    did(learner, await learner.reach("PLAN"), "plan/choose", choice(2)),
  "PLAN → choose-pattern → IMPLEMENT": async (learner) =>
    did(learner, await learner.reach("PLAN"), "plan/choose", choice(3)),
  "PLAN → skip → IMPLEMENT": async (learner) =>
    did(learner, await learner.reach("PLAN", "EXPERT"), "plan/skip"),
  "IMPLEMENT → submit-code → VERIFY": async (learner) =>
    did(learner, await learner.reach("IMPLEMENT"), "implement/submit", { code: rightCode }),
  "IMPLEMENT → request-hint → IMPLEMENT": async (learner) =>
    did(learner, await learner.reach("IMPLEMENT"), "implement/hint"),
  "VERIFY → run-tests → VERIFY": async (learner) => {
    const id = await learner.reach("IMPLEMENT");
    await did(learner, id, "implement/submit", { code: wrongCode });
    return did(learner, id, "verify/run");
  },
  "VERIFY → run-tests → REFLECT": async (learner) =>
    did(learner, await learner.reach("VERIFY"), "verify/run"),
  "VERIFY → retry → IMPLEMENT": async (learner) =>
    did(learner, await learner.reach("VERIFY"), "verify/retry"),
  "REFLECT → submit-reflection → COMPLETE": async (learner) => {
    const body = { cuesNextTime: ["in total"], invariantSummary: rightInvariant };
    return did(learner, await learner.reach("REFLECT"), "reflect/submit", body);
  },
  "REFLECT → skip → COMPLETE": async (learner) =>
    did(learner, await learner.reach("REFLECT"), "reflect/skip"),
};

const vague = anExplanation({ explanation: "Things happen." });
const choice = (confidence: number) => ({ ...goodChoice, confidence });

describe("every row of the state machine, over HTTP", () => {
  let app: PracticeApp;
  let learner: Learner;
  beforeAll(async () => {
    app = await startPracticeApp();
    learner = await app.learner();
  });
  afterAll(() => app.stop());

  test("there are fourteen, and each is tested", () => {
    expect(transitions).toHaveLength(14);
    expect(Object.keys(rows).sort()).toEqual(transitions.map(nameOf).sort());
  });

  test.each(transitions.map((row) => [nameOf(row), row] as const))("%s", async (name, row) => {
    const id = (await rows[name]?.(learner)) ?? "";
    expect(await learner.attempt(id)).toMatchObject({ v2Step: row.to });
    const { items } = await app.deps().attempts.events(id, { limit: 100 });
    expect(items.at(-1)).toMatchObject({ from: row.from, to: row.to, actorId: learner.userId });
    expect(replay(items)).toEqual(await app.deps().attempts.find(id));
  });

  test("a low confidence triggers discovery, which is answered question by question", async () => {
    const id = await learner.reach("PLAN");
    const { body } = await learner.move(id, "plan/choose", choice(1));
    expect(body).toMatchObject({ accepted: false, match: "GOOD", discoveryRecommended: true });
    expect(await learner.attempt(id)).toMatchObject({
      v2Step: "PLAN",
      planPayload: { discoveryTriggered: true, userConfidence: 1 },
    });
    const first = await learner.move(id, "plan/discover");
    const { id: questionId, choices } = first.body.question;
    const answers = [{ questionId, answer: choices[0] }];
    const second = await learner.move(id, "plan/discover", { answers });
    expect(second.body.candidates).toMatchObject([{ patternId: "arithmetic" }]);
  });

  test("a mismatch is not accepted and stays", async () => {
    const id = await learner.reach("PLAN");
    const { body } = await learner.move(id, "plan/choose", { patternId: "stack", confidence: 5 });
    expect(body).toMatchObject({ accepted: false, match: "MISMATCH" });
    expect(await learner.attempt(id)).toMatchObject({ v2Step: "PLAN" });
  });

  test("a change of mode keeps everything written", async () => {
    const id = await learner.reach("PLAN");
    const before = await learner.attempt(id);
    await learner.move(id, "mode", { mode: "EXPERT" });
    const after = await learner.attempt(id);
    expect(after).toMatchObject({ mode: "EXPERT", understandPayload: before.understandPayload });
    expect((await learner.move(id, "plan/skip")).status).toBe(200);
  });

  test("an answered follow-up turns NEEDS_WORK into PASS", async () => {
    const id = await learner.start();
    const { body } = await learner.move(id, "understand/submit", vague);
    expect(body.status).toBe("NEEDS_WORK");
    const answer = { question: body.followupQuestions[0], answer: "You add them." };
    expect((await learner.move(id, "understand/followup", answer)).body.status).toBe("PASS");
    expect(await learner.attempt(id)).toMatchObject({ v2Step: "PLAN" });
  });

  test("hints stop at the budget", async () => {
    const id = await learner.reach("IMPLEMENT");
    const { hintBudget } = await learner.attempt(id);
    for (let used = 1; used <= hintBudget; used++) {
      const { body } = await learner.move(id, "implement/hint");
      expect(body).toMatchObject({ hintsUsedCount: used, hintBudget, hint: expect.any(String) });
    }
    const spent = await learner.move(id, "implement/hint");
    expect(spent).toMatchObject({ status: 409, body: { error: { code: "hint-budget-spent" } } });
  });

  test("after a rescue an attempt is completed only once it has been explained back", async () => {
    const id = await learner.reach("REFLECT");
    const rescue = await learner.move(id, "stuck", { action: "rescue" });
    expect(rescue.body).toMatchObject({ requiresRecap: true, isFallback: false });
    for (const [verb, body] of [
      ["reflect/submit", { cuesNextTime: ["x"], invariantSummary: "y" }],
      ["reflect/skip", {}],
    ] as const) {
      const { status, body: answer } = await learner.move(id, verb, body);
      expect([status, answer.error.code]).toEqual([409, "recap-required"]);
    }
    const weak = await learner.move(id, "stuck/recap", { text: "Hm." });
    expect(weak.body).toMatchObject({ accepted: false, recapRequired: true });
    const good = await learner.move(id, "stuck/recap", { text: "You add both." });
    expect(good.body).toMatchObject({ accepted: true, recapRequired: false });
    expect((await learner.move(id, "reflect/skip")).status).toBe(200);
  });
});
