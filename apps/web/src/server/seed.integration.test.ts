import { changePassword, disablePerson } from "@foothold/core/people";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoAccounts } from "../lib/auth/demo-accounts.ts";
import { parseEnv } from "../lib/env.ts";
import { type App, startApp } from "../testing/app.ts";
import { seed } from "./seed.ts";

const least = { DATABASE_URL: "postgresql://localhost/x", AUTH_SECRET: "x".repeat(32) };
const embedded = parseEnv({ ...least, FOOTHOLD_EMBEDDED: "1" });
const reachable = parseEnv({ ...least, FOOTHOLD_EMBEDDED: "1", HOST: "0.0.0.0" });

describe("seeding", () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const signIn = async () => {
    const statuses = [];
    for (const { email, password } of demoAccounts) {
      const body = { email, password };
      statuses.push((await app.call("POST", "/api/auth/sign-in/email", { body })).status);
    }
    return statuses;
  };

  test("on loopback makes three demo accounts, once, whoever starts beside it, and tells how to use them", async () => {
    const atOnce = () => seed(app.deps(), embedded);
    const [lines = [], same] = await Promise.all([atOnce(), atOnce()]);
    expect(same).toEqual(lines);
    expect(await seed(app.deps(), embedded)).toEqual(lines);
    expect(lines).toHaveLength(3);
    expect((await app.deps().people.list({ limit: 10 })).items).toHaveLength(3);
    expect(await signIn()).toEqual([200, 200, 200]);
  });

  test("where others can reach it closes them, the admin too, and prints a set-up link", async () => {
    const lines = await seed(app.deps(), reachable);
    expect(await signIn()).toEqual([403, 403, 403]);
    const token = /\/setup\?token=(\S+)/.exec(lines.join("\n"))?.[1];
    const body = { token, name: "First", email: "first@example.org", password: "correct horse" };
    expect((await app.call("POST", "/api/setup", { body })).status).toBe(201);
    expect((await seed(app.deps(), reachable)).join()).not.toContain("token");
  });

  test("finds them by their email, however many newer accounts are named like it", async () => {
    await seed(app.deps(), embedded);
    const password = "correct horse";
    for (const { email: name } of demoAccounts) {
      for (const turn of [1, 2]) {
        await app.deps().accounts.create({ name, email: `${turn}-${name}`, password }, "learner");
      }
    }
    await seed(app.deps(), embedded);
    await seed(app.deps(), reachable);
    expect(await signIn()).toEqual([403, 403, 403]);
  });

  test("back on loopback opens them again", async () => {
    await seed(app.deps(), embedded);
    expect(await signIn()).toEqual([200, 200, 200]);
  });

  test("brings the published password back where somebody changed it", async () => {
    const { people, accounts } = app.deps();
    const demo = demoAccounts[0];
    const { id = "" } = (await people.findByEmail(demo?.email ?? "")) ?? {};
    const actor = { userId: id, role: "learner", requestId: "request-1" } as const;
    const words = { currentPassword: demo?.password ?? "", newPassword: "violet soup at noon" };
    await changePassword({ people, accounts }, words, actor);
    expect(await signIn()).toEqual([401, 200, 200]);
    await seed(app.deps(), embedded);
    await seed(app.deps(), embedded);
    expect(await signIn()).toEqual([200, 200, 200]);
  });

  test("never opens again what an admin has closed, also after others could reach it", async () => {
    const { people } = app.deps();
    const admin = await people.findByEmail("first@example.org");
    const learner = await people.findByEmail("learner@demo.foothold");
    const actor = { userId: admin?.id ?? "", role: "admin", requestId: "request-1" } as const;
    await disablePerson(app.deps(), { personId: learner?.id ?? "" }, actor);
    await seed(app.deps(), embedded);
    expect(await signIn()).toEqual([403, 200, 200]);
    await seed(app.deps(), reachable);
    await seed(app.deps(), embedded);
    expect(await signIn()).toEqual([403, 200, 200]);
  });
});
