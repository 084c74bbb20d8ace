import {
  GEMINI_STAND_IN_MODELS,
  type StandIn,
  standInModels,
  startGeminiStandIn,
  startStandInOf,
} from "@foothold/adapter-ai/testing";
import { aProblem, memoryProblems } from "@foothold/core/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readEvents } from "../../../lib/browser/read-events.ts";
import { type App, startApp } from "../../../testing/app.ts";

const KEY = "a-key-that-nobody-may-see";
const asStream = { accept: "text/event-stream" };

const chatReply = {
  summary: "A till is a machine in a shop. Where have you seen one?",
  sections: [{ heading: "A word", content: "Customers pay there." }],
  todos: [{ text: "Read the first example again", completed: false }],
  fileChanges: [],
  commands: [],
  nextSteps: [{ html: "What is a customer?", inputText: "What is a customer?" }],
};

async function eventsOf(response: Response) {
  const events: { event: string; data: Record<string, unknown> }[] = [];
  if (!response.body) throw new Error("there is no body");
  for await (const { event, data } of readEvents(response.body)) {
    events.push({ event, data: data as Record<string, unknown> });
  }
  return events;
}

describe("a coach with a model", () => {
  let standIn: StandIn;
  let app: App;
  let cookie: string;
  let admin: string;

  beforeAll(async () => {
    standIn = await startGeminiStandIn();
    app = await startApp(
      {
        GEMINI_API_KEY: KEY,
        GEMINI_BASE_URL: standIn.url,
        COACH_GEMINI_MODELS: GEMINI_STAND_IN_MODELS.join(","),
        COACH_FIRST_WORDS_SECONDS: "6",
      },
      { problems: memoryProblems([aProblem()]) },
    );
    cookie = (await app.signUp("learner")).cookie;
    admin = (await app.signUp("admin")).cookie;
    const { body } = await call("GET", "/api/settings");
    await call("PUT", "/api/settings", { ...body, coachProvider: "gemini" });
  });
  afterAll(async () => {
    await app.stop();
    await standIn.close();
  });
  beforeEach(() => standIn.behave("none"));

  async function call(method: string, path: string, body?: object, who = cookie) {
    const response = await app.call(method, path, { cookie: who, ...(body && { body }) });
    return { status: response.status, body: await response.json() };
  }

  async function started(): Promise<string> {
    const body = { problemSlug: "add-two", language: "javascript", mode: "EXPERT" };
    return (await call("POST", "/api/attempts", body)).body.attempt.id;
  }

  const stream = (id: string, verb: string, body: object, more: object = {}) =>
    app.call("POST", `/api/attempts/${id}/${verb}`, { cookie, body, headers: asStream, ...more });

  test("answers with the model's words, and keeps what it said", async () => {
    const id = await started();
    const { body } = await call("POST", `/api/attempts/${id}/stuck`, { action: "nudge" });
    expect(body).toMatchObject({
      response: expect.stringMatching(/^What does/),
      isFallback: false,
    });
    const { items } = await app.deps().coachReplies.list(id, { limit: 5 });
    expect(items).toMatchObject([
      { call: "nudge", promptId: "nudge", provider: "gemini", verdict: "passed" },
    ]);
  });

  test("streams the words, and ends with the answer that is stored by then", async () => {
    standIn.behave({ text: JSON.stringify(chatReply) });
    const id = await started();
    const response = await stream(id, "chat", { message: "What is a till?" });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-request-id": expect.any(String),
    });
    const events = await eventsOf(response);
    const last = events.at(-1);
    const pieces = events.filter(({ event }) => event === "text").map(({ data }) => data.piece);
    expect(last).toMatchObject({ event: "answer", data: { isFallback: false } });
    expect(pieces.join("")).toMatch(/^A till is a machine/);
    expect(String(last?.data.response).startsWith(pieces.join(""))).toBe(true);
    expect(last?.data).toMatchObject(chatReply);
    const stored = await app.deps().exchanges.find(String(last?.data.exchangeId));
    expect(stored).toMatchObject({ status: "complete", reply: { summary: last?.data.summary } });
  });

  test("sent again under the same key, a streamed answer is the same and asks no model", async () => {
    const id = await started();
    const more = { headers: { ...asStream, "idempotency-key": "once" } };
    const first = (await eventsOf(await stream(id, "stuck", { action: "nudge" }, more))).at(-1);
    const asked = standIn.requests.length;
    const again = await eventsOf(await stream(id, "stuck", { action: "nudge" }, more));
    expect(again).toEqual([first]);
    expect(standIn.requests).toHaveLength(asked);
  });

  test("a refusal is an event with its status, one before any work a plain answer", async () => {
    const id = await started();
    expect(await eventsOf(await stream(id, "implement/hint", {}))).toMatchObject([
      { event: "error", data: { status: 409, error: { code: "wrong-step" } } },
    ]);
    const invalid = await stream(id, "stuck", { action: "shout" });
    expect([invalid.status, invalid.headers.get("content-type")]).toEqual([
      422,
      expect.stringContaining("application/json"),
    ]);
  });

  test.each(["none", "leak"] as const)(
    "a model that %s: no solution in any event",
    async (fault) => {
      standIn.behave({ fault, text: "Write `return a + b;` and you are done. Yes." });
      const id = await started();
      const text = JSON.stringify(await eventsOf(await stream(id, "stuck", { action: "nudge" })));
      expect(text).not.toContain("a + b");
      expect(text).toContain('"fallbackReason":"leak"');
    },
  );

  test("who leaves stops the model, and finds an answer when they come back", async () => {
    const id = await started();
    standIn.behave({ fault: "slow", pieces: ["One sentence. ", "Two", " and more."], gapMs: 400 });
    const leaving = new AbortController();
    await stream(id, "stuck", { action: "nudge" }, { signal: leaving.signal });
    await vi.waitFor(() => expect(standIn.open()).toBe(1));
    leaving.abort();
    await vi.waitFor(() => expect(standIn.open()).toBe(0));
    await vi.waitFor(async () => {
      const { items } = await app.deps().attempts.events(id, { limit: 10 });
      expect(items.at(-1)).toMatchObject({
        type: "stuck-action-answered",
        details: { isFallback: true, fallbackReason: "cancelled" },
      });
    });
  });

  test("who leaves a conversation stops nothing, and finds the whole reply when they come back", async () => {
    const id = await started();
    const pieces = [
      '{"summary": "One sentence to read. ',
      "And another one",
      ' that comes late."}',
    ];
    standIn.behave({ fault: "slow", pieces, gapMs: 300 });
    const leaving = new AbortController();
    await stream(id, "chat", { message: "Hello?" }, { signal: leaving.signal });
    await vi.waitFor(() => expect(standIn.open()).toBe(1));
    leaving.abort();
    await vi.waitFor(
      async () => {
        const { body } = await call("GET", "/api/conversations");
        const at = `/api/conversations/${body.items[0].id}` as const;
        const viewed = await call("GET", at);
        expect(viewed.body.exchanges.items).toMatchObject([
          { status: "recovered", reply: { summary: expect.stringContaining("comes late") } },
        ]);
      },
      { timeout: 5_000 },
    );
  });

  test("an outage is answered by the built-in coach, marked with the reason", async () => {
    standIn.behave("bad-key");
    const id = await started();
    const { status, body } = await call("POST", `/api/attempts/${id}/stuck`, { action: "nudge" });
    expect([status, body]).toMatchObject([
      200,
      { isFallback: true, fallbackReason: "not-configured" },
    ]);
  });

  test("an admin tries models out and sees no key", async () => {
    const { body: settings } = await call("GET", "/api/admin/coach", undefined, admin);
    expect(settings.settings.configured).toEqual({
      gemini: GEMINI_STAND_IN_MODELS,
      ollama: [],
      openai: [],
      anthropic: [],
    });
    const test = { provider: "gemini" };
    const works = await call("POST", "/api/admin/coach/test", test, admin);
    expect(works.body.models).toMatchObject(
      GEMINI_STAND_IN_MODELS.map((model) => ({ model, works: true })),
    );
    standIn.behave("bad-key");
    const fails = await call("POST", "/api/admin/coach/test", test, admin);
    expect(fails.body.models[0]).toMatchObject({ works: false, failure: "not-configured" });
    expect(JSON.stringify([settings, works, fails])).not.toContain(KEY);
    const own = await call("POST", "/api/settings/coach/test", test);
    expect(own.body).toMatchObject({ works: false, failure: "not-configured" });
  });

  test("what an admin sets holds at once: other models, fewer calls, none at all", async () => {
    const change = async (part: object) => {
      const { body } = await call("GET", "/api/admin/coach", undefined, admin);
      const { providers, firstWordsSeconds, callsPerHour, version } = body.settings;
      const setting = { providers, firstWordsSeconds, callsPerHour, version, ...part };
      return call("PUT", "/api/admin/coach", setting, admin);
    };
    const ollama = { allowed: true, models: null };
    const large = GEMINI_STAND_IN_MODELS.slice(1);
    const id = await started();
    const nudge = async () =>
      (await call("POST", `/api/attempts/${id}/stuck`, { action: "nudge" })).body;

    expect(
      (await change({ providers: { gemini: { allowed: true, models: large }, ollama } })).status,
    ).toBe(200);
    await nudge();
    expect(standIn.requests.at(-1)?.model).toBe(large[0]);

    await change({ callsPerHour: 1 });
    expect(await nudge()).toMatchObject({ isFallback: true, fallbackReason: "limit-reached" });

    await change({
      callsPerHour: 100,
      providers: { gemini: { allowed: false, models: null }, ollama },
    });
    const asked = standIn.requests.length;
    expect(await nudge()).toMatchObject({ isFallback: true, fallbackReason: "not-allowed" });
    expect((await call("POST", "/api/settings/coach/test", { provider: "gemini" })).body).toEqual({
      works: false,
      tookMs: 0,
      failure: "not-allowed",
    });
    expect(standIn.requests).toHaveLength(asked);
    const choose = async (coachProvider: string) => {
      const { body } = await call("GET", "/api/settings");
      return call("PUT", "/api/settings", { ...body, coachProvider });
    };
    expect((await choose("gemini")).status).toBe(200);
    expect((await choose("built-in")).status).toBe(200);
    expect(await choose("gemini")).toMatchObject({
      status: 409,
      body: { error: { code: "coach-not-allowed", details: { field: "coachProvider" } } },
    });
    expect((await call("GET", "/api/settings")).body.coachProvider).toBe("built-in");

    expect((await change({ version: 0 })).body.error).toMatchObject({ code: "stale-version" });
    const { body } = await call("GET", "/api/admin/audit?action=coach-changed", undefined, admin);
    expect(body.entries ?? body.items).toHaveLength(3);
  });

  test("a key that an admin enters is used at once, sealed, and shown nowhere", async () => {
    const other = await startStandInOf("openai");
    const key = "sk-entered-by-an-admin";
    const before = (await call("GET", "/api/admin/coach", undefined, admin)).body.settings;
    const openai = { allowed: true, models: standInModels.openai };
    const providers = { ...before.providers, openai };
    const put = (path: string, body: object) => call("PUT", `/api/admin/coach${path}`, body, admin);
    const { body: listed } = await put("", { ...before, providers });
    const entered = { key, baseUrl: `${other.url}/v1`, version: listed.settings.version };
    const { body: stored } = await put("/keys/openai", entered);
    const test = () => call("POST", "/api/admin/coach/test", { provider: "openai" }, admin);
    expect((await test()).body.models).toMatchObject([{ works: true }, { works: true }]);
    expect(other.requests.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);

    const { body: audit } = await call("GET", "/api/admin/audit", undefined, admin);
    const { body: shown } = await call("GET", "/api/admin/coach", undefined, admin);
    expect(JSON.stringify([stored, audit, shown])).not.toContain(key);
    expect(shown.settings.access.openai).toMatchObject({ from: "page", baseUrl: entered.baseUrl });

    const { version } = shown.settings;
    await call("DELETE", "/api/admin/coach/keys/openai", { version }, admin);
    expect((await test()).body.models).toEqual([]);
    await other.close();
  });

  test("once a budget is spent the built-in coach answers, and an admin sees what it cost", async () => {
    const change = async (part: object) => {
      const { body } = await call("GET", "/api/admin/coach", undefined, admin);
      return call("PUT", "/api/admin/coach", { ...body.settings, ...part }, admin);
    };
    const { body } = await call("GET", "/api/admin/coach", undefined, admin);
    const price = { input: 10, output: 10 };
    const prices = Object.fromEntries(GEMINI_STAND_IN_MODELS.map((model) => [model, price]));
    const spending = async () =>
      (await call("GET", "/api/admin/coach/spending?days=7", undefined, admin)).body;
    const id = await started();
    const nudge = async () =>
      (await call("POST", `/api/attempts/${id}/stuck`, { action: "nudge" })).body;
    const before = (await spending()).month.site;
    const gemini = { allowed: true, models: null };
    const providers = { ...body.settings.providers, gemini };
    await change({ providers, chat: { ...body.settings.chat, prices } });
    const { body: settings } = await call("GET", "/api/settings");
    await call("PUT", "/api/settings", { ...settings, coachProvider: "gemini" });
    expect(await nudge()).toMatchObject({ isFallback: false });
    const { month, period } = await spending();
    expect(month.site).toBeGreaterThan(before);
    expect(period.byCall.map(({ label }: { label: string }) => label)).toContain("nudge");

    await change({ monthlyBudgets: { person: 0, class: null, site: null } });
    const asked = standIn.requests.length;
    expect(await nudge()).toMatchObject({ isFallback: true, fallbackReason: "budget-spent" });
    expect(standIn.requests).toHaveLength(asked);
  });
});
