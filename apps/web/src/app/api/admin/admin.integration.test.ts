import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../../../testing/app.ts";

let app: App;
let admin: Awaited<ReturnType<App["signUp"]>>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.signUp("admin");
});
afterAll(() => app.stop());

const as = async (method: string, path: string, body?: unknown) => {
  const response = await app.call(method, path, {
    cookie: admin.cookie,
    ...(body !== undefined && { body }),
  });
  return { status: response.status, body: await response.json() };
};

describe("people", () => {
  test("are found by a part of their email, without their secrets", async () => {
    const someone = await app.signUp();
    const { body } = await as("GET", `/api/admin/people?search=${someone.email.slice(0, 12)}`);
    expect(body.items).toEqual([
      {
        id: someone.id,
        name: someone.name,
        email: someone.email,
        role: "learner",
        rights: [],
        disabledAt: null,
        createdAt: someone.createdAt,
        activeSessions: 1,
      },
    ]);
  });

  test("are listed page by page, each once", async () => {
    for (let index = 0; index < 5; index += 1) await app.signUp();
    const seen: string[] = [];
    let after = "";
    do {
      const { body } = await as("GET", `/api/admin/people?limit=2${after && `&after=${after}`}`);
      seen.push(...body.items.map((person: { id: string }) => person.id));
      after = encodeURIComponent(body.next ?? "");
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(6);
  });

  test("a changed role holds at once and stands in the audit trail", async () => {
    const someone = await app.signUp();
    const { status } = await as("PUT", `/api/admin/people/${someone.id}/role`, {
      role: "instructor",
    });
    expect(status).toBe(200);
    const { body } = await as("GET", `/api/admin/audit?action=role-changed&search=${someone.id}`);
    expect(body.items).toMatchObject([
      { actorId: admin.id, subject: someone.id, details: { from: "learner", to: "instructor" } },
    ]);
  });

  test("the last admin keeps the role and the account", async () => {
    const demoted = await as("PUT", `/api/admin/people/${admin.id}/role`, { role: "learner" });
    expect(demoted).toMatchObject({ status: 409, body: { error: { code: "last-admin" } } });
    const disabled = await as("POST", `/api/admin/people/${admin.id}/disable`);
    expect(disabled).toMatchObject({ status: 409, body: { error: { code: "own-account" } } });
  });

  test("someone's sessions can be ended", async () => {
    const someone = await app.signUp();
    await as("POST", `/api/admin/people/${someone.id}/end-sessions`);
    expect((await app.call("GET", "/api/settings", { cookie: someone.cookie })).status).toBe(401);
  });

  test.each([
    ["PUT", "role", { role: "admin" }],
    ["POST", "disable", {}],
    ["POST", "enable", {}],
    ["POST", "end-sessions", {}],
  ])("an unknown person: %s %s is not found", async (method, verb, body) => {
    const { status } = await as(method, `/api/admin/people/nobody/${verb}`, body);
    expect(status).toBe(404);
  });
});

describe("flags", () => {
  const setting = { enabled: false, rolloutPercent: 40, roleOverrides: { instructor: true } };

  test("a change is kept, says by whom, and is audited", async () => {
    const saved = await as("PUT", "/api/admin/flags/attempt_v2_flow", { ...setting, version: 0 });
    expect(saved.body.flag).toMatchObject({ ...setting, version: 1, changedBy: { id: admin.id } });
    const present = await as("GET", "/api/admin/flags/attempt_v2_flow");
    expect(present.body.flag).toMatchObject({ ...saved.body.flag, default: true });
    const { body } = await as("GET", "/api/admin/audit?action=flag-changed");
    expect(body.items[0]).toMatchObject({ subject: "attempt_v2_flow", details: { to: setting } });
  });

  test("a change made on an old version is refused with the present one", async () => {
    const stale = await as("PUT", "/api/admin/flags/attempt_v2_flow", { ...setting, version: 0 });
    expect(stale).toMatchObject({
      status: 409,
      body: { error: { code: "stale-version", details: { version: 1 } } },
    });
  });

  test.each([
    ["an unknown flag", "no_such_flag", { ...setting, version: 0 }, 404],
    [
      "a rollout above 100",
      "attempt_v2_flow",
      { ...setting, rolloutPercent: 101, version: 0 },
      422,
    ],
    [
      "a role that is none",
      "attempt_v2_flow",
      { ...setting, roleOverrides: { boss: true }, version: 0 },
      422,
    ],
  ])("%s is refused", async (_name, key, body, status) => {
    expect((await as("PUT", `/api/admin/flags/${key}`, body)).status).toBe(status);
  });
});

describe("metrics", () => {
  test("are told by their names, for as many days as one asks", async () => {
    const { status, body } = await as("GET", "/api/admin/metrics?days=7");
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        from: expect.any(String),
        recovery_triggers: 0,
        recovery_success: 0,
        stage_success: { guidance: 0, mutation: 0, model: 0, branches: 0, human: 0 },
        recovery_iterations: { total: 0, mean: null, most: 0 },
        episodes: 0,
        episode_outcomes: {
          ...{ "recovered-alone": 0, "recovered-with-help": 0 },
          ...{ dismissed: 0, abandoned: 0, escalated: 0 },
        },
      },
    });
    expect((await as("GET", "/api/admin/metrics?days=8")).status).toBe(422);
  });
});
