import { query } from "@foothold/adapter-db/testing";
import { viewAttemptTimeline } from "@foothold/core/classroom";
import type { CoachContext } from "@foothold/core/coach";
import { advanceRecovery } from "@foothold/core/recovery";
import { anActor, type FakeCoach, wrongCode } from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Learner, type PracticeApp, startPracticeApp } from "../../../testing/practice.ts";
import { unzipped } from "../../../testing/unzipped.ts";

/** Each text holds a word that stands nowhere else, so that it is found wherever it is answered. */
const texts = {
  answer: "Dear learner, the quokka answer is yours alone.",
  step: "Put the wombat beside the second number.",
  private: "The narwhal note was written to one learner.",
  class: "The axolotl note: follow the second number.",
  everyone: "The pangolin note: draw both numbers first.",
} as const;
type Text = keyof typeof texts;
const marks: Record<Text, string> = {
  answer: "quokka",
  step: "wombat",
  private: "narwhal",
  class: "axolotl",
  everyone: "pangolin",
};

/** Who may read which text anywhere. */
const mayRead = {
  nobody: [],
  "the learner who was answered": ["answer", "step"],
  "a learner of the class": ["class", "everyone"],
  "a learner of another class": ["everyone"],
  "a learner without a class": ["everyone"],
  author: ["answer", "step", "private", "class", "everyone"],
  "a colleague in the class": ["answer", "step", "class", "everyone"],
  "an instructor of another class": ["everyone"],
  "who teaches the same learner elsewhere": ["everyone"],
  "an admin": ["everyone"],
  "who looks after notes": ["class", "everyone"],
} as const satisfies Record<string, readonly Text[]>;
type Caller = keyof typeof mayRead;

let app: PracticeApp;
const cookies: Partial<Record<Caller, string>> = {};
const userIds: Partial<Record<Caller, string>> = {};
const notes: Partial<Record<Text, string>> = {};
/** What may stand in place of a parameter of a path. */
const ids: Record<string, string[]> = {};

async function person(caller: Caller, role: "instructor" | "admin") {
  const { id, cookie } = await app.signUp(role);
  cookies[caller] = cookie;
  userIds[caller] = id;
  const send = async (method: string, path: string, body?: object) => {
    const response = await app.call(method, path, { cookie, ...(body && { body }) });
    return { status: response.status, body: await response.json() };
  };
  return { id, send };
}

async function learner(caller: Caller, joinCode?: string) {
  const made = await app.learner();
  cookies[caller] = made.cookie;
  userIds[caller] = made.userId;
  if (joinCode) await made.send("POST", "/api/classes/join", { joinCode });
  return made;
}

/** From now on the coach quotes what it is told of an instructor's answer. */
function quoteGuidance(coach: FakeCoach): void {
  const { converse } = coach;
  const quoted = ({ guidance: [given] = [] }: CoachContext) =>
    `Your instructor wrote: ${given?.text} Your next step: “${given?.steps[0]?.text}”`;
  coach.stuckAction = async (context) => ({ response: quoted(context), isFallback: false });
  coach.converse = async (request) => {
    const answer = await converse(request);
    const { subject } = request;
    const summary = subject.kind === "attempt" ? quoted(subject) : answer.reply.summary;
    return { ...answer, reply: { ...answer.reply, summary } };
  };
}

let tries = 0;
/** Fails until help is offered, and takes it up. */
async function stuck(who: Learner): Promise<string> {
  const id = await who.reach("IMPLEMENT");
  for (let i = 0; i < 4; i++) {
    const { v2Step } = await who.attempt(id);
    if (v2Step === "VERIFY") await who.move(id, "verify/retry");
    await who.move(id, "implement/submit", { code: `${wrongCode}const t${++tries} = 1;\n` });
    await who.move(id, "verify/run");
  }
  ids.attemptId?.push(id);
  return id;
}

/** Everything that is shown before a voice is asked. */
async function takeHelp(who: Learner, id: string): Promise<void> {
  const { body } = await who.move(id, "stuck/recover");
  const recoveryId = body.recovery.id;
  await advanceRecovery(app.deps(), { recoveryId });
  const { v2Step } = await who.attempt(id);
  if (v2Step === "VERIFY") await who.move(id, "verify/retry");
  await who.move(id, "implement/submit", { code: `${wrongCode}const t${++tries} = 1;\n` });
  await who.move(id, "verify/run");
  await advanceRecovery(app.deps(), { recoveryId });
}

beforeAll(async () => {
  app = await startPracticeApp();
  quoteGuidance(app.coach);
  const author = await person("author", "instructor");
  const colleague = await person("a colleague in the class", "instructor");
  const other = await person("an instructor of another class", "instructor");
  const admin = await person("an admin", "admin");
  const elsewhere = await person("who teaches the same learner elsewhere", "instructor");
  const keeper = await person("who looks after notes", "instructor");
  await admin.send("PUT", `/api/admin/people/${keeper.id}/rights`, {
    rights: ["edit-shared-guidance"],
  });
  const { class: made } = (await author.send("POST", "/api/classes", { name: "One" })).body;
  const { class: second } = (await other.send("POST", "/api/classes", { name: "Two" })).body;
  const { email } = (await app.deps().people.find(colleague.id)) ?? {};
  await author.send("POST", `/api/classes/${made.id}/instructors`, { email });
  Object.assign(ids, { classId: [made.id, second.id], attemptId: [], escalationId: [] });

  const { class: third } = (await elsewhere.send("POST", "/api/classes", { name: "Three" })).body;
  const first = await learner("the learner who was answered", made.joinCode);
  await first.send("POST", "/api/classes/join", { joinCode: third.joinCode });
  for (const [text, shared] of [
    [texts.answer, undefined],
    [texts.answer, texts.private],
    [texts.answer, texts.class],
    [texts.answer, texts.everyone],
  ] as const) {
    const attemptId = await stuck(first);
    await first.move(attemptId, "stuck/ask-instructor");
    const [waiting] = (await author.send("GET", "/api/escalations")).body.items;
    ids.escalationId?.push(waiting.id);
    await author.send("POST", `/api/escalations/${waiting.id}/claim`, {});
    const reusable = shared && { text: shared, personalChecked: true };
    const { status, body } = await author.send("POST", `/api/escalations/${waiting.id}/answer`, {
      text,
      suggestedSteps: [texts.step],
      reusable,
    });
    expect(status).toBe(200);
    const name = (Object.keys(texts) as Text[]).find((each) => texts[each] === shared);
    if (name) notes[name] = body.guidanceId;
    // One conversation is enough: every address is tried with each of them.
    if (shared) continue;
    for (const [verb, asked] of [
      ["stuck", { action: "nudge" }],
      ["chat", { message: "What now?" }],
    ] as const) {
      const { body: quoted } = await first.move(attemptId, verb, asked);
      expect(found(JSON.stringify(quoted))).toEqual(["answer", "step"]);
    }
  }
  await query(
    app.database.url,
    "update guidance set scope = 'private', class_id = null where id = $1",
    [notes.private],
  );
  const verify = { version: 1, status: "verified" };
  const verified = await colleague.send("PUT", `/api/guidance/${notes.everyone}`, verify);
  expect(verified.status).toBe(200);
  for (const who of [
    await learner("a learner of the class", made.joinCode),
    await learner("a learner of another class", second.joinCode),
    await learner("a learner without a class"),
  ]) {
    await takeHelp(who, await stuck(who));
  }
  const conversations = await query(app.database.url, "select id from conversations");
  Object.assign(ids, {
    guidanceId: Object.values(notes),
    userId: Object.values(userIds),
    conversationId: conversations.map(({ id }) => id),
  });
}, 120_000);
afterAll(() => app.stop());

/** Every address of a GET route, with every id there is for each of its parameters. */
function addressesOf(path: string): string[] {
  const parameter = /\[(\w+)\]/.exec(path);
  if (!parameter) return path.includes("[") ? [] : [path];
  const values = ids[parameter[1] ?? ""] ?? [];
  return values.flatMap((value) => addressesOf(path.replace(parameter[0], value)));
}

async function answered(address: string, cookie: string | undefined): Promise<string> {
  const response = await app.call("GET", address, { ...(cookie && { cookie }) });
  if (response.headers.get("content-type")?.includes("zip")) {
    return Object.values(await unzipped(response)).join("\n");
  }
  return response.text();
}

const found = (text: string): Text[] =>
  (Object.keys(marks) as Text[]).filter((name) => text.includes(marks[name]));

describe.each(Object.keys(mayRead) as Caller[])("%s", (caller) => {
  test("reads in all that is answered what is theirs to read, and nothing else", async () => {
    const read = new Set<Text>();
    const reads = app.endpoints.filter(
      ({ method, path }) => method === "GET" && path !== "/api/live",
    );
    for (const address of reads.flatMap(({ path }) => addressesOf(path))) {
      for (const name of found(await answered(address, cookies[caller]))) read.add(name);
    }
    expect([...read].sort()).toEqual([...mayRead[caller]].sort());
  });

  test("reads the same on the page of an attempt", async () => {
    const userId = userIds[caller] ?? "nobody";
    const role = (await app.deps().people.find(userId))?.role ?? "learner";
    const read = new Set<Text>();
    for (const attemptId of ids.attemptId ?? []) {
      const timeline = await viewAttemptTimeline(
        app.deps(),
        { attemptId },
        anActor({ userId, role }),
      ).catch(() => null);
      for (const name of found(JSON.stringify(timeline))) read.add(name);
    }
    const allowed: readonly Text[] = mayRead[caller];
    expect([...read].filter((name) => !allowed.includes(name))).toEqual([]);
  });
});

const changes = [
  ["PUT", { words: "Changed by hand." }],
  ["PUT", { status: "verified" }],
  ["PUT", { status: "retired" }],
  ["DELETE", {}],
] as const;

describe.each(["an instructor of another class", "an admin", "a learner of the class"] as const)(
  "%s",
  (caller) => {
    test.each(Object.keys(marks).filter((name) => !["answer", "step"].includes(name)))(
      "can change nothing about a note of scope %s",
      async (scope) => {
        const address = `/api/guidance/${notes[scope as Text]}`;
        const before = await query(app.database.url, "select * from guidance order by id");
        for (const [method, change] of changes) {
          const body = { version: 1, ...change };
          const { status } = await app.call(method, address, {
            ...(cookies[caller] && { cookie: cookies[caller] }),
            body,
          });
          expect([403, 404]).toContain(status);
        }
        expect(await query(app.database.url, "select * from guidance order by id")).toEqual(before);
      },
    );
  },
);
