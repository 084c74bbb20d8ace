import {
  type GivenBehaviour,
  type StandIn,
  standInModels,
  startStandInOf,
} from "@foothold/adapter-ai/testing";
import type { Exchange } from "@foothold/core/chat";
import { type ModelProvider, modelProviders } from "@foothold/core/coach";
import { aProblem, memoryProblems } from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEvents } from "../../lib/browser/read-events.ts";
import { type App, startApp } from "../app.ts";

const good = {
  summary: "Read the last line of an error first. It names what went wrong.",
  sections: [{ heading: "Where to look", content: "The lines above it say how one came there." }],
  todos: [
    { text: "Read the last line", completed: true },
    { text: "Find the line that it names", completed: false },
    { text: "Say what it holds", completed: false },
  ],
  fileChanges: [],
  commands: [{ command: "test 1" }],
  nextSteps: [
    { html: "Continue to the line", inputText: "continue" },
    { html: "Why the last line?", inputText: "Why is the last line first?" },
  ],
};
const json = JSON.stringify(good);
const inPieces = (text: string): string[] => text.match(/[\s\S]{1,24}/g) ?? [];
const upTo = (words: string) => json.slice(0, json.indexOf(words));
const LEAK = "Write `return a + b;` and you are done.";
const PATIENT_SECONDS = 20;
const shownBefore = { summary: good.summary, sections: good.sections };

type Behaviours = GivenBehaviour | readonly GivenBehaviour[];
type Case = [name: string, behaviours: Behaviours, exchange: object, bugs: readonly string[]];

const byModel = { isFallback: false, answeredBy: { model: expect.stringMatching(/stand-in/) } };
const builtIn = (fallbackReason: string) => ({
  status: "complete",
  isFallback: true,
  fallbackReason,
  answeredBy: null,
  reply: { summary: expect.stringMatching(/\w{3}/) },
});
const cut = (reply: object, recovery: object = { truncated: true }) => ({
  status: "recovered",
  ...byModel,
  reply,
  recovery,
});

const todosCut = cut(
  { ...shownBefore, todos: good.todos.slice(0, 2), commands: [] },
  { truncated: true, shortened: ["todos"] },
);
const half = (behaviour: object): GivenBehaviour => {
  const pieces = [...inPieces(upTo('"todos"')), ...inPieces(json.slice(upTo('"todos"').length))];
  return { pieces, faultAfterPieces: inPieces(upTo('"todos"')).length, ...behaviour };
};

const cases: Case[] = [
  ["whole", { text: json }, { status: "complete", ...byModel, reply: good, recovery: null }, []],
  [
    "slow",
    { fault: "slow", gapMs: 15, text: json },
    { status: "complete", ...byModel, reply: good },
    [],
  ],
  [
    "thinking of the solution first",
    { fault: "thinking", text: json, thinking: LEAK },
    { status: "complete", ...byModel, reply: good },
    [],
  ],
  [
    "cut at the token limit",
    { fault: "token-limit", pieces: inPieces(upTo("Say what")) },
    todosCut,
    ["truncated"],
  ],
  [
    "cut at the token limit, in one piece",
    { fault: "token-limit", pieces: [upTo("Say what")] },
    todosCut,
    ["truncated"],
  ],
  [
    "cut at the token limit inside of the summary",
    { fault: "token-limit", pieces: inPieces(upTo("what went wrong")) },
    cut({ summary: "Read the last line of an error first." }),
    ["truncated"],
  ],
  ["broken off", half({ fault: "overloaded-mid-stream" }), cut(shownBefore), ["truncated"]],
  [
    "silent from the middle on",
    half({ fault: "hang-mid-stream" }),
    cut(shownBefore),
    ["truncated"],
  ],
  ["broken by the provider", half({ fault: "invalid-json" }), cut(shownBefore), ["truncated"]],
  [
    "without a word that it is whole",
    { fault: "no-ending", text: json },
    { status: "complete", ...byModel, reply: good },
    [],
  ],
  [
    "damaged JSON",
    { pieces: inPieces(json.replace('"todos":', "todos:").replace(/}$/, ",}")) },
    { status: "complete", ...byModel, reply: good },
    ["repaired-json"],
  ],
  [
    "damaged JSON of which a part is lost",
    { pieces: inPieces(json.replace('"Say', "'Say")) },
    cut({ ...shownBefore, todos: good.todos.slice(0, 2) }, { shortened: ["todos"] }),
    ["truncated"],
  ],
  [
    "prose",
    { pieces: inPieces("Read the last line first. What does it name?") },
    { status: "complete", ...byModel, reply: { summary: expect.stringMatching(/^Read the last/) } },
    ["legacy-format"],
  ],
  [
    "unreadable, repaired by a model that adds something",
    [
      { pieces: ['[["summary" => Read the last line of an error first]]'] },
      { text: JSON.stringify({ ...good, summary: "Read the last line of an error first" }) },
    ],
    { ...byModel, reply: { summary: "Read the last line of an error first", sections: [] } },
    ["other", "repaired-json"],
  ],
  ["an answer to something else", "wrong-schema", builtIn("malformed"), []],
  ["empty", "empty", builtIn("malformed"), []],
  [
    "refused for a while",
    { fault: "rate-limit", retryAfterMs: 60_000 },
    builtIn("rate-limited"),
    [],
  ],
  ["an error of the provider", "server-error", builtIn("unavailable"), []],
  ["refused for the key", "bad-key", builtIn("not-configured"), []],
  ["silent from the beginning", "hang-before-headers", builtIn("timed-out"), []],
  [
    "a leak in the first words, and a better one after it",
    [{ text: JSON.stringify({ ...good, summary: LEAK }) }, { text: json }],
    { status: "complete", ...byModel, reply: good },
    [],
  ],
  [
    "a leak after harmless words",
    {
      fault: "slow",
      gapMs: 15,
      text: JSON.stringify({ ...good, sections: [{ heading: "So", content: LEAK }] }),
    },
    {
      isFallback: true,
      fallbackReason: "leak",
      reply: {
        summary: good.summary,
        sections: expect.arrayContaining([
          expect.objectContaining({ heading: "From the built-in coach" }),
        ]),
      },
    },
    [],
  ],
  [
    "lying: everything done, in the old form, with tags",
    {
      text: JSON.stringify({
        ...good,
        todos: good.todos.map(({ text }) => ({ text, completed: true })),
        nextSteps: ["Run <b>it</b>"],
      }),
    },
    {
      status: "complete",
      ...byModel,
      reply: {
        todos: [
          { text: "Read the last line", completed: true },
          { text: "Find the line that it names", completed: true },
          { text: "Say what it holds", completed: false },
        ],
        nextSteps: [
          { html: "Continue to: Say what it holds", inputText: "continue" },
          { html: "Run it", inputText: "Run it" },
        ],
      },
    },
    ["legacy-format"],
  ],
  [
    "a change of a file in a reply that calls itself cut",
    {
      text: JSON.stringify({
        ...good,
        summary: "This was truncated. I wrote notes.",
        fileChanges: [{ path: "notes.md", content: "My notes." }],
      }),
    },
    cut({ fileChanges: [] }, { missing: ["fileChanges"] }),
    ["blocked-change", "truncated"],
  ],
];

describe("a conversation with a model over HTTP", () => {
  const standIns = {} as Record<ModelProvider, StandIn>;
  let app: App;
  /** One that never comes to an end is waited for only as long as is needed to see it. */
  let limitSeconds = PATIENT_SECONDS;
  beforeAll(async () => {
    for (const provider of modelProviders) standIns[provider] = await startStandInOf(provider);
    const first = (provider: ModelProvider) => standInModels[provider][0] ?? "";
    app = await startApp(
      {
        GEMINI_API_KEY: "a-key",
        GEMINI_BASE_URL: standIns.gemini.url,
        COACH_GEMINI_MODELS: first("gemini"),
        OLLAMA_HOST: standIns.ollama.url,
        COACH_OLLAMA_MODELS: first("ollama"),
        OPENAI_API_KEY: "a-key",
        OPENAI_BASE_URL: `${standIns.openai.url}/v1`,
        COACH_OPENAI_MODELS: first("openai"),
        ANTHROPIC_API_KEY: "a-key",
        ANTHROPIC_BASE_URL: standIns.anthropic.url,
        COACH_ANTHROPIC_MODELS: first("anthropic"),
      },
      { problems: memoryProblems([aProblem()]) },
    );
    const { coachSettings } = app.deps();
    const read = coachSettings.read.bind(coachSettings);
    coachSettings.read = async () => {
      const settings = await read();
      return {
        ...settings,
        firstWordsSeconds: limitSeconds,
        chat: { ...settings.chat, replySeconds: limitSeconds },
      };
    };
  });
  afterAll(async () => {
    await app.stop();
    await Promise.all(Object.values(standIns).map((standIn) => standIn.close()));
  });

  /** A new conversation of somebody who has chosen this provider. */
  async function begin(provider: ModelProvider) {
    const { cookie } = await app.signUp("learner");
    const call = async (method: string, path: string, body?: object) =>
      (await app.call(method, path, { cookie, ...(body && { body }) })).json();
    const settings = await call("GET", "/api/settings");
    await call("PUT", "/api/settings", { ...settings, coachProvider: provider });
    const started = { problemSlug: "add-two", language: "javascript", mode: "EXPERT" };
    const { attempt } = await call("POST", "/api/attempts", started);
    const unit = { unitType: "SolveProblem", unitId: attempt.id };
    const { conversation } = await call("POST", "/api/conversations", unit);
    const at = `/api/conversations/${conversation.id}`;
    async function ask(message: string) {
      const headers = { accept: "text/event-stream" };
      const body = { message };
      const response = await app.call("POST", `${at}/messages`, { cookie, body, headers });
      if (!response.body) throw new Error("there is no body");
      const events: { event: string; data: unknown }[] = [];
      for await (const event of readEvents(response.body)) events.push(event);
      return events;
    }
    const view = () => call("GET", at);
    return { ask, view };
  }

  describe.each(modelProviders)("%s", (provider) => {
    test.each(cases)("%s", async (name, behaviours, expected, bugs) => {
      limitSeconds = name.startsWith("silent") ? 0.5 : PATIENT_SECONDS;
      const list = Array.isArray(behaviours) ? behaviours : [behaviours];
      standIns[provider].behave(list.at(-1));
      standIns[provider].queue(...list.slice(0, -1));
      const { ask, view } = await begin(provider);
      const events = await ask("How do I read an error?");
      const { exchanges, conversation } = await view();
      const exchange: Exchange = exchanges.items[0];
      const reported: { type: string }[] = conversation.bugs;
      expect(exchange).toMatchObject(expected);
      expect(reported.map(({ type }) => type).sort()).toEqual([...bugs].sort());
      expect(events.at(-1)).toMatchObject({
        event: "answer",
        data: { exchange: { id: exchange.id } },
      });
      expect(JSON.stringify(events)).not.toContain("a + b");
    });

    test("six turns, streaming: each is told of those before it", async () => {
      limitSeconds = PATIENT_SECONDS;
      const standIn = standIns[provider];
      standIn.behave({ fault: "slow", gapMs: 5, text: json });
      const { ask, view } = await begin(provider);
      const before = standIn.requests.length;
      const turns = ["One?", "Two?", "Three?", "Four?", "Five?", "Six?"];
      for (const turn of turns) {
        const events = await ask(turn);
        // How much comes at once is the machine's; the first words are the beginning of the summary.
        const grown = events.filter(({ event }) => event === "reply");
        const [first] = grown.map(({ data }) => (data as { reply: { summary: string } }).reply);
        expect(good.summary.startsWith(first?.summary ?? "?"), turn).toBe(true);
        expect(events.at(-1)).toMatchObject({
          event: "answer",
          data: { exchange: { reply: good } },
        });
      }
      const { conversation, exchanges } = await view();
      expect(exchanges.items.map(({ status }: Exchange) => status)).toEqual(
        turns.map(() => "complete"),
      );
      expect(conversation).toMatchObject({ exchangeCount: 6, bugs: [] });
      expect(conversation.tokensIn).toBeGreaterThan(0);
      const asked = standIn.requests.slice(before);
      // The judge of a reply is told nothing of the conversation.
      const isJudge = (request: unknown) => JSON.stringify(request).includes("<steps-");
      const lengths = asked.filter((one) => !isJudge(one)).map(({ messages }) => messages.length);
      expect(lengths).toEqual([1, 3, 5, 7, 9, 11]);
      for (const { messages } of asked.filter(isJudge)) expect(messages).toHaveLength(1);
    });
  });
});
