import { query } from "@foothold/adapter-db/testing";
import { PASSWORD_LINK_HOURS } from "@foothold/core/people";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { limits } from "../../../lib/http/limits/rate-limit.ts";
import { type App, cookieOf, startApp } from "../../../testing/app.ts";

const next = "battery staple";

describe("a password that is changed, and one that is forgotten", () => {
  let app: App;
  let admin: Awaited<ReturnType<App["signUp"]>>;
  beforeAll(async () => {
    app = await startApp();
    admin = await app.signUp("admin");
  });
  afterAll(() => app.stop());
  afterEach(() => vi.useRealTimers());

  let addresses = 0;
  /** From a network of its own, so that no test uses up another one's tries. */
  const fromElsewhere = () => ({ "x-foothold-client-address": `192.0.2.${++addresses}` });
  const signIn = (email: string, password: string) =>
    app.call("POST", "/api/auth/sign-in/email", { body: { email, password } });
  const isSignedIn = async (cookie: string) =>
    (await app.call("GET", "/api/settings", { cookie })).status === 200;
  const errorOf = async (response: Response) => (await response.json()).error;

  async function linkFor(id: string, headers: Record<string, string> = {}) {
    const path = `/api/admin/people/${id}/password-link`;
    const response = await app.call("POST", path, { cookie: admin.cookie, body: {}, headers });
    expect(response.status).toBe(201);
    const { link } = await response.json();
    return { ...link, token: new URL(link.url).searchParams.get("token") ?? "" };
  }

  const setBy = (token: string, password = next, headers = fromElsewhere()) =>
    app.call("POST", "/api/new-password", { body: { token, password }, headers });

  describe("changing it", () => {
    const change = (cookie: string, body: object) =>
      app.call("POST", "/api/me/password", { cookie, body });

    test("signs out everywhere but here", async () => {
      const { cookie, email, password } = await app.signUp();
      const elsewhere = cookieOf(await signIn(email, password));
      const response = await change(cookie, { currentPassword: password, newPassword: next });
      expect(await response.json()).toEqual({ changed: true });
      expect(response.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/i);
      expect(await isSignedIn(cookieOf(response))).toBe(true);
      expect(await isSignedIn(cookie)).toBe(false);
      expect(await isSignedIn(elsewhere)).toBe(false);
      expect((await signIn(email, password)).status).toBe(401);
      expect((await signIn(email, next)).status).toBe(200);
    });

    test.each([
      ["a wrong password", { currentPassword: "guess", newPassword: next }, 401, "currentPassword"],
      ["none", { currentPassword: "", newPassword: next }, 422, "currentPassword"],
      ["a common one", { newPassword: "password" }, 422, "newPassword"],
      ["keys in a row", { newPassword: "12345678" }, 422, "newPassword"],
      ["a short one", { newPassword: "short" }, 422, "newPassword"],
      ["the same", { newPassword: "correct horse" }, 422, "newPassword"],
    ])(
      "with %s is refused at its field, and nobody is signed out",
      async (_name, given, status, field) => {
        const { cookie, email, password } = await app.signUp();
        const response = await change(cookie, { currentPassword: password, ...given });
        expect(response.status).toBe(status);
        expect((await errorOf(response)).details.fields[0].field).toBe(field);
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(await isSignedIn(cookie)).toBe(true);
        expect((await signIn(email, password)).status).toBe(200);
      },
    );

    test("shuts out a sign-in with the old one that began before", async () => {
      const { id, email, password } = await app.signUp();
      const { password: passwords } = await app.deps().auth.$context;
      const { verify } = passwords;
      vi.spyOn(passwords, "verify").mockImplementationOnce(async (tried) => {
        const fits = await verify(tried);
        const audit = { action: "password-changed", actorId: id, actorRole: null } as const;
        const hash = await app.deps().accounts.hashPassword(next);
        await app
          .deps()
          .people.changePassword(id, hash, { ...audit, subject: id, requestId: "r", details: {} });
        return fits;
      });
      const late = await signIn(email, password);
      expect(late.status).toBe(401);
      expect(late.headers.getSetCookie()).toEqual([]);
      const { items } = await app.deps().people.list({ search: email, limit: 1 });
      expect(items[0]?.activeSessions).toBe(0);
    });

    test("is no way to guess the one there is", async () => {
      const { cookie, password } = await app.signUp();
      const statuses = await Promise.all(
        Array.from({ length: limits.password.max + 3 }, async (_, index) => {
          const body = { currentPassword: `guess ${index}`, newPassword: next };
          return (await change(cookie, body)).status;
        }),
      );
      expect(statuses.filter((status) => status === 401)).toHaveLength(limits.password.max);
      const right = { currentPassword: password, newPassword: next };
      expect((await change(cookie, right)).status).toBe(429);
    });
  });

  describe("a link", () => {
    test("sets a new password, signs out everywhere and signs in here", async () => {
      const { id, cookie, email, password } = await app.signUp();
      const response = await setBy((await linkFor(id)).token);
      expect(await response.json()).toEqual({ changed: true });
      expect(await isSignedIn(cookieOf(response))).toBe(true);
      expect(await isSignedIn(cookie)).toBe(false);
      expect((await signIn(email, password)).status).toBe(401);
      expect((await signIn(email, next)).status).toBe(200);
    });

    test("works once, also for many at the same moment", async () => {
      const { id, email } = await app.signUp();
      const { token } = await linkFor(id);
      const passwords = Array.from({ length: 6 }, (_, index) => `battery staple ${index}`);
      const statuses = await Promise.all(
        passwords.map(async (password) => (await setBy(token, password)).status),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(5);
      const winner = passwords[statuses.indexOf(200)] ?? "";
      expect((await signIn(email, winner)).status).toBe(200);
      expect((await setBy(token)).status).toBe(409);
    });

    test("expires, and is replaced by a newer one", async () => {
      const { id } = await app.signUp();
      const [older, newer] = [await linkFor(id), await linkFor(id)];
      expect((await setBy(older.token)).status).toBe(409);
      vi.setSystemTime(Date.parse(newer.expiresAt));
      const late = await setBy(newer.token);
      expect(late.status).toBe(409);
      expect(await errorOf(late)).toMatchObject({
        code: "password-link-invalid",
        suggestions: ["Ask an admin for a new link."],
      });
      vi.setSystemTime(Date.parse(newer.expiresAt) - 1);
      expect((await setBy(newer.token)).status).toBe(200);
      expect(PASSWORD_LINK_HOURS).toBe(24);
    });

    test("opens one account and no other, whatever else is sent with it", async () => {
      const [mine, theirs] = [await app.signUp(), await app.signUp()];
      const { token } = await linkFor(mine.id);
      const body = { token, password: next, personId: theirs.id, email: theirs.email };
      const response = await app.call("POST", "/api/new-password", {
        body,
        cookie: theirs.cookie,
        headers: fromElsewhere(),
      });
      const who = await app.call("GET", "/api/auth/get-session", { cookie: cookieOf(response) });
      expect((await who.json()).user.id).toBe(mine.id);
      expect((await signIn(theirs.email, theirs.password)).status).toBe(200);
    });

    test("is stored as a hash alone, and is nowhere in the trail", async () => {
      const { id } = await app.signUp();
      const { token } = await linkFor(id);
      const rows = await query(
        app.database.url,
        `select row_to_json(l)::text as text from password_links l
         union all select row_to_json(a)::text from audit_entries a`,
      );
      expect(rows.length).toBeGreaterThan(1);
      for (const { text } of rows) expect(text).not.toContain(token);
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
    });

    test("leads to Foothold's own address, whatever host a request names", async () => {
      const { id } = await app.signUp();
      const { url } = await linkFor(id, {
        host: "evil.example",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "https",
        forwarded: "host=evil.example",
      });
      expect(new URL(url).origin).toBe("http://localhost:3000");
    });

    test("is not lost by a password that is refused", async () => {
      const { id, email } = await app.signUp();
      const { token } = await linkFor(id);
      for (const refused of ["short", "password", email]) {
        expect((await setBy(token, refused)).status).toBe(422);
      }
      expect((await setBy(token)).status).toBe(200);
    });

    test("is gone when the password is changed, the person disabled or the account deleted", async () => {
      const changed = await app.signUp();
      const disabled = await app.signUp();
      const deleted = await app.signUp();
      const links = await Promise.all([changed, disabled, deleted].map(({ id }) => linkFor(id)));
      await app.call("POST", "/api/me/password", {
        cookie: changed.cookie,
        body: { currentPassword: changed.password, newPassword: "violet soup at noon" },
      });
      const path = `/api/admin/people/${disabled.id}`;
      await app.call("POST", `${path}/disable`, { cookie: admin.cookie, body: {} });
      await app.call("POST", `${path}/enable`, { cookie: admin.cookie, body: {} });
      await app.call("POST", "/api/me/delete", {
        cookie: deleted.cookie,
        body: { email: deleted.email, password: deleted.password },
      });
      for (const { token } of links) expect((await setBy(token)).status).toBe(409);
    });

    test.each([
      ["oneself", () => admin.id, 409, "own-account"],
      ["nobody", () => "nobody", 404, "not-found"],
    ])("is not made for %s", async (_name, id, status, code) => {
      const path = `/api/admin/people/${id()}/password-link`;
      const response = await app.call("POST", path, { cookie: admin.cookie, body: {} });
      expect(response.status).toBe(status);
      expect((await errorOf(response)).code).toBe(code);
    });

    test("cannot be guessed at without end from one network", async () => {
      const headers = fromElsewhere();
      const { max } = limits.oneTimeLink;
      const statuses = await Promise.all(
        Array.from({ length: max + 5 }, async (_, index) => {
          return (await setBy(`guess-${index}`, next, headers)).status;
        }),
      );
      expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    });

    test("is refused from another site", async () => {
      const { id } = await app.signUp();
      const { token } = await linkFor(id);
      const foreign = { origin: "https://elsewhere.example", ...fromElsewhere() };
      expect((await setBy(token, next, foreign)).status).toBe(403);
    });
  });
});
