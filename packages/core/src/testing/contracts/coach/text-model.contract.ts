import { describe, expect, onTestFinished, test } from "vitest";
import {
  ModelFailure,
  type ModelMessage,
  type TextModel,
  type TextRequest,
  type TokenUsage,
} from "../../../entities/coach/text-model.ts";

/** How the far end behaves: these pieces of text, then this ending. */
export type ModelScenario = {
  pieces: string[];
  /** Thought before the first piece, by a model that thinks. */
  thinking?: string;
  usage?: TokenUsage;
  ending:
    | "whole"
    | "rate-limit"
    | "outage"
    | "refusal"
    | "token-limit"
    | "cut"
    | "silence"
    | "unknown-model";
  /** What a rate limit asks for. */
  retryAfterMs?: number;
};

type OpenModel = (scenario: ModelScenario) => Promise<{
  model: TextModel;
  /** What reached the far end, oldest first. */
  asked(): readonly object[];
  close(): Promise<void>;
}>;

const SHORT_MS = 80;
/** Long enough for the first words to arrive, also on a busy machine. */
const AFTER_FIRST_WORDS_MS = 2_000;
const LONG_MS = 20_000;

const aRequest = (given: Partial<TextRequest> = {}): TextRequest => ({
  system: "You ask one question at a time.",
  messages: [{ role: "user", text: "Where do I begin?" }],
  temperature: 0.7,
  maxOutputTokens: 500,
  firstTextWithinMs: LONG_MS,
  wholeWithinMs: LONG_MS,
  ...given,
});

const schema = {
  type: "object",
  properties: { hint: { type: "string" } },
  required: ["hint"],
};

/** What every text model promises, whoever is behind it. Not every provider has a way to refuse. */
export function textModelContract(open: OpenModel, { refuses = true } = {}): void {
  async function opened(scenario: ModelScenario): Promise<TextModel> {
    const { model, close } = await open(scenario);
    onTestFinished(close);
    return model;
  }

  async function failureOf(scenario: ModelScenario, given: Partial<TextRequest> = {}) {
    const shown: string[] = [];
    const model = await opened(scenario);
    const asked = model.reply(aRequest(given), (piece) => shown.push(piece));
    const failure = await asked.then(
      () => expect.unreachable("it replied"),
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ModelFailure);
    return { failure: failure as ModelFailure, shown: shown.join("") };
  }

  describe("a whole reply", () => {
    const pieces = ["What does ", "the first example\n", "return? ✓ 数"];
    const usage = { inputTokens: 120, outputTokens: 17 };

    test("is what was streamed, with the model's name and the tokens", async () => {
      const model = await opened({ pieces, usage, ending: "whole" });
      const shown: string[] = [];
      const reply = await model.reply(aRequest(), (piece) => shown.push(piece));
      expect(reply).toEqual({ text: pieces.join(""), name: model.name, usage });
      expect(shown).toEqual(pieces);
    });

    test("needs nobody listening to the stream", async () => {
      const model = await opened({ pieces, ending: "whole" });
      expect((await model.reply(aRequest())).text).toBe(pieces.join(""));
    });

    test("holds nothing of the thinking before it", async () => {
      const thinking = "The answer is a + b, but I must not say so.";
      const model = await opened({ pieces, thinking, ending: "whole" });
      const shown: string[] = [];
      const { text } = await model.reply(aRequest(), (piece) => shown.push(piece));
      expect([text, shown.join("")]).toEqual([pieces.join(""), pieces.join("")]);
    });

    test("of a structured kind is the JSON as it was written", async () => {
      const json = ['{ "hint":', ' "Try [1, 2]." }'];
      const model = await opened({ pieces: json, ending: "whole" });
      expect((await model.reply(aRequest({ schema }))).text).toBe(json.join(""));
    });

    test("can be asked for again and again, also at once", async () => {
      const model = await opened({ pieces, ending: "whole" });
      const texts = await Promise.all(
        [1, 2, 3].map(async () => (await model.reply(aRequest())).text),
      );
      expect(new Set(texts)).toEqual(new Set([pieces.join("")]));
    });
  });

  test("a conversation reaches the model in its order, and each call has its own token limit", async () => {
    const { model, asked, close } = await open({ pieces: ["And then?"], ending: "whole" });
    onTestFinished(close);
    const messages: ModelMessage[] = [
      { role: "user", text: "I return\nthe first." },
      { role: "assistant", text: "Which one is that?" },
      { role: "user", text: "{{numbers}}[0] ✓" },
    ];
    await model.reply(aRequest({ messages, maxOutputTokens: 2_000 }));
    await model.reply(aRequest());
    expect(asked()).toMatchObject([
      { system: aRequest().system, messages, maxOutputTokens: 2_000 },
      { system: aRequest().system, messages: aRequest().messages, maxOutputTokens: 500 },
    ]);
  });

  test.each<[string, ModelScenario, Partial<TextRequest>, string]>([
    ["an outage", { pieces: [], ending: "outage" }, {}, "unavailable"],
    ["an outage in mid-stream", { pieces: ["What is"], ending: "outage" }, {}, "unavailable"],
    ["the token limit", { pieces: ["What", " is"], ending: "token-limit" }, {}, "truncated"],
    ["an ending that never came", { pieces: ["What", " is"], ending: "cut" }, {}, "truncated"],
    ["an empty reply", { pieces: [], ending: "whole" }, {}, "malformed"],
    ["blank text", { pieces: [" \n"], ending: "whole" }, {}, "malformed"],
    ["no JSON", { pieces: ["Sure! {hint"], ending: "whole" }, { schema }, "malformed"],
    ["an unknown model", { pieces: [], ending: "unknown-model" }, {}, "not-configured"],
    [
      "silence before the first words",
      { pieces: [], ending: "silence" },
      { firstTextWithinMs: SHORT_MS },
      "timed-out",
    ],
    [
      "thinking without words",
      { pieces: [], thinking: "Hm.", ending: "silence" },
      { firstTextWithinMs: SHORT_MS },
      "timed-out",
    ],
    [
      "silence after the first words",
      { pieces: ["What is"], ending: "silence" },
      { wholeWithinMs: AFTER_FIRST_WORDS_MS },
      "timed-out",
    ],
  ])("%s is told by its kind, with what had arrived", async (_name, scenario, given, kind) => {
    const { failure, shown } = await failureOf(scenario, given);
    expect(failure).toMatchObject({ kind, partialText: scenario.pieces.join("") });
    expect(shown).toBe(scenario.pieces.join(""));
    expect(failure.message).not.toBe("");
  });

  test("what a reply took that was cut at the token limit is told, too", async () => {
    const usage = { inputTokens: 120, outputTokens: 17 };
    const { failure } = await failureOf({ pieces: ["What"], usage, ending: "token-limit" });
    expect(failure.usage).toEqual(usage);
  });

  if (refuses) {
    test.each([[[]], [["I cannot"]]])("a refusal after %j is told as one", async (pieces) => {
      const { failure } = await failureOf({ pieces, ending: "refusal" });
      expect(failure).toMatchObject({ kind: "refused", partialText: pieces.join("") });
    });
  }

  test("a rate limit says how long to wait", async () => {
    const { failure } = await failureOf({ pieces: [], ending: "rate-limit", retryAfterMs: 7_000 });
    expect(failure).toMatchObject({ kind: "rate-limited", retryAfterMs: 7_000 });
  });

  test("a rate limit without a time is one too", async () => {
    const { failure } = await failureOf({ pieces: [], ending: "rate-limit" });
    expect(failure).toMatchObject({ kind: "rate-limited", retryAfterMs: undefined });
  });

  describe("stopped by the caller", () => {
    test("before it began, nothing is shown", async () => {
      const scenario: ModelScenario = { pieces: ["What"], ending: "whole" };
      const { failure, shown } = await failureOf(scenario, { signal: AbortSignal.abort() });
      expect(failure.kind).toBe("cancelled");
      expect(shown).toBe("");
    });

    test("while waiting for the first words, it ends at once", async () => {
      const stop = new AbortController();
      setTimeout(() => stop.abort(), SHORT_MS);
      const scenario: ModelScenario = { pieces: [], ending: "silence" };
      const { failure } = await failureOf(scenario, { signal: stop.signal });
      expect(failure.kind).toBe("cancelled");
    });

    test("in mid-stream, it ends with what was shown, and shows no more", async () => {
      const stop = new AbortController();
      const model = await opened({ pieces: ["What", " is"], ending: "silence" });
      const shown: string[] = [];
      const asked = model.reply(aRequest({ signal: stop.signal }), (piece) => {
        shown.push(piece);
        stop.abort();
      });
      await expect(asked).rejects.toMatchObject({ kind: "cancelled", partialText: "What" });
      expect(shown).toEqual(["What"]);
    });
  });
}
