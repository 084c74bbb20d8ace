import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../../../testing/app.ts";

const code = "function twoSum() {\n  return [0, 0];\n}\n";
const run = {
  kind: "tests",
  status: "passed",
  problem: null,
  tests: [{ index: 0, status: "failed", got: "[0, 0]", printed: "" }],
  own: [],
};

describe("a run in the browser, told to the server", () => {
  let app: App;
  let cookie: string;
  beforeAll(async () => {
    app = await startApp();
    cookie = (await app.signUp()).cookie;
  });
  afterAll(() => app.stop());

  async function send(method: string, path: string, body?: object, by = cookie) {
    const response = await app.call(method, path, { cookie: by, ...(body && { body }) });
    return { status: response.status, body: await response.json() };
  }

  async function atCode(): Promise<string> {
    const begun = { problemSlug: "two-sum", language: "javascript", mode: "EXPERT" };
    const { attempt } = (await send("POST", "/api/attempts", begun)).body;
    const path = `/api/attempts/${attempt.id}`;
    await send("POST", `${path}/understand/skip`, {});
    await send("POST", `${path}/plan/skip`, {});
    return path;
  }

  test("is known to the coach and moves nothing", async () => {
    const path = await atCode();
    const before = (await send("GET", path)).body.attempt;
    const told = await send("POST", `${path}/implement/browser-run`, { code, run });
    expect(told).toMatchObject({ status: 200, body: { recordedAt: expect.any(String) } });
    expect((await send("GET", path)).body.attempt).toEqual(before);
    const { body } = await send("POST", `${path}/chat`, { message: "Why does the test fail?" });
    expect(body.response).toContain("In your browser 0 of 1 visible tests passed.");
  });

  test("is refused for others, at another step, and in another form", async () => {
    const path = await atCode();
    const address = `${path}/implement/browser-run`;
    const { cookie: stranger } = await app.signUp();
    expect((await send("POST", address, { code, run }, stranger)).status).toBe(404);
    const long = { ...run, problem: "x".repeat(2_001) };
    expect((await send("POST", address, { code, run: long })).status).toBe(422);
    await send("POST", `${path}/implement/submit`, { code });
    expect((await send("POST", address, { code, run })).status).toBe(409);
    expect((await send("POST", `${path}/verify/run`, {})).body.v2Step).toBe("VERIFY");
  });
});
