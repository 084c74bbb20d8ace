import { emptyReply, LEASE_MS } from "@foothold/core/chat";
import type { Coach } from "@foothold/core/coach";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Learner, type PracticeApp, startPracticeApp } from "../../testing/practice.ts";

describe("conversations over HTTP", () => {
  let app: PracticeApp;
  let learner: Learner;
  let converse: Coach["converse"];
  beforeAll(async () => {
    app = await startPracticeApp();
    learner = await app.learner();
    converse = app.coach.converse;
  });
  afterAll(() => app.stop());

  /** A new conversation about a new attempt, with one message answered. */
  async function begun(message = "Why does it fail?") {
    app.coach.converse = converse;
    const unitId = await learner.reach("IMPLEMENT");
    const unit = { unitType: "SolveProblem", unitId };
    const { status, body } = await learner.send("POST", "/api/conversations", unit);
    expect(status).toBe(201);
    const at = `/api/conversations/${body.conversation.id}`;
    const sent = await learner.send("POST", `${at}/messages`, { message });
    return { unitId, at, exchange: sent.body.exchange, sent };
  }

  test("a message is answered, and both are in the conversation", async () => {
    const { at, sent, exchange } = await begun();
    expect(sent.status).toBe(200);
    expect(exchange).toMatchObject({ status: "complete", message: "Why does it fail?" });
    const { body } = await learner.send("GET", at);
    expect(body.exchanges.items).toEqual([exchange]);
    expect(body.conversation).toMatchObject({ title: "Why does it fail?", exchangeCount: 1 });
  });

  test("the same key is the same exchange", async () => {
    const { at } = await begun();
    const key = { "idempotency-key": "sent-twice" };
    const send = () => learner.send("POST", `${at}/messages`, { message: "And?" }, key);
    const first = await send();
    expect(await send()).toEqual(first);
    expect((await learner.send("GET", at)).body.exchanges.items).toHaveLength(2);
  });

  test("it is renamed, found by its words, exported and deleted", async () => {
    const { at } = await begun("Where do the giraffes come from?");
    await learner.send("PUT", at, { title: "Animals" });
    const search = async (words: string) =>
      (await learner.send("GET", `/api/conversations?search=${words}`)).body.items;
    expect(await search("giraffes")).toMatchObject([{ title: "Animals" }]);
    const file = await app.call("GET", `${at}/export`, { cookie: learner.cookie });
    expect(file.headers.get("content-type")).toMatch(/^text\/markdown/);
    expect(await file.text()).toMatch(/^# Animals[\s\S]*> Where do the giraffes come from\?/);
    expect((await learner.send("DELETE", at)).body).toEqual({ deleted: true });
    expect((await learner.send("GET", at)).status).toBe(404);
    expect(await search("giraffes")).toEqual([]);
  });

  test("nobody else sees it, and an instructor of the learner sees what was shown", async () => {
    const { at, unitId, exchange } = await begun();
    const other = await app.learner();
    expect((await other.send("GET", at)).status).toBe(404);
    const instructor = await app.signUp("instructor");
    const asInstructor = async (method: string, path: string, body?: object) => {
      const options = { cookie: instructor.cookie, ...(body && { body }) };
      const response = await app.call(method, path, options);
      return { status: response.status, body: await response.json() };
    };
    const list = `/api/learners/attempts/${unitId}/conversations`;
    expect((await asInstructor("GET", list)).status).toBe(404);
    const made = await asInstructor("POST", "/api/classes", { name: "Mornings" });
    await learner.send("POST", "/api/classes/join", { joinCode: made.body.class.joinCode });
    const { body } = await asInstructor("GET", list);
    const viewed = await asInstructor("GET", `${list}/${body.items[0].id}`);
    expect(viewed.body.exchanges.items).toEqual([exchange]);
    await learner.send("POST", `${at}/exchanges/${exchange.id}/report`, { what: "It is wrong." });
    const bugs = await asInstructor("GET", "/api/chat-bugs");
    expect(bugs.body.items).toMatchObject([{ type: "bad-answer", what: "It is wrong." }]);
    expect(bugs.body.counts).toEqual([{ model: null, type: "bad-answer", count: 1 }]);
  });

  test("handed off, it is closed, and its child begins with what is open", async () => {
    const { at } = await begun();
    const todos = [
      { text: "Read it", completed: true },
      { text: "Run it", completed: false },
    ];
    app.coach.converse = async (request) => ({
      ...(await converse(request)),
      reply: { ...emptyReply, summary: "Two things.", todos },
    });
    await learner.send("POST", `${at}/messages`, { message: "What now?" });
    const { body } = await learner.send("POST", `${at}/handoff`);
    expect(body.prefill).toBe("Continue with:\n1. Run it");
    const child = await learner.send("GET", `/api/conversations/${body.conversation.id}`);
    expect(child.body.conversation).toMatchObject({
      summary: expect.stringContaining("## HANDOFF CONTEXT"),
      todos: [{ text: "Run it", completed: false }],
    });
    const refused = await learner.send("POST", `${at}/messages`, { message: "Still here?" });
    expect([refused.status, refused.body.error.code]).toEqual([409, "conversation-closed"]);
  });

  test("extended, it goes on with what was said before in a summary", async () => {
    const { at } = await begun("Question 1");
    for (const message of ["Question 2", "Question 3", "Question 4"]) {
      await learner.send("POST", `${at}/messages`, { message });
    }
    expect((await learner.send("POST", `${at}/extend`)).status).toBe(200);
    const { body } = await learner.send("GET", at);
    expect(body.conversation.summary).toContain("Asked: Question 1");
    expect(body.exchanges.items).toHaveLength(4);
  });

  test("a reply that a dead server left is there as it was shown, and its raw text nowhere", async () => {
    const { at } = await begun();
    app.coach.converse = async ({ listener }) => {
      listener?.onRawText?.('{"summary": "Look at line 2.", "sections": [{"content": "SECRET');
      listener?.onReply?.({ summary: "Look at line 2." });
      return new Promise(() => {});
    };
    void learner.send("POST", `${at}/messages`, { message: "Why?" });
    const newest = async () => (await learner.send("GET", at)).body.exchanges.items[0];
    await expect.poll(async () => (await newest()).status).toBe("streaming");
    const { clock } = app.deps();
    // As if that server were gone: nobody renews the lease, and time goes by.
    app.deps().exchanges.recordProgress = async () => {};
    app.deps().clock = { now: () => new Date(clock.now().getTime() + LEASE_MS + 1_000) };
    const cut = await newest();
    app.deps().clock = clock;
    expect(cut).toMatchObject({
      status: "recovered",
      reply: { summary: "Look at line 2." },
      recovery: { truncated: true },
    });
    const exported = await app.call("GET", `${at}/export`, { cookie: learner.cookie });
    const personal = await app.call("GET", "/api/me/export", { cookie: learner.cookie });
    expect(await exported.text()).not.toContain("SECRET");
    expect(Buffer.from(await personal.arrayBuffer()).toString("latin1")).not.toContain("SECRET");
  });
});
