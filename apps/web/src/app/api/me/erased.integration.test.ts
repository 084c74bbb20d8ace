import { query, rowsOfPerson, tablesHolding } from "@foothold/adapter-db/testing";
import { aProblem, fakeCoach, fakeRunner, memoryProblems } from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../../../testing/app.ts";
import { ADDRESS, type BusyPerson, busyPerson } from "../../../testing/busy-person/busy-person.ts";
import { unzipped } from "../../../testing/unzipped.ts";

const mark = "zanzibarquill";

describe("a person who has done everything there is to do", () => {
  let app: App;
  let leaver: BusyPerson;
  let bystander: BusyPerson;
  beforeAll(async () => {
    const problems = memoryProblems([aProblem()]);
    app = await startApp({}, { coach: fakeCoach(), runner: fakeRunner(), problems });
    bystander = await busyPerson(app, "whortleberry");
    leaver = await busyPerson(app, mark);
  });
  afterAll(() => app.stop());

  const rowsOf = (person: BusyPerson) => rowsOfPerson(app.database.url, person);
  const holding = (text: string) => tablesHolding(app.database.url, text);

  test("has left something in every personal table, or this would prove nothing", async () => {
    const empty = Object.entries(await rowsOf(leaver)).filter(([, count]) => count === 0);
    expect(empty).toEqual([]);
    expect(await holding(mark)).toEqual(
      expect.arrayContaining([
        'public."user"',
        "public.attempt_drafts",
        "public.attempt_events",
        "public.attempts",
        "public.classes",
        "public.coach_replies",
        "public.escalations",
        "public.file_revisions",
        "public.idempotency_keys",
        "public.session",
        "public.unit_events",
        "public.verification",
      ]),
    );
  });

  test("gets all of it in the export, and nothing of anybody else's", async () => {
    const files = await unzipped(
      await app.call("GET", "/api/me/export", { cookie: leaver.cookie }),
    );
    for (const [path, text] of Object.entries(files)) {
      if (path.endsWith(".json")) expect(JSON.parse(text), path).not.toEqual([]);
      expect(text, path).not.toContain("whortleberry");
      expect(text, path).not.toContain(bystander.id);
    }
    const everything = Object.values(files).join("\n");
    for (const words of theirWords) expect(everything).toContain(words);
    expect(everything).not.toContain("Held back");
  });

  test("leaves nothing behind, in any column of any table, but an id in the audit trail", async () => {
    const { cookie, email, password, id } = leaver;
    const before = await rowsOf(bystander);
    const body = { email, password };
    const response = await app.call("POST", "/api/me/delete", { cookie, body });
    expect(response.status).toBe(200);
    expect(await holding(mark)).toEqual([]);
    expect(await holding(id)).toEqual(["public.audit_entries"]);
    expect(await rowsOf(bystander)).toEqual(before);
  });

  test("leaves to others what was made for them, without who made it", async () => {
    const guidance = await query(app.database.url, "select author_id, words from guidance");
    expect(guidance).toContainEqual({ author_id: null, words: expect.stringMatching(/^Try it/) });
    const given = await query(app.database.url, "select answer from escalations");
    expect(given).toContainEqual({
      answer: expect.objectContaining({ answeredBy: null, text: expect.stringMatching(/^Try it/) }),
    });
    const comments = await query(app.database.url, "select author_id, text from comments");
    expect(comments).toContainEqual({ author_id: null, text: expect.stringMatching(/^Written/) });
    const classes = await query(app.database.url, "select name from classes");
    expect(classes).toContainEqual({ name: "Evenings" });
  });

  test("is in the audit trail without a name, and the trail still tells what happened", async () => {
    const { items } = await app.deps().audit.search({ actorId: leaver.id, limit: 50 });
    expect(new Set(items.map(({ actorName }) => actorName))).toEqual(new Set([null]));
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["sign-up", "request-failed", "flag-changed", "account-deleted"]),
    );
  });

  test("leaves no count of tries at their account", async () => {
    const hash = app.deps().hashToken(leaver.email);
    expect(await holding(hash)).toEqual([]);
    expect(await holding(app.deps().hashToken(bystander.email))).toEqual([
      "public.rate_limit_hits",
    ]);
  });

  test("leaves a count of tries at their network address, which names no account", async () => {
    expect(await holding(ADDRESS)).toEqual([
      "public.known_networks",
      "public.rate_limit_hits",
      "public.session",
    ]);
    expect(await holding(bystander.id)).toContain("public.session");
  });
});

const theirWords = [
  `Renamed ${mark}`,
  `${mark}@example.org`,
  `Browser of ${mark}`,
  `Typed ${mark}`,
  `What about ${mark}?`,
  `Because ${mark}.`,
  `Joining the digits, ${mark}.`,
  `Suggest for ${mark}`,
  `The total is kept, says ${mark}.`,
  `// first ${mark}`,
  `// wrong ${mark}`,
  `// right ${mark}`,
  `I add both and give back the total, says ${mark}.`,
  `It fails for ${mark}.`,
  `Help me, says ${mark}.`,
  `About lessons, says ${mark}.`,
  `Only ${mark}`,
  `cue of ${mark}`,
  `Summed up by ${mark}.`,
];
