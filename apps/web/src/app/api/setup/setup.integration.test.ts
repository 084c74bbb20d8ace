import { issueSetupToken, SETUP_TOKEN_HOURS } from "@foothold/core/people";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { limits } from "../../../lib/http/limits/rate-limit.ts";
import { type App, startApp } from "../../../testing/app.ts";

const account = { name: "First admin", email: "first@example.org", password: "correct horse" };

describe("the set-up link for the first admin", () => {
  let app: App;
  beforeEach(async () => {
    app = await startApp();
  });
  afterEach(() => app.stop());

  const setUp = (token: string, changes = {}) =>
    app.call("POST", "/api/setup", { body: { ...account, ...changes, token } });

  test("makes one admin, once", async () => {
    await issueSetupToken(app.deps(), "token");
    const statuses = await Promise.all(
      ["a", "b", "c"].map(
        async (name) => (await setUp("token", { email: `${name}@example.org` })).status,
      ),
    );
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect(await app.deps().people.countAdmins()).toBe(1);
    expect((await setUp("token")).status).toBe(409);
  });

  test("is not lost by an account that was refused", async () => {
    const { email } = await app.signUp();
    await issueSetupToken(app.deps(), "token");
    expect((await setUp("token", { email })).status).toBe(422);
    expect((await setUp("token", { password: "short" })).status).toBe(422);
    expect((await setUp("token", { password: "password" })).status).toBe(422);
    expect((await setUp("token")).status).toBe(201);
  });

  test("leaves nobody without a password behind, and is not lost, where the password cannot be stored", async () => {
    await issueSetupToken(app.deps(), "token");
    const { password } = await app.deps().auth.$context;
    // The database takes no text with a NUL in it.
    vi.spyOn(password, "hash").mockResolvedValueOnce("\0");
    expect((await setUp("token")).status).toBe(500);
    expect(await app.deps().people.findByEmail(account.email)).toBeNull();
    expect((await setUp("token")).status).toBe(201);
  });

  test("cannot be guessed at without end from one network", async () => {
    const { max } = limits.oneTimeLink;
    const guesses = await Promise.all(
      Array.from({ length: max + 5 }, async (_, index) => (await setUp(`guess-${index}`)).status),
    );
    expect(guesses.filter((status) => status === 429)).toHaveLength(5);
    await issueSetupToken(app.deps(), "token");
    expect((await setUp("token")).status).toBe(429);
    const elsewhere = { "x-foothold-client-address": "192.0.2.1" };
    const body = { ...account, token: "token" };
    const response = await app.call("POST", "/api/setup", { body, headers: elsewhere });
    expect(response.status).toBe(201);
  });

  test("expires", async () => {
    const issuedAt = new Date(Date.now() - SETUP_TOKEN_HOURS * 3_600_000 - 1);
    await issueSetupToken({ ...app.deps(), clock: { now: () => issuedAt } }, "token");
    expect((await setUp("token")).status).toBe(409);
  });

  test("is replaced by a newer one", async () => {
    await issueSetupToken(app.deps(), "old");
    await issueSetupToken(app.deps(), "new");
    expect((await setUp("old")).status).toBe(409);
    expect((await setUp("new")).status).toBe(201);
  });

  test("is not issued once there is an admin", async () => {
    await app.signUp("admin");
    expect(await issueSetupToken(app.deps(), "token")).toBeNull();
    expect((await setUp("token")).status).toBe(409);
  });
});
