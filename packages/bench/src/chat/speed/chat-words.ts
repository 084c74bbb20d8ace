import { openModels } from "@foothold/adapter-ai";
import {
  configAt,
  type StandIn,
  standInModels,
  startStandInOf,
} from "@foothold/adapter-ai/testing";
import { startTestServer } from "@foothold/adapter-db/testing";
import { type ModelProvider, modelProviders } from "@foothold/core/coach";
import { median } from "@foothold/core/median";
import { type Bench, type Row, row } from "../../bench.ts";
import { type Learner, newLearnerAt } from "../../hardening/learner.ts";
import { startWebServer } from "../../web-server.ts";
import { FIRST_SENTENCE, speedReply } from "./speed-reply.ts";

const ROUNDS = 9;
/** About what a small hosted model takes until its first piece, and from piece to piece. */
const FIRST_GAP_MS = 600;
const GAP_MS = 20;
const PIECE = /[\s\S]{1,12}/g;
const text = JSON.stringify(speedReply);

/**
 * Nothing of a sentence is shown before it is whole and guarded, so a sentence of ours is held against the moment at
 * which the provider's client has that sentence whole.
 */
export const chatWords: Bench = {
  what: `ms until the first sentence through Foothold, against the provider's client alone; medians of ${ROUNDS}, by turns`,
  async run() {
    const standIns = {} as Record<ModelProvider, StandIn>;
    for (const provider of modelProviders) standIns[provider] = await startStandInOf(provider);
    const postgres = await startTestServer();
    const database = await postgres.createDatabase();
    const server = await startWebServer(database.url, variablesFor(standIns));
    try {
      const rows: Row[] = [];
      for (const provider of modelProviders) {
        rows.push(await measure(provider, standIns[provider], server.url));
      }
      return rows;
    } finally {
      await server.stop();
      await postgres.stop();
      for (const standIn of Object.values(standIns)) await standIn.close();
    }
  },
};

function variablesFor(standIns: Record<ModelProvider, StandIn>): Record<string, string> {
  const first = (provider: ModelProvider) => standInModels[provider][0] ?? "";
  return {
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
  };
}

async function measure(provider: ModelProvider, standIn: StandIn, url: string): Promise<Row> {
  const pieces = text.match(PIECE) ?? [];
  standIn.behave({ fault: "slow", pieces, gapMs: GAP_MS, firstGapMs: FIRST_GAP_MS });
  const learner = await newLearnerAt(url);
  const settings = JSON.parse((await learner.call("GET", "/api/settings")).text);
  await learner.call("PUT", "/api/settings", { ...settings, coachProvider: provider });
  const direct: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const alone = await firstSentenceOf(provider, standIn);
    const through = await firstSentenceThrough(learner, url);
    // The first round warms both up.
    if (round === 0) continue;
    direct.push(alone);
    ours.push(through);
  }
  return row(provider, "ms", median(direct), median(ours));
}

async function firstSentenceOf(provider: ModelProvider, { url }: StandIn): Promise<number> {
  const [model] = openModels(configAt(url))[provider](standInModels[provider]);
  if (!model) throw new Error("there is no model");
  const begun = performance.now();
  let heard = "";
  let at = 0;
  await model.reply(
    {
      system: "You are a coach.",
      messages: [{ role: "user", text: "How do I read an error?" }],
      schema: { type: "object" },
      temperature: 0.7,
      maxOutputTokens: 2_000,
      firstTextWithinMs: 20_000,
      wholeWithinMs: 20_000,
    },
    (piece) => {
      heard += piece;
      if (at === 0 && heard.includes(`${FIRST_SENTENCE} `)) at = performance.now() - begun;
    },
  );
  return at;
}

async function firstSentenceThrough(
  { cookie, beginTwoSum }: Learner,
  url: string,
): Promise<number> {
  const path = await beginTwoSum();
  const begun = performance.now();
  const response = await fetch(`${url}${path}/chat`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ message: "How do I read an error?" }),
  });
  let heard = "";
  let at = 0;
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    heard += decoder.decode(chunk, { stream: true });
    if (at === 0 && heard.includes("event: reply")) at = performance.now() - begun;
  }
  if (!heard.includes('"isFallback":false')) throw new Error("the model was not heard");
  return at;
}
