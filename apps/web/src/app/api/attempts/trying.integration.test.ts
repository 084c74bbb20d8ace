import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../../../testing/app.ts";

const right = `function twoSum(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    const partner = seen.get(target - numbers[i]);
    if (partner !== undefined) return [partner, i];
    seen.set(numbers[i], i);
  }
  return [];
}`;

describe("examples and challenges with the real catalogue and runner", () => {
  let app: App;
  let cookie: string;
  beforeAll(async () => {
    app = await startApp();
    cookie = (await app.signUp()).cookie;
  });
  afterAll(() => app.stop());

  async function send(method: string, path: string, body?: object) {
    const response = await app.call(method, path, { cookie, ...(body && { body }) });
    return { status: response.status, body: await response.json() };
  }

  async function start(problemSlug: string, language = "javascript"): Promise<string> {
    const body = { problemSlug, language, mode: "EXPERT" };
    return `/api/attempts/${(await send("POST", "/api/attempts", body)).body.attempt.id}`;
  }

  async function atReflect(): Promise<string> {
    const attempt = await start("two-sum");
    await send("POST", `${attempt}/understand/skip`, {});
    await send("POST", `${attempt}/plan/skip`, {});
    await send("POST", `${attempt}/implement/submit`, { code: right });
    expect((await send("POST", `${attempt}/verify/run`, {})).body.v2Step).toBe("REFLECT");
    return attempt;
  }

  test("an example is judged by what the reference gives", async () => {
    const example = `${await start("two-sum")}/understand/example`;
    const args = [[5, 12, 3, 8], 15];
    expect((await send("POST", example, { args, answer: [0, 2] })).body).toEqual({
      agrees: false,
      expected: [1, 2],
    });
    expect((await send("POST", example, { args, answer: [1, 2] })).body.agrees).toBe(true);
  });

  test("where several answers are right, each of them is, and a wrong one is not", async () => {
    const example = `${await start("pair-with-sum-sorted")}/understand/example`;
    const args = [[1, 2, 3, 4], 5];
    for (const answer of [
      [0, 3],
      [1, 2],
    ]) {
      expect((await send("POST", example, { args, answer })).body.agrees).toBe(true);
    }
    expect((await send("POST", example, { args, answer: [0, 1] })).body.agrees).toBe(false);
  });

  test("a tree is written level by level", async () => {
    const example = `${await start("tree-level-order")}/understand/example`;
    const body = { args: [[1, null, 2]], answer: [[1], [2]] };
    expect((await send("POST", example, body)).body.agrees).toBe(true);
  });

  test.each([
    ["args.numbers", { args: ["5, 12", 17], answer: [0, 1] }],
    ["args.target", { args: [[1, 2], 4], answer: [0, 1] }],
    ["args", { args: [[1, 2]], answer: [0, 1] }],
    ["answer", { args: [[1, 2], 3], answer: 1 }],
    ["answer", { args: [[1, 2], 3] }],
    ["args.numbers", { args: [Array(2_000).fill(7), 14], answer: [0, 1] }],
  ])("bad input is refused naming %s: %j", async (field, body) => {
    const answer = await send("POST", `${await start("two-sum")}/understand/example`, body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.details.fields[0].field).toBe(field);
  });

  test("a challenge is hidden until the problem is solved, then run for real", async () => {
    const early = await send("GET", `${await start("two-sum")}/reflect/challenge`);
    expect([early.status, early.body.error.code]).toEqual([409, "wrong-step"]);

    const attempt = await atReflect();
    const shown = await send("GET", `${attempt}/reflect/challenge`);
    expect(shown.body.challenges).toHaveLength(2);
    expect(JSON.stringify(shown.body)).not.toContain("knownAnswer");
    const attack = (args: unknown[]) =>
      send("POST", `${attempt}/reflect/challenge`, { challenge: "skips-equal-partner", args });
    expect((await attack([[2, 7], 9])).body).toMatchObject({ beaten: false, expected: [0, 1] });
    expect((await attack([[4, 4], 8])).body).toMatchObject({ beaten: true, expected: [0, 1] });
    const outside = await attack([[4, 4, 4], 8]);
    expect(outside.status).toBe(422);
    expect(outside.body.error.message).toContain("target");
    const { body } = await send("GET", attempt);
    expect(body.attempt.reflectPayload.adversaryChallengeCompleted).toBe(true);
  });

  test("a python learner attacks the program in python", async () => {
    const attempt = await start("two-sum", "python");
    await send("POST", `${attempt}/understand/skip`, {});
    await send("POST", `${attempt}/plan/skip`, {});
    const code =
      "def two_sum(numbers, target):\n    seen = {}\n    for i, n in enumerate(numbers):\n        if target - n in seen:\n            return [seen[target - n], i]\n        seen[n] = i";
    await send("POST", `${attempt}/implement/submit`, { code });
    await send("POST", `${attempt}/verify/run`, {});
    const { body } = await send("GET", `${attempt}/reflect/challenge`);
    expect(body.challenges[0]).toMatchObject({ language: "python" });
    const tried = await send("POST", `${attempt}/reflect/challenge`, {
      challenge: "stops-at-large",
      args: [[9, 1, 2], 3],
    });
    expect(tried.body).toMatchObject({ beaten: true, expected: [1, 2] });
  });
});
