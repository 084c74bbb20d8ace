import { beforeEach, describe, expect, test } from "vitest";
import type { Actor, Person } from "../../../entities/people/person.ts";
import { anAuditRecord, collect, memoryDeps } from "../../../testing/index.ts";
import { deleteAccount } from "./delete-account.ts";
import { type ExportFile, exportPersonalData } from "./export-personal-data.ts";

const password = "correct horse";
let deps: ReturnType<typeof memoryDeps>;
let person: Person;
let actor: Actor;

beforeEach(async () => {
  deps = memoryDeps();
  person = await deps.accounts.create(
    { name: "Ada", email: "ada@example.org", password },
    "learner",
  );
  actor = { userId: person.id, role: "learner", requestId: "request-1" };
});

const trail = async () => (await deps.audit.search({ limit: 10 })).items;

describe("exporting one's data", () => {
  test("gives a list for every kind, and a text that says what each is", async () => {
    const { day, files } = await exportPersonalData(deps, {}, actor);
    const texts = await read(files);
    expect(day).toBe(deps.clock.now().toISOString().slice(0, 10));
    expect(JSON.parse(texts["person.json"] ?? "")).toMatchObject([{ email: "ada@example.org" }]);
    expect(JSON.parse(texts["settings.json"] ?? "")).toEqual([]);
    for (const path of Object.keys(texts)) {
      if (path !== "README.txt") expect(texts["README.txt"]).toContain(`${path}\n    `);
    }
  });

  test("is audited before anything is read", async () => {
    await exportPersonalData(deps, {}, actor);
    expect(await trail()).toMatchObject([{ action: "data-exported", subject: person.id }]);
  });

  test("of somebody who is gone is not found", async () => {
    const gone = exportPersonalData(deps, {}, { ...actor, userId: "gone" });
    await expect(gone).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("deleting one's account", () => {
  test("takes the person away and leaves an entry by id", async () => {
    await deleteAccount(deps, { email: "ADA@example.org", password }, actor);
    expect(await deps.people.find(person.id)).toBeNull();
    expect(await trail()).toMatchObject([
      { action: "account-deleted", actorId: person.id, actorName: null, subject: person.id },
    ]);
  });

  test.each([
    ["another email", { email: "grace@example.org", password }, "invalid-input", "email"],
    [
      "a wrong password",
      { email: "ada@example.org", password: "guess" },
      "wrong-credentials",
      "password",
    ],
  ])("with %s is refused at its field", async (_name, input, code, field) => {
    await expect(deleteAccount(deps, input, actor)).rejects.toMatchObject({
      code,
      details: { fields: [{ field }] },
    });
    expect(await deps.people.find(person.id)).not.toBeNull();
    expect(await trail()).toEqual([]);
  });

  test("is refused to the last admin, and granted once there is another", async () => {
    await deps.people.changeRole(person.id, "admin", anAuditRecord());
    const input = { email: person.email, password };
    await expect(deleteAccount(deps, input, actor)).rejects.toMatchObject({ code: "last-admin" });
    await deps.addPerson({ role: "admin" });
    expect(await deleteAccount(deps, input, actor)).toEqual({ deleted: true });
  });
});

async function read(files: readonly ExportFile[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { path, text } of files) texts[path] = (await collect(text)).join("");
  return texts;
}
