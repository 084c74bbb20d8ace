import { untouchedCoachSettings } from "@foothold/core/coach";
import type { Role } from "@foothold/core/people";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../../testing/app.ts";

const settings = {
  name: "Someone",
  defaultMode: null,
  defaultLanguage: "python",
  coachProvider: "built-in",
  theme: "dark",
};
const flag = { enabled: true, rolloutPercent: 100, roleOverrides: {} };
const { providers, firstWordsSeconds, callsPerHour } = untouchedCoachSettings;
const coach = { providers, firstWordsSeconds, callsPerHour };
const json = JSON.stringify;
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

const bodies: Array<[string, string | Uint8Array<ArrayBuffer>, number]> = [
  ["half a JSON text", '{"name":', 400],
  ["not JSON at all", "name=Someone", 400],
  ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400],
  ["a list", "[1,2,3]", 422],
  ["null", "null", 422],
  ["a number where a text is asked", json({ ...settings, name: 7 }), 422],
  ["an object where a text is asked", json({ ...settings, name: { $ne: "" } }), 422],
  ["an unknown choice", json({ ...settings, theme: "pink" }), 422],
  ["a field missing", json({ name: "Someone" }), 422],
  ["1 MB", json({ ...settings, name: "x".repeat(1024 * 1024) }), 413],
  ["deep nesting", nested(5_000), 422],
  ["__proto__", `{"__proto__":{"role":"admin"},${json(settings).slice(1)}`, 422],
  ["constructor.prototype", json({ ...settings, constructor: { prototype: { x: 1 } } }), 422],
  ["a NUL byte", json({ ...settings, name: "a\0b" }), 422],
  ["a lone surrogate", `${json(settings).slice(0, -1)},"name":"\\ud800"}`, 422],
];

/** More than an integer column holds, and later than any date. */
const huge = 3_000_000_000;
const never = "999999999999999.x";

const beyond: Array<[Role, string, string, object?]> = [
  ["admin", "GET", "/api/admin/people?search=%00"],
  ["admin", "GET", `/api/admin/people?after=${never}`],
  ["admin", "PUT", "/api/admin/flags/attempt_v2_flow", { ...flag, version: huge }],
  ["admin", "PUT", "/api/admin/coach", { ...coach, version: huge }],
  ["learner", "GET", `/api/attempts?after=${never}`],
  ["learner", "GET", `/api/notifications?after=${never}`],
  ["instructor", "GET", `/api/guidance?after=${never}`],
  ["instructor", "GET", `/api/escalations?after=-${never}`],
];

describe("hostile bodies", () => {
  let app: App;
  let cookie: string;
  beforeAll(async () => {
    app = await startApp();
    cookie = (await app.signUp()).cookie;
  });
  afterAll(() => app.stop());

  test.each(bodies)("%s is refused and changes nothing", async (_name, raw, status) => {
    const before = await (await app.call("GET", "/api/settings", { cookie })).json();
    const response = await app.call("PUT", "/api/settings", { cookie, raw });
    expect(response.status).toBe(status);
    const { error } = await response.json();
    expect(error).toMatchObject({ code: expect.any(String), requestId: expect.any(String) });
    expect(await (await app.call("GET", "/api/settings", { cookie })).json()).toEqual(before);
  });

  test("a body that never says how long it is is cut off at the limit", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
    const response = await app.call("PUT", "/api/settings", { cookie, raw: endless });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(1024 * 1024);
  });

  test("a body whose connection breaks is told apart from one that is no JSON", async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error("socket hang up"));
      },
    });
    const response = await app.call("PUT", "/api/settings", { cookie, raw: broken });
    expect(response.status).toBe(400);
    expect((await response.json()).error.code).toBe("request-incomplete");
  });

  test.each(beyond)(
    "what cannot be stored is refused to the %s: %s %s",
    async (role, method, path, body) => {
      const { cookie: own } = await app.signUp(role);
      const response = await app.call(method, path, { cookie: own, ...(body && { body }) });
      expect(response.status).toBe(422);
    },
  );

  test("the same body without the hostile part is taken", async () => {
    const response = await app.call("PUT", "/api/settings", { cookie, body: settings });
    expect(response.status).toBe(200);
  });

  test("a foreign Origin is refused", async () => {
    const response = await app.call("PUT", "/api/settings", {
      cookie,
      body: settings,
      headers: { origin: "https://elsewhere.example" },
    });
    expect(response.status).toBe(403);
    expect((await response.json()).error.code).toBe("foreign-origin");
  });

  test("an unknown path answers in the same shape", async () => {
    const response = await app.call("POST", "/api/no/such/thing", { body: {} });
    expect(response.status).toBe(404);
    expect((await response.json()).error.code).toBe("not-found");
  });
});
