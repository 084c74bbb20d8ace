import { describe, expect, test } from "vitest";
import { auditEntrySchema } from "../../../entities/people/audit.ts";
import type { AuditQuery } from "../../../ports/people.ts";
import { anAuditRecord } from "../../builders/builders.ts";
import { type OpenStores, openedForThisTest, type Stores } from "../harness/harness.ts";

export function auditContract(open: OpenStores): void {
  const opened = () => openedForThisTest(open);

  test("what is recorded is read back whole", async () => {
    const { audit, addPerson } = await opened();
    const actor = await addPerson({ role: "admin" });
    const record = anAuditRecord({
      actorId: actor.id,
      actorRole: "admin",
      details: { from: "learner", nested: { list: [1, null, true] } },
    });
    await audit.record(record);
    const [entry] = (await audit.search({ limit: 5 })).items;
    expect(entry).toMatchObject({ ...record, actorName: actor.name });
    expect(auditEntrySchema.safeParse(entry).success).toBe(true);
  });

  test("an actor who never was has no name", async () => {
    const { audit } = await opened();
    await audit.record(anAuditRecord({ actorId: "gone" }));
    await audit.record(anAuditRecord({ actorId: null }));
    const { items } = await audit.search({ limit: 5 });
    expect(items.map((entry) => entry.actorName)).toEqual([null, null]);
  });

  test("pages run from the newest to the oldest, each entry once", async () => {
    const { audit } = await opened();
    for (const subject of ["a", "b", "c", "d", "e"]) await audit.record(anAuditRecord({ subject }));
    expect(await subjects(audit, {}, 2)).toEqual(["e", "d", "c", "b", "a"]);
  });

  test("a page nobody gave out is refused", async () => {
    const { audit } = await opened();
    await expect(audit.search({ limit: 2, after: "made up" })).rejects.toMatchObject({
      code: "invalid-input",
    });
  });

  test.each([
    ["a NUL byte", "\u0000"],
    ["half a surrogate pair", "\ud800"],
    ["a very long text", "long ".repeat(20_000)],
  ])("an entry with %s is kept all the same", async (_what, text) => {
    const { audit } = await opened();
    await audit.record(
      anAuditRecord({
        subject: `path ${text}`,
        requestId: "request-9",
        details: { [text]: [text] },
      }),
    );
    expect((await audit.search({ limit: 5, search: "request-9" })).items).toHaveLength(1);
  });

  describe("searching", () => {
    test.each<[string, Omit<AuditQuery, "limit">, string[]]>([
      ["an action", { action: "sign-in" }, ["third"]],
      ["an actor", { actorId: "actor-1" }, ["second", "first"]],
      ["a request id", { search: "request-b" }, ["third", "second"]],
      ["a subject", { search: "first" }, ["first"]],
      ["part of an actor's name, whatever its case", { search: "lovELACE" }, ["second", "first"]],
      ["part of an actor's email", { search: "ada@" }, ["second", "first"]],
      ["a percent sign as itself", { search: "%" }, []],
      ["an empty search as none", { search: "" }, ["third", "second", "first"]],
      ["all of them together", { actorId: "actor-1", search: "request-b" }, ["second"]],
      ["nothing that matches", { action: "sign-up", search: "first" }, []],
    ])("finds by %s", async (_what, query, expected) => {
      const { audit, addPerson } = await opened();
      await addPerson({ id: "actor-1", name: "Ms Lovelace", email: "ada@example.org" });
      const by = { actorId: "actor-1", actorRole: "admin" as const };
      await audit.record(anAuditRecord({ ...by, subject: "first", requestId: "request-a" }));
      await audit.record(anAuditRecord({ ...by, subject: "second", requestId: "request-b" }));
      await audit.record(
        anAuditRecord({ action: "sign-in", subject: "third", requestId: "request-b" }),
      );
      expect(await subjects(audit, query, 1)).toEqual(expected);
    });
  });
}

async function subjects(
  audit: Stores["audit"],
  query: Omit<AuditQuery, "limit">,
  limit: number,
): Promise<string[]> {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await audit.search({ ...query, limit, after });
    seen.push(...page.items.map((entry) => entry.subject));
    after = page.next ?? undefined;
  } while (after);
  return seen;
}
