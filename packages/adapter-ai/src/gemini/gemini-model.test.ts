import { textModelContract } from "@foothold/core/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { GEMINI_STAND_IN_MODELS, startGeminiStandIn } from "../testing/index.ts";
import { aTextRequest } from "../testing/request.ts";
import { playing } from "../testing/scenario.ts";
import { geminiModel } from "./gemini-model.ts";

const [model = ""] = GEMINI_STAND_IN_MODELS;

describe("Gemini", () =>
  textModelContract(async (scenario) => {
    const standIn = await startGeminiStandIn();
    standIn.behave(playing(scenario));
    const options = { apiKey: "a-key", model, baseUrl: standIn.url };
    return {
      model: geminiModel(options),
      asked: () => standIn.requests,
      close: standIn.close,
    };
  }));

async function opened(apiKey = "a-key") {
  const standIn = await startGeminiStandIn();
  onTestFinished(standIn.close);
  return { standIn, gemini: geminiModel({ apiKey, model, baseUrl: standIn.url }) };
}

const schema = { type: "object", properties: { hint: { type: "string" } } };

test("the request says all that was asked, and asks for no thinking", async () => {
  const { standIn, gemini } = await opened();
  const messages = [{ role: "user", text: "Help {{me}}." }] as const;
  await gemini.reply(aTextRequest({ schema, system: "Ask.", messages }));
  expect(standIn.requests).toMatchObject([
    {
      path: `/v1beta/models/${model}:streamGenerateContent?alt=sse`,
      headers: { "x-goog-api-key": "a-key" },
      system: "Ask.",
      messages: [...messages],
      schema,
      temperature: 0.7,
      maxOutputTokens: 500,
      thinkingBudget: 0,
    },
  ]);
});

test("a model that must think gets room for it, and is asked only once", async () => {
  const { standIn, gemini } = await opened();
  standIn.behave("must-think");
  await gemini.reply(aTextRequest());
  await gemini.reply(aTextRequest());
  expect(standIn.requests.map(({ thinkingBudget }) => thinkingBudget)).toEqual([
    0,
    undefined,
    undefined,
  ]);
  expect(standIn.requests[2]?.maxOutputTokens).toBeGreaterThan(1_000);
});

test("without a key nothing is sent", async () => {
  const { standIn, gemini } = await opened("");
  await expect(gemini.reply(aTextRequest())).rejects.toMatchObject({ kind: "not-configured" });
  expect(standIn.requests).toEqual([]);
});

test("a key that is not valid is a matter of configuration, and is not repeated in the failure", async () => {
  const { standIn, gemini } = await opened("a-secret-key");
  standIn.behave("bad-key");
  const failure = await gemini.reply(aTextRequest()).catch((error: Error) => error);
  expect(failure).toMatchObject({ kind: "not-configured", message: "API key not valid." });
  expect(JSON.stringify(failure) + String(failure)).not.toContain("a-secret-key");
});
