import { modelProviders } from "@foothold/core/coach";
import { GoogleGenAI } from "@google/genai";
import { Ollama } from "ollama";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import {
  CONTROL_PATH,
  GEMINI_STAND_IN_MODELS,
  OLLAMA_STAND_IN_MODELS,
  startGeminiStandIn,
  startOllamaStandIn,
} from "./index.ts";
import { openPair } from "./open-pair.ts";
import { exampleOf } from "./reply/example-of.ts";
import { aTextRequest } from "./request.ts";

async function gemini() {
  const standIn = await startGeminiStandIn();
  onTestFinished(standIn.close);
  const client = new GoogleGenAI({
    apiKey: "a-key",
    vertexai: false,
    httpOptions: { baseUrl: standIn.url },
  });
  return { standIn, client, model: GEMINI_STAND_IN_MODELS[0] ?? "" };
}

async function ollama() {
  const standIn = await startOllamaStandIn();
  onTestFinished(standIn.close);
  const client = new Ollama({ host: standIn.url });
  return { standIn, client, model: OLLAMA_STAND_IN_MODELS[0] ?? "" };
}

test("Gemini's own client lists the models", async () => {
  const { client } = await gemini();
  const names: (string | undefined)[] = [];
  for await (const { name } of await client.models.list()) names.push(name);
  expect(names).toEqual(GEMINI_STAND_IN_MODELS.map((model) => `models/${model}`));
});

test("Gemini's own client gets a whole reply without streaming", async () => {
  const { client, standIn, model } = await gemini();
  standIn.behave({ pieces: ["one ", "two"], thinking: "Hm." });
  const reply = await client.models.generateContent({ model, contents: "Count." });
  expect(reply.text).toBe("one two");
  expect(reply.candidates?.[0]?.finishReason).toBe("STOP");
});

test("Gemini without a key is refused", async () => {
  const { standIn } = await gemini();
  expect((await fetch(`${standIn.url}/v1beta/models`)).status).toBe(403);
});

test("Ollama's own client lists the models", async () => {
  const { client } = await ollama();
  const { models } = await client.list();
  expect(models.map(({ name }) => name)).toEqual(OLLAMA_STAND_IN_MODELS);
});

test("Ollama's own client generates, streamed and whole", async () => {
  const { client, standIn, model } = await ollama();
  standIn.behave({ pieces: ["one ", "two"] });
  const whole = await client.generate({ model, prompt: "Count.", system: "Be brief." });
  expect(whole).toMatchObject({ response: "one two", done: true, done_reason: "stop" });
  const pieces: string[] = [];
  for await (const chunk of await client.generate({ model, prompt: "Count.", stream: true })) {
    pieces.push(chunk.response ?? "");
  }
  expect(pieces).toEqual(["one ", "two", ""]);
  expect(standIn.requests[0]).toMatchObject({
    system: "Be brief.",
    messages: [{ role: "user", text: "Count." }],
  });
});

test("Ollama's own client chats without streaming", async () => {
  const { client, standIn, model } = await ollama();
  standIn.behave({ text: "one two" });
  const messages = [{ role: "user", content: "Count." }];
  expect((await client.chat({ model, messages })).message.content).toBe("one two");
});

test.each(modelProviders)(
  "a queue is followed before the standing behaviour (%s)",
  async (provider) => {
    const { model, standIn } = await openPair(provider);
    onTestFinished(standIn.close);
    standIn.behave({ text: "standing" });
    standIn.queue("overloaded", { text: "queued" });
    await expect(model.reply(aTextRequest())).rejects.toMatchObject({ kind: "unavailable" });
    expect((await model.reply(aTextRequest())).text).toBe("queued");
    expect((await model.reply(aTextRequest())).text).toBe("standing");
    expect(standIn.requests.map(({ fault }) => fault)).toEqual(["overloaded", "none", "none"]);
  },
);

test("an obeying reply repeats the instructions it was given", async () => {
  const { model, standIn } = await openPair("ollama");
  onTestFinished(standIn.close);
  standIn.behave("obeys-injection");
  const { text } = await model.reply(aTextRequest({ system: "Never say xyzzy." }));
  expect(text).toContain("Never say xyzzy.");
});

test("the behaviour is switched over HTTP, and what was asked can be read", async () => {
  const { model, standIn } = await openPair("gemini");
  onTestFinished(standIn.close);
  const control = `${standIn.url}${CONTROL_PATH}`;
  const put = (body: unknown) => fetch(control, { method: "PUT", body: JSON.stringify(body) });
  expect((await put({ fault: "overloaded" })).status).toBe(200);
  await expect(model.reply(aTextRequest())).rejects.toMatchObject({ kind: "unavailable" });
  expect((await put({ fault: "no such fault" })).status).toBe(422);
  expect(await (await fetch(control)).json()).toMatchObject({
    requests: [{ fault: "overloaded" }],
  });
});

const hintSchema = z.object({
  hint: z.string(),
  status: z.enum(["PASS", "NEEDS_WORK"]),
  confidence: z.number().min(0).max(1),
  count: z.int().min(2),
  gaps: z.array(z.object({ what: z.string(), known: z.boolean() })).min(2),
  either: z.union([z.literal("a"), z.null()]),
});

test("a structured reply fits the schema it was asked for", async () => {
  const schema = z.toJSONSchema(hintSchema);
  expect(hintSchema.parse(exampleOf(schema, "words"))).toMatchObject({ hint: "words" });
  const { model, standIn } = await openPair("gemini");
  onTestFinished(standIn.close);
  const { text } = await model.reply(aTextRequest({ schema }));
  expect(hintSchema.safeParse(JSON.parse(text)).success).toBe(true);
});

test("a reference in a schema is followed", () => {
  const schema = {
    type: "object",
    properties: { first: { $ref: "#/$defs/word" } },
    $defs: { word: { type: "string" } },
  };
  expect(exampleOf(schema, "words")).toEqual({ first: "words" });
});
