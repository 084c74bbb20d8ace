import { describe, expect, test } from "vitest";
import type { TextRequest } from "../../entities/coach/text-model.ts";
import { textModelContract } from "../contracts/coach/text-model.contract.ts";
import { scriptedScenario } from "../scenarios/scripted-scenario.ts";
import { fakeTextModel } from "./fake-text-model.ts";

describe("the fake text model", () =>
  textModelContract(async (scenario) => {
    const model = fakeTextModel(scriptedScenario(scenario));
    return { model, asked: () => model.requests, close: async () => {} };
  }));

const request: TextRequest = {
  system: "system",
  messages: [{ role: "user", text: "user" }],
  temperature: 0.7,
  maxOutputTokens: 500,
  firstTextWithinMs: 8_000,
  wholeWithinMs: 30_000,
};

test("a list is followed in order, and a call too many is the test's mistake", async () => {
  const model = fakeTextModel(["one", ({ messages }) => `two for ${messages[0]?.text}`]);
  expect((await model.reply(request)).text).toBe("one");
  expect((await model.reply(request)).text).toBe("two for user");
  await expect(model.reply(request)).rejects.toThrow("no reply is scripted for call 3");
  expect(model.requests).toHaveLength(3);
});
