import { query } from "@foothold/adapter-db/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, cookieOf, startApp } from "../../../testing/app.ts";
import { unzipped } from "../../../testing/unzipped.ts";

describe("exporting and deleting over HTTP", () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const exported = (cookie: string) => app.call("GET", "/api/me/export", { cookie });

  test("the export is a ZIP with a list for every kind, and no secret in any", async () => {
    const { id, email, password } = await app.signUp();
    const body = { email, password };
    const signedIn = await app.call("POST", "/api/auth/sign-in/email", { body });
    const response = await exported(cookieOf(signedIn));
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="foothold-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = await unzipped(response);
    expect(files["README.txt"]).toContain(email);
    expect(list(files["person.json"])).toMatchObject([{ id, email, role: "learner" }]);
    expect(list(files["audit.json"]).map(({ action }) => action)).toEqual([
      "sign-in",
      "data-exported",
    ]);
    expect(list(files["sessions.json"])).toHaveLength(2);
    expect(list(files["sign-in-methods.json"])).toMatchObject([{ providerId: "credential" }]);
    const rows = await query(
      app.database.url,
      `select token as secret from session where user_id = $1
       union all select password from account where user_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(3);
    for (const { secret } of rows) expect(JSON.stringify(files)).not.toContain(secret);
  });

  test("the sixth export in an hour has to wait", async () => {
    const { cookie } = await app.signUp();
    const statuses = [];
    for (let turn = 0; turn < 6; turn++) statuses.push((await exported(cookie)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("an export that breaks on the way is cut off, and the failure is in the audit trail", async () => {
    const { cookie, id } = await app.signUp();
    const { personalData } = app.deps();
    async function* broken() {
      yield { half: "a list" };
      throw new Error("gone");
    }
    app.deps().personalData = {
      ...personalData,
      of: () => [{ name: "broken", about: "Breaks.", rows: broken() }],
    };
    const response = await exported(cookie);
    await expect(response.arrayBuffer()).rejects.toThrow("gone");
    app.deps().personalData = personalData;
    const { items } = await app.deps().audit.search({ actorId: id, limit: 1 });
    expect(items).toMatchObject([{ action: "request-failed", details: { code: "internal" } }]);
  });

  test.each([
    ["another email", { email: "else@example.org" }, 422, "email"],
    ["no email", { email: " " }, 422, "email"],
    ["a wrong password", { password: "not this one" }, 401, "password"],
    ["no password", { password: "" }, 422, "password"],
  ])("deleting with %s is refused at its field", async (_name, wrong, status, field) => {
    const { cookie, email, password } = await app.signUp();
    const body = { email, password, ...wrong };
    const response = await app.call("POST", "/api/me/delete", { cookie, body });
    expect(response.status).toBe(status);
    expect((await response.json()).error.details.fields[0].field).toBe(field);
    expect((await app.call("GET", "/api/settings", { cookie })).status).toBe(200);
  });

  test("a deleted account is signed out everywhere, and its email is free again", async () => {
    const { cookie, email, password } = await app.signUp();
    const signIn = () => app.call("POST", "/api/auth/sign-in/email", { body: { email, password } });
    const elsewhere = await signIn();
    const body = { email: email.toUpperCase(), password };
    const response = await app.call("POST", "/api/me/delete", { cookie, body });
    expect(await response.json()).toEqual({ deleted: true });
    const [sessionCookie = ""] = cookieOf(elsewhere).split("=");
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^${sessionCookie}=; .*Max-Age=0`)),
    ]);
    for (const one of [cookie, cookieOf(elsewhere)]) {
      expect((await app.call("GET", "/api/settings", { cookie: one })).status).toBe(401);
    }
    expect((await signIn()).status).toBe(401);
    const again = await app.call("POST", "/api/auth/sign-up/email", {
      body: { name: "Back again", email, password },
    });
    expect(again.status).toBe(200);
  });

  test("a guessed password is slowed down", async () => {
    const { cookie, email } = await app.signUp();
    const guess = async () =>
      (await app.call("POST", "/api/me/delete", { cookie, body: { email, password: "guess" } }))
        .status;
    const statuses = [];
    for (let turn = 0; turn < 11; turn++) statuses.push(await guess());
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  test("the last admin stays until there is another", async () => {
    const { cookie, email, password } = await app.signUp("admin");
    const remove = () => app.call("POST", "/api/me/delete", { cookie, body: { email, password } });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect((await refused.json()).error.code).toBe("last-admin");
    await app.signUp("admin");
    expect((await remove()).status).toBe(200);
  });
});

function list(text = ""): Record<string, unknown>[] {
  return JSON.parse(text);
}
