import { beforeEach, describe, expect, test } from "vitest";
import type { Actor, Person } from "../../../entities/people/person.ts";
import { memoryDeps } from "../../../testing/index.ts";
import { disablePerson } from "../accounts/disable-person.ts";
import { changePassword } from "./change-password.ts";
import { issuePasswordLink, PASSWORD_LINK_HOURS } from "./issue-password-link.ts";
import { setPasswordByLink } from "./set-password-by-link.ts";
import { viewPasswordLink } from "./view-password-link.ts";

const password = "correct horse";
const request = { requestId: "request-1" };
let deps: ReturnType<typeof memoryDeps>;
let admin: Actor;
let person: Person;
let actor: Actor;

beforeEach(async () => {
  deps = memoryDeps();
  const { id } = await deps.addPerson({ role: "admin" });
  admin = { userId: id, role: "admin", ...request };
  person = await deps.accounts.create(
    { name: "Ada Lovelace", email: "ada@example.org", password },
    "learner",
  );
  actor = { userId: person.id, role: "learner", ...request };
  await deps.addSession(person.id, new Date(deps.clock.now().getTime() + 60_000));
});

const trail = async () => (await deps.audit.search({ limit: 10 })).items;
const fits = (given: string) => deps.accounts.passwordFits(person.id, given);
const sessions = async () =>
  (await deps.people.list({ search: person.email, limit: 1 })).items[0]?.activeSessions;
const linkFor = async (personId = person.id) =>
  (await issuePasswordLink(deps, { personId }, admin)).token;

describe("changing one's password", () => {
  const change = (currentPassword: string, newPassword: string) =>
    changePassword(deps, { currentPassword, newPassword }, actor);

  test("needs the one before, ends every session and is in the trail", async () => {
    await change(password, "battery staple");
    expect(await fits("battery staple")).toBe(true);
    expect(await fits(password)).toBe(false);
    expect(await sessions()).toBe(0);
    expect(await trail()).toMatchObject([
      { action: "password-changed", actorId: person.id, subject: person.id, details: {} },
    ]);
  });

  test.each([
    ["a wrong one before", "guess", "battery staple", "wrong-credentials", "currentPassword"],
    ["the same again", password, password, "invalid-input", "newPassword"],
    ["a common one", password, "password", "invalid-input", "newPassword"],
    ["their own name", password, "adalovelace", "invalid-input", "newPassword"],
  ])("with %s is refused at its field", async (_name, current, next, code, field) => {
    await expect(change(current, next)).rejects.toMatchObject({
      code,
      details: { fields: [{ field }] },
    });
    expect(await fits(password)).toBe(true);
    expect(await sessions()).toBe(1);
    expect(await trail()).toEqual([]);
  });

  test("a refused password says what to do", async () => {
    await expect(change(password, "12345678")).rejects.toThrow(/three or four words/);
  });

  test("takes a link away that somebody may still have", async () => {
    const token = await linkFor();
    await change(password, "battery staple");
    expect(await viewPasswordLink(deps, { token })).toBeNull();
  });
});

describe("a password link", () => {
  const set = (token: string, next = "battery staple") =>
    setPasswordByLink(deps, { token, password: next }, request);
  const refused = { code: "password-link-invalid" };

  test("sets a password once, ends every session, and both ends are in the trail", async () => {
    const token = await linkFor();
    expect(await viewPasswordLink(deps, { token })).toEqual({
      name: "Ada Lovelace",
      email: "ada@example.org",
    });
    expect((await set(token)).id).toBe(person.id);
    expect(await fits("battery staple")).toBe(true);
    expect(await sessions()).toBe(0);
    await expect(set(token, "another battery")).rejects.toMatchObject(refused);
    expect(await trail()).toMatchObject([
      { action: "password-set-by-link", actorId: person.id, subject: person.id },
      { action: "password-link-issued", actorId: admin.userId, subject: person.id },
    ]);
    expect(JSON.stringify(await trail())).not.toContain(token);
  });

  test("works until it expires", async () => {
    const token = await linkFor();
    deps.clock.advance(PASSWORD_LINK_HOURS * 3600);
    expect(await viewPasswordLink(deps, { token })).toBeNull();
    await expect(set(token)).rejects.toMatchObject(refused);
    expect(await fits(password)).toBe(true);
  });

  test("is not lost by a password that is refused", async () => {
    const token = await linkFor();
    await expect(set(token, "qwertyuiop")).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "password" }] },
    });
    await expect(set(token, "ada@example.org")).rejects.toMatchObject({ code: "invalid-input" });
    await set(token);
  });

  test("is replaced by a newer one", async () => {
    const [older, newer] = [await linkFor(), await linkFor()];
    await expect(set(older)).rejects.toMatchObject(refused);
    await set(newer);
  });

  test("of somebody who is disabled opens nothing, and none is made for them", async () => {
    const token = await linkFor();
    await disablePerson(deps, { personId: person.id }, admin);
    await expect(set(token)).rejects.toMatchObject(refused);
    await expect(linkFor()).rejects.toMatchObject({ code: "account-disabled" });
  });

  test.each([
    ["oneself", () => admin.userId, "own-account"],
    ["nobody", () => "nobody", "not-found"],
  ])("is not made for %s", async (_name, id, code) => {
    await expect(linkFor(id())).rejects.toMatchObject({ code });
    expect(await trail()).toEqual([]);
  });
});
