import { randomBytes } from "node:crypto";
import { fieldLimits, MAX_CUES } from "@foothold/core/attempt";
import { anExplanation } from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moves } from "../../../testing/moves.ts";
import {
  type Learner,
  type PracticeApp,
  reflection,
  startPracticeApp,
} from "../../../testing/practice.ts";

const over = (field: keyof typeof fieldLimits) => "x".repeat(fieldLimits[field] + 1);
const failure = { testIndex: 0, testInput: "", expected: "", actual: "", userExplanation: "Hm." };
const choice = { patternId: "arithmetic", confidence: 3 };
const followup = { question: "Why?", answer: "Because." };

const tooLong: [field: string, verb: string, body: Record<string, unknown>][] = [
  ...Object.keys(anExplanation()).map((field): [string, string, Record<string, unknown>] => [
    field,
    "understand/submit",
    { ...anExplanation(), [field]: over(field as keyof typeof fieldLimits) },
  ]),
  ["question", "understand/followup", { ...followup, question: over("followupQuestion") }],
  ["answer", "understand/followup", { ...followup, answer: over("followupAnswer") }],
  ["explanation", "plan/suggest", { explanation: over("explanation") }],
  ["patternId", "plan/choose", { ...choice, patternId: over("patternId") }],
  ["invariantText", "plan/choose", { ...choice, invariantText: over("invariantText") }],
  ["complexity", "plan/choose", { ...choice, complexity: over("complexity") }],
  [
    "answers.0.answer",
    "plan/discover",
    { answers: [{ questionId: "q", answer: over("discoveryAnswer") }] },
  ],
  ["code", "code", { code: over("code"), version: 1 }],
  ["code", "implement/submit", { code: over("code") }],
  ["testInput", "verify/explain-failure", { ...failure, testInput: over("testValue") }],
  [
    "userExplanation",
    "verify/explain-failure",
    { ...failure, userExplanation: over("userExplanation") },
  ],
  ["notes", "verify/trace", { testIndex: 0, notes: over("traceNotes") }],
  ["cuesNextTime.0", "reflect/submit", { ...reflection, cuesNextTime: [over("cue")] }],
  [
    "cuesNextTime",
    "reflect/submit",
    { ...reflection, cuesNextTime: Array(MAX_CUES + 1).fill("x") },
  ],
  [
    "invariantSummary",
    "reflect/submit",
    { ...reflection, invariantSummary: over("invariantSummary") },
  ],
  ["text", "stuck/recap", { text: over("recap") }],
  ["message", "chat", { message: over("chatMessage") }],
  ["approach", "approach/submit", { approach: over("approach") }],
];

const wrong: [field: string, verb: string, body: Record<string, unknown>][] = [
  ["mode", "mode", { mode: "WIZARD" }],
  ["explanation", "understand/submit", { ...anExplanation(), explanation: "  " }],
  ["confidence", "plan/choose", { ...choice, confidence: 6 }],
  ["confidence", "plan/choose", { ...choice, confidence: 2.5 }],
  ["version", "code", { code: "x" }],
  ["version", "mode", { mode: "EXPERT", version: 0 }],
  ["code", "implement/submit", { code: "\n" }],
  ["testIndex", "verify/trace", { testIndex: -1 }],
  ["cuesNextTime", "reflect/submit", { ...reflection, cuesNextTime: [] }],
  ["action", "stuck", { action: "give-up" }],
  ["message", "chat", { message: " " }],
];

describe("what an attempt is sent", () => {
  let app: PracticeApp;
  let learner: Learner;
  let id: string;
  beforeAll(async () => {
    app = await startPracticeApp();
    learner = await app.learner();
    id = await learner.start();
  });
  afterAll(() => app.stop());

  test.each(tooLong)("%s too long for %s is refused by name", async (field, verb, body) => {
    const answer = await learner.move(id, verb, body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.details.fields.map((named: { field: string }) => named.field)).toEqual(
      [field],
    );
  });

  test.each(wrong)("%s wrong for %s is refused by name", async (field, verb, body) => {
    const answer = await learner.move(id, verb, body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.details.fields).toMatchObject([{ field }]);
  });

  test.each([
    ["problemSlug", 404, { problemSlug: "no-such-problem", language: "python" }],
    ["language", 422, { problemSlug: "add-two", language: "cobol" }],
    ["mode", 422, { problemSlug: "add-two", language: "python", mode: "beginner" }],
  ])("a start with an unknown %s answers %i", async (_field, status, body) => {
    expect((await learner.send("POST", "/api/attempts", body)).status).toBe(status);
  });

  test.each(Object.entries(moves))("someone else's attempt: %s finds nothing", async (_, given) => {
    const [verb, body] = given;
    const someone = await theOther();
    const answer = await someone.move(id, verb, { version: 1, ...body });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: "not-found" } } });
  });

  test.each(["", "/changes", "/changes/1"])(
    "someone else's attempt%s is not shown",
    async (path) => {
      const someone = await theOther();
      expect((await someone.send("GET", `/api/attempts/${id}${path}`)).status).toBe(404);
    },
  );

  test("a change that no attempt can have is refused by name", async () => {
    const answer = await learner.send("GET", `/api/attempts/${id}/changes/9999999999`);
    expect(answer.status).toBe(422);
    expect(answer.body.error.details.fields).toMatchObject([{ field: "position" }]);
  });

  test("an address longer than any id is refused before its key is kept", async () => {
    const long = randomBytes(3_000).toString("base64url");
    const key = { "idempotency-key": "long" };
    const answer = await learner.move(long, "mode", { mode: "EXPERT" }, key);
    expect(answer.status).toBe(422);
    expect(answer.body.error.details.fields).toMatchObject([{ field: "attemptId" }]);
  });

  let other: Learner | undefined;
  async function theOther(): Promise<Learner> {
    other ??= await app.learner();
    return other;
  }

  test("everyone lists their own, page by page, the newest first", async () => {
    const newcomer = await app.learner();
    const ids = [await newcomer.start(), await newcomer.start(), await newcomer.start()];
    const first = (await newcomer.send("GET", "/api/attempts?limit=2")).body;
    const path = `/api/attempts?limit=2&after=${encodeURIComponent(first.next)}`;
    const rest = (await newcomer.send("GET", path)).body;
    expect(rest.next).toBeNull();
    const listed = [...first.items, ...rest.items].map((item: { id: string }) => item.id);
    expect(listed).toEqual(ids.toReversed());
    const { body } = await newcomer.send("GET", "/api/attempts?finished=true");
    expect(body).toEqual({ items: [], next: null });
  });

  test.each([
    "/api/attempts?after=nonsense",
    "/api/attempts?limit=0",
    "/api/attempts?finished=maybe",
  ])("%s is refused", async (path) => expect((await learner.send("GET", path)).status).toBe(422));
});
