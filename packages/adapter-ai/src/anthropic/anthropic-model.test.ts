import { textModelContract } from "@foothold/core/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { standInModels, startStandInOf } from "../testing/index.ts";
import { aTextRequest } from "../testing/request.ts";
import { playing } from "../testing/scenario.ts";
import { anthropicModel } from "./anthropic-model.ts";

const [model = ""] = standInModels.anthropic;

describe("Anthropic", () =>
  textModelContract(async (scenario) => {
    const standIn = await startStandInOf("anthropic");
    standIn.behave(playing(scenario));
    return {
      model: anthropicModel({ apiKey: "a-key", model, baseUrl: standIn.url }),
      asked: () => standIn.requests,
      close: standIn.close,
    };
  }));

async function opened(apiKey = "a-key") {
  const standIn = await startStandInOf("anthropic");
  onTestFinished(standIn.close);
  return { standIn, anthropic: anthropicModel({ apiKey, model, baseUrl: standIn.url }) };
}

const schema = { type: "object", properties: { hint: { type: "string" } } };

test("the request says all that was asked", async () => {
  const { standIn, anthropic } = await opened();
  const messages = [{ role: "user", text: "Help {{me}}." }] as const;
  await anthropic.reply(aTextRequest({ schema, system: "Ask.", messages }));
  expect(standIn.requests).toMatchObject([
    {
      path: "/v1/messages",
      headers: { authorization: "Bearer a-key" },
      system: "Ask.",
      messages: [...messages],
      schema,
      maxOutputTokens: 500,
    },
  ]);
});

test("without a key nothing is sent", async () => {
  const { standIn, anthropic } = await opened("");
  await expect(anthropic.reply(aTextRequest())).rejects.toMatchObject({ kind: "not-configured" });
  expect(standIn.requests).toEqual([]);
});

test("a key that is not valid is a matter of configuration, and is not repeated in the failure", async () => {
  const { standIn, anthropic } = await opened("a-secret-key");
  standIn.behave("bad-key");
  const failure = await anthropic.reply(aTextRequest()).catch((error: Error) => error);
  expect(failure).toMatchObject({ kind: "not-configured", message: "API key not valid." });
  expect(JSON.stringify(failure) + String(failure)).not.toContain("a-secret-key");
});
