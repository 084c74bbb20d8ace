import { textModelContract } from "@foothold/core/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { OLLAMA_STAND_IN_MODELS, startOllamaStandIn } from "../testing/index.ts";
import { aTextRequest } from "../testing/request.ts";
import { playing } from "../testing/scenario.ts";
import { ollamaModel } from "./ollama-model.ts";

const [model = ""] = OLLAMA_STAND_IN_MODELS;

describe("Ollama", () =>
  textModelContract(
    async (scenario) => {
      const standIn = await startOllamaStandIn();
      standIn.behave(playing(scenario));
      return {
        model: ollamaModel({ host: standIn.url, model }),
        asked: () => standIn.requests,
        close: standIn.close,
      };
    },
    { refuses: false },
  ));

async function opened() {
  const standIn = await startOllamaStandIn();
  onTestFinished(standIn.close);
  return { standIn, ollama: ollamaModel({ host: standIn.url, model, contextTokens: 4_096 }) };
}

const schema = { type: "object", properties: { hint: { type: "string" } } };

test("the request says all that was asked, and asks for no thinking", async () => {
  const { standIn, ollama } = await opened();
  const messages = [{ role: "user", text: "Help {{me}}." }] as const;
  await ollama.reply(aTextRequest({ schema, system: "Ask.", messages }));
  expect(standIn.requests).toMatchObject([
    {
      path: "/api/chat",
      system: "Ask.",
      messages: [...messages],
      schema,
      temperature: 0.7,
      maxOutputTokens: 500,
      body: { stream: true, think: false, options: { num_ctx: 4_096 } },
    },
  ]);
});

test("without a host nothing is sent", async () => {
  const ollama = ollamaModel({ host: "", model });
  await expect(ollama.reply(aTextRequest())).rejects.toMatchObject({ kind: "not-configured" });
});

test("a line that is lost on the way does not leave a hole in the reply", async () => {
  const { standIn, ollama } = await opened();
  standIn.behave({ fault: "invalid-json", pieces: ["one ", "two"], faultAfterPieces: 1 });
  await expect(ollama.reply(aTextRequest())).rejects.toMatchObject({
    kind: "malformed",
    partialText: "one ",
  });
});

test("thinking written into the reply itself is not shown", async () => {
  const { standIn, ollama } = await opened();
  standIn.behave({ pieces: ["<thi", "nk>The answer is 4.</th", "ink>\n\nWhat is", " 2 + 2?"] });
  const shown: string[] = [];
  const { text } = await ollama.reply(aTextRequest(), (piece) => shown.push(piece));
  expect([text, shown.join("")]).toEqual(["What is 2 + 2?", "What is 2 + 2?"]);
});
