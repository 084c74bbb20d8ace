import { textModelContract } from "@foothold/core/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { standInModels, startStandInOf } from "../testing/index.ts";
import { aTextRequest } from "../testing/request.ts";
import { playing } from "../testing/scenario.ts";
import { openAiModel } from "./openai-model.ts";

const [model = ""] = standInModels.openai;

describe("OpenAI", () =>
  textModelContract(async (scenario) => {
    const standIn = await startStandInOf("openai");
    standIn.behave(playing(scenario));
    return {
      model: openAiModel({ apiKey: "a-key", model, baseUrl: `${standIn.url}/v1` }),
      asked: () => standIn.requests,
      close: standIn.close,
    };
  }));

async function opened(apiKey = "a-key") {
  const standIn = await startStandInOf("openai");
  onTestFinished(standIn.close);
  return { standIn, openai: openAiModel({ apiKey, model, baseUrl: `${standIn.url}/v1` }) };
}

const schema = { type: "object", properties: { hint: { type: "string" } } };

test("the request says all that was asked", async () => {
  const { standIn, openai } = await opened();
  const messages = [{ role: "user", text: "Help {{me}}." }] as const;
  await openai.reply(aTextRequest({ schema, system: "Ask.", messages }));
  expect(standIn.requests).toMatchObject([
    {
      path: "/v1/chat/completions",
      headers: { authorization: "Bearer a-key" },
      system: "Ask.",
      messages: [...messages],
      schema,
      temperature: 0.7,
      maxOutputTokens: 500,
      body: { max_completion_tokens: 500 },
    },
  ]);
});

test("a server that does not take a field is asked without it, once and for all", async () => {
  const { standIn, openai } = await opened();
  standIn.behave({ refuses: ["max_completion_tokens", "temperature"] });
  await openai.reply(aTextRequest());
  await openai.reply(aTextRequest());
  expect(standIn.requests.at(-1)?.body).toMatchObject({ max_tokens: 500 });
  expect(standIn.requests.at(-1)?.body).not.toHaveProperty("temperature");
  expect(standIn.requests).toHaveLength(4);
});

test("without a key nothing is sent", async () => {
  const { standIn, openai } = await opened("");
  await expect(openai.reply(aTextRequest())).rejects.toMatchObject({ kind: "not-configured" });
  expect(standIn.requests).toEqual([]);
});

test("thinking written into the reply itself is not shown", async () => {
  const { standIn, openai } = await opened();
  standIn.behave({ pieces: ["<think>It is 4.</th", "ink>What is", " 2 + 2?"] });
  const shown: string[] = [];
  const { text } = await openai.reply(aTextRequest(), (piece) => shown.push(piece));
  expect([text, shown.join("")]).toEqual(["What is 2 + 2?", "What is 2 + 2?"]);
});
