import { replay } from "@foothold/core/attempt";
import { anExplanation, rightCode, wrongCode } from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Learner,
  type PracticeApp,
  reflection,
  startPracticeApp,
} from "../../../testing/practice.ts";

describe("an attempt's history", () => {
  let app: PracticeApp;
  let learner: Learner;
  beforeAll(async () => {
    app = await startPracticeApp();
    learner = await app.learner();
  });
  afterAll(() => app.stop());

  async function save(id: string, code: string) {
    const { version } = await learner.attempt(id);
    return (await learner.move(id, "code", { code, version })).body;
  }
  /** Large removals are change sets of their own, so each of these is one. */
  const page = (name: string) => Array.from({ length: 60 }, (_, i) => `// ${name} ${i}\n`).join("");

  test("code goes back to any earlier state and forward again, and loses nothing", async () => {
    const id = await learner.reach("IMPLEMENT");
    const { code: begun } = await learner.attempt(id);
    for (const name of ["one", "two", "three"]) await save(id, page(name));
    const list = async () => (await learner.send("GET", `/api/attempts/${id}/changes`)).body.items;
    const ends = (await list()).map((change: { position: number }) => change.position);
    const last = ends[0];
    const back = await learner.move(id, "rewind", { position: 0 });
    expect(back.body).toMatchObject({ code: begun, position: last + 1 });
    expect(await learner.attempt(id)).toMatchObject({ code: begun });
    const marks = (await list()).map((change: { applied: boolean }) => change.applied);
    expect(marks).toEqual([true, ...ends.map(() => false)]);
    const forward = await learner.move(id, "rewind", { position: last });
    expect(forward.body).toMatchObject({ code: page("three"), position: last + 2 });
    const viewed = await learner.send("GET", `/api/attempts/${id}/changes/${last}`);
    expect(viewed.body.files[0]).toMatchObject({ path: "solution.js", newContent: page("three") });
    const [newest] = await list();
    expect(newest).toMatchObject({ source: "rewind", applied: true });
  });

  test("typing on is one change set", async () => {
    const id = await learner.reach("IMPLEMENT");
    const first = await save(id, "let a;\n");
    const second = await save(id, "let ab;\n");
    expect(second.changeSet).toEqual(first.changeSet);
    expect(second.version).toBe(first.version + 1);
    expect(await save(id, "let ab;\n")).toEqual({ version: second.version, changeSet: null });
  });

  test("a position that does not exist is refused by name", async () => {
    const id = await learner.reach("IMPLEMENT");
    const { status, body } = await learner.move(id, "rewind", { position: 7 });
    expect([status, body.error.details.fields[0].field]).toEqual([422, "position"]);
    expect((await learner.send("GET", `/api/attempts/${id}/changes/7`)).status).toBe(404);
  });

  test("the events of a long attempt rebuild it", async () => {
    const id = await learner.start();
    const vague = anExplanation({ explanation: "Things happen." });
    const { body } = await learner.move(id, "understand/submit", vague);
    const answer = { question: body.followupQuestions[0], answer: "You add them." };
    await learner.move(id, "understand/followup", answer);
    await learner.move(id, "plan/suggest", { explanation: "Add." });
    await learner.move(id, "plan/choose", { patternId: "arithmetic", confidence: 1 });
    await learner.move(id, "plan/discover");
    const built = { templateId: "total-so-far", choices: { what: 0 } };
    const choice = { patternId: "arithmetic", confidence: 4, complexity: "O(1)" };
    await learner.move(id, "plan/choose", { ...choice, invariantBuilder: built });
    await learner.move(id, "implement/hint");
    await save(id, page("draft"));
    await learner.move(id, "rewind", { position: 0 });
    await learner.move(id, "chat", { message: "What goes in?" });
    await learner.move(id, "stuck", { action: "rescue" });
    await learner.move(id, "stuck/recap", { text: "You add both." });
    await learner.move(id, "implement/submit", { code: wrongCode });
    const run = await learner.move(id, "verify/run");
    expect(run.body.tests).toHaveLength(4);
    expect(run.body.tests[2]).toEqual({
      index: 2,
      status: "failed",
      hidden: true,
      purpose: "a negative number",
    });
    await learner.move(id, "verify/trace", { testIndex: 0, notes: "It goes down." });
    const failure = { testIndex: 0, testInput: "", expected: "3", actual: "-1" };
    await learner.move(id, "verify/explain-failure", { ...failure, userExplanation: "Minus." });
    await learner.move(id, "mode", { mode: "EXPERT" });
    await learner.move(id, "verify/retry");
    await learner.move(id, "implement/submit", { code: rightCode });
    await learner.move(id, "verify/run");
    expect((await learner.move(id, "reflect/submit", reflection)).status).toBe(200);
    const stored = await app.deps().attempts.find(id);
    expect(stored).toMatchObject({ v2Step: "COMPLETE", reflectPayload: reflection });
    const { items } = await app.deps().attempts.events(id, { limit: 200 });
    expect(items).toHaveLength(stored?.version ?? 0);
    expect(replay(items)).toEqual(stored);
  });

  test("with the flag off an attempt runs on the three steps to its end", async () => {
    const { cookie } = await app.signUp("admin");
    const off = { enabled: false, rolloutPercent: 100, roleOverrides: {}, version: 0 };
    await app.call("PUT", "/api/admin/flags/attempt_v2_flow", { cookie, body: off });
    const id = await learner.start();
    expect(await learner.attempt(id)).toMatchObject({ v2Step: null, state: "APPROACH" });
    expect((await learner.move(id, "understand/submit", anExplanation())).status).toBe(409);
    await learner.move(id, "approach/submit", { approach: "Add both." });
    await save(id, wrongCode);
    await learner.move(id, "implement/submit", { code: wrongCode });
    expect((await learner.move(id, "verify/run")).body).toMatchObject({ outcome: "failed" });
    expect((await learner.move(id, "finish")).body.error.code).toBe("tests-not-passed");
    await learner.move(id, "verify/retry");
    await learner.move(id, "implement/submit", { code: rightCode });
    await learner.move(id, "verify/run");
    const { body } = await learner.move(id, "finish");
    expect(body.attempt).toMatchObject({ v2Step: null, state: "DONE" });
  });
});
