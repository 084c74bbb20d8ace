import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { pageVisitFrom } from "../../../lib/auth/person-from.ts";
import { type App, cookieOf, startApp } from "../../../testing/app.ts";

const A_DAY_MS = 24 * 60 * 60_000;
const account = { name: "New here", email: "new@example.org", password: "correct horse" };

describe("signing up, in and out", () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());
  afterEach(() => vi.useRealTimers());

  const errorOf = async (response: Response) => (await response.json()).error;

  test("a new person is a learner, whatever role they ask for", async () => {
    const body = { ...account, email: "sly@example.org", role: "admin" };
    const response = await app.call("POST", "/api/auth/sign-up/email", { body });
    expect(response.status).toBe(200);
    const { items } = await app.deps().people.list({ search: "sly@example.org", limit: 1 });
    expect(items).toMatchObject([{ role: "learner" }]);
    const refused = await app.call("GET", "/api/admin/people", { cookie: cookieOf(response) });
    expect(refused.status).toBe(403);
  });

  test("the session cookie is http-only and same-site", async () => {
    const response = await app.call("POST", "/api/auth/sign-up/email", { body: account });
    expect(response.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/i);
  });

  test.each([
    ["a program that is no browser", { origin: "", "sec-fetch-mode": "cors" }, 200],
    ["another site", { origin: "https://elsewhere.example" }, 403],
    ["another site that hides its origin", { origin: "", "sec-fetch-site": "cross-site" }, 403],
  ])("%s may sign in: %o", async (_name, headers, status) => {
    const { email, password } = await app.signUp();
    const body = { email, password };
    const response = await app.call("POST", "/api/auth/sign-in/email", { body, headers });
    expect(response.status).toBe(status);
  });

  test("a session in use is prolonged once a day, in the browser too, and pages leave that to the API", async () => {
    const { cookie } = await app.signUp();
    const given = async () =>
      (await app.call("GET", "/api/settings", { cookie })).headers.getSetCookie();
    expect(await given()).toEqual([]);
    vi.setSystemTime(Date.now() + 2 * A_DAY_MS);
    const visit = await pageVisitFrom(app.deps().auth, new Headers({ cookie }));
    expect(visit.person).toMatchObject({
      role: "learner",
    });
    const [renewed = ""] = await given();
    expect(renewed).toMatch(/Max-Age=604800.*HttpOnly/);
    expect(decodeURIComponent(renewed.split(";")[0] ?? "")).toBe(cookie);
    expect(await given()).toEqual([]);
  });

  test("who is signed out in the very moment of that is not signed in", async () => {
    const { cookie } = await app.signUp();
    vi.setSystemTime(Date.now() + 2 * A_DAY_MS);
    const { internalAdapter } = await app.deps().auth.$context;
    vi.spyOn(internalAdapter, "updateSession").mockResolvedValueOnce(null);
    const response = await app.call("GET", "/api/settings", { cookie });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("signing out ends the session on the server too", async () => {
    const { cookie } = await app.signUp();
    expect((await app.call("GET", "/api/settings", { cookie })).status).toBe(200);
    await app.call("POST", "/api/auth/sign-out", { cookie, body: {} });
    expect((await app.call("GET", "/api/settings", { cookie })).status).toBe(401);
  });

  test.each([
    ["no name", { ...account, name: "  " }, "name"],
    ["a name that is too long", { ...account, name: "x".repeat(81) }, "name"],
    ["no email", { ...account, email: "nowhere" }, "email"],
    ["a short password", { ...account, password: "short" }, "password"],
    ["a password that is too long", { ...account, password: "x".repeat(129) }, "password"],
    ["a common password", { ...account, password: "password" }, "password"],
    ["keys in a row", { ...account, password: "12345678" }, "password"],
    ["their own email", { ...account, password: account.email }, "password"],
  ])("%s is refused by the name of its field", async (_name, body, field) => {
    const response = await app.call("POST", "/api/auth/sign-up/email", { body });
    expect(response.status).toBe(422);
    expect((await errorOf(response)).details.fields[0].field).toBe(field);
  });

  test("an email that has an account is refused", async () => {
    const { email } = await app.signUp();
    const body = { ...account, email: email.toUpperCase() };
    const response = await app.call("POST", "/api/auth/sign-up/email", { body });
    expect(response.status).toBe(422);
    expect((await errorOf(response)).code).toBe("email-taken");
  });

  test("a wrong password and an unknown email get the same answer, and are audited", async () => {
    // After every moment of the tests above: the trail takes only so many of a second's failures from people unknown.
    vi.setSystemTime(Date.now() + 3 * A_DAY_MS);
    const { email } = await app.signUp();
    const answers = [];
    for (const body of [
      { email, password: "wrong" },
      { email: "nobody@example.org", password: "wrong" },
    ]) {
      const response = await app.call("POST", "/api/auth/sign-in/email", { body });
      expect(response.status).toBe(401);
      const { requestId, ...error } = await errorOf(response);
      answers.push(error);
      const { items } = await app.deps().audit.search({ search: requestId, limit: 1 });
      expect(items).toMatchObject([{ action: "sign-in-failed" }]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test("a disabled person is signed out at once and cannot come back", async () => {
    const { cookie: admin } = await app.signUp("admin");
    const { id, email, password, cookie } = await app.signUp();
    await app.call("POST", `/api/admin/people/${id}/disable`, { cookie: admin });
    const refused = await app.call("GET", "/api/settings", { cookie });
    expect(refused.status).toBe(401);
    expect(await errorOf(refused)).toMatchObject({
      message: "Your account has been disabled.",
      details: { reason: "account-disabled" },
    });
    const session = await app.call("GET", "/api/auth/get-session", { cookie });
    expect(await session.json()).toBeNull();
    const back = await app.call("POST", "/api/auth/sign-in/email", { body: { email, password } });
    expect(back.status).toBe(403);
    expect((await errorOf(back)).code).toBe("account-disabled");
    await app.call("POST", `/api/admin/people/${id}/enable`, { cookie: admin });
    expect((await app.call("GET", "/api/settings", { cookie })).status).toBe(401);
    const again = await app.call("POST", "/api/auth/sign-in/email", { body: { email, password } });
    expect(again.status).toBe(200);
  });

  test.each(["GET list-sessions", "POST update-user", "POST delete-user", "POST change-email"])(
    "what is not ours to offer does not exist: %s",
    async (name) => {
      const [method = "", path] = name.split(" ");
      const { cookie } = await app.signUp();
      const response = await app.call(method, `/api/auth/${path}`, {
        cookie,
        ...(method === "POST" && { body: {} }),
      });
      expect(response.status).toBe(404);
    },
  );

  test("neither a password nor the session's token is ever sent back in a body", async () => {
    const { cookie, email, password } = await app.signUp();
    const answers = await Promise.all([
      app.call("GET", "/api/auth/get-session", { cookie }),
      app.call("POST", "/api/auth/sign-in/email", { body: { email, password } }),
    ]);
    for (const answer of answers) expect(await answer.text()).not.toMatch(/password|token/i);
  });
});
