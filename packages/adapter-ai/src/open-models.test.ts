import { expect, onTestFinished, test } from "vitest";
import { openModels } from "./open-models.ts";
import { FAILED_CALLS_TO_REST } from "./resilience/breaker.ts";
import {
  GEMINI_STAND_IN_MODELS,
  OLLAMA_STAND_IN_MODELS,
  startGeminiStandIn,
  startOllamaStandIn,
} from "./testing/index.ts";
import { aTextRequest } from "./testing/request.ts";

async function opened() {
  const gemini = await startGeminiStandIn();
  const ollama = await startOllamaStandIn();
  onTestFinished(gemini.close);
  onTestFinished(ollama.close);
  const open = openModels({
    gemini: { apiKey: "a-key", baseUrl: gemini.url },
    ollama: { host: ollama.url, contextTokens: 4_096 },
    concurrentCalls: 2,
  });
  const models = {
    gemini: open.gemini(GEMINI_STAND_IN_MODELS),
    ollama: open.ollama(OLLAMA_STAND_IN_MODELS),
  };
  return { gemini, ollama, models, open };
}

test("the models of each provider come in their order", async () => {
  const { models } = await opened();
  expect(models.gemini.map(({ name }) => name.model)).toEqual(GEMINI_STAND_IN_MODELS);
  expect(models.ollama.map(({ name }) => name.model)).toEqual(OLLAMA_STAND_IN_MODELS);
});

test("a provider that is not configured has none", () => {
  const { gemini, ollama } = openModels({ concurrentCalls: 2 });
  expect([gemini(["any"]), ollama(["any"])]).toEqual([[], []]);
});

test("a passing outage is met by another try, through the real clients", async () => {
  const { gemini, models } = await opened();
  gemini.queue({ fault: "rate-limit", retryAfterMs: 1 }, "none");
  await models.gemini[0]?.reply(aTextRequest());
  expect(gemini.requests.map(({ fault }) => fault)).toEqual(["rate-limit", "none"]);
});

test("a provider rests with all its models, and the other goes on", async () => {
  const { gemini, models, open } = await opened();
  gemini.behave({ fault: "rate-limit", retryAfterMs: 60_000 });
  const [weak] = models.gemini;
  const [strong] = open.gemini(GEMINI_STAND_IN_MODELS.slice(1));
  for (let call = 0; call < FAILED_CALLS_TO_REST; call++) {
    await expect(weak?.reply(aTextRequest())).rejects.toMatchObject({ kind: "rate-limited" });
  }
  await expect(strong?.reply(aTextRequest())).rejects.toMatchObject({ kind: "unavailable" });
  expect(gemini.requests).toHaveLength(FAILED_CALLS_TO_REST);
  await expect(models.ollama[0]?.reply(aTextRequest())).resolves.toBeDefined();
});
