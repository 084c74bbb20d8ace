import { openModels } from "@foothold/adapter-ai";
import {
  faults,
  GEMINI_STAND_IN_MODELS,
  OLLAMA_STAND_IN_MODELS,
  startGeminiStandIn,
  startOllamaStandIn,
} from "@foothold/adapter-ai/testing";
import { authoredCoach, createGuard, modelCoach, modelProviders } from "@foothold/core/coach";
import {
  anAttempt,
  anExplanation,
  aProbedProblem,
  fakeRunner,
  memoryCoachReplies,
} from "@foothold/core/testing";
import { describe, expect, test } from "vitest";

const starts = { gemini: startGeminiStandIn, ollama: startOllamaStandIn };
const names = { gemini: GEMINI_STAND_IN_MODELS, ollama: OLLAMA_STAND_IN_MODELS };
const problem = aProbedProblem();
const PATIENCE_MS = 2_500;

type Behaviour = Parameters<Awaited<ReturnType<typeof startGeminiStandIn>>["behave"]>[0];

async function assessed(provider: (typeof modelProviders)[number], behaviour: Behaviour) {
  const standIn = await starts[provider]();
  standIn.behave(behaviour);
  const open = openModels({
    gemini: { apiKey: "a-key", baseUrl: standIn.url },
    ollama: { host: standIn.url, contextTokens: 4_096 },
    concurrentCalls: 4,
  });
  const [first] = open[provider](names[provider]);
  if (!first) throw new Error("there is no model");
  const runner = fakeRunner();
  const replies = memoryCoachReplies();
  const authored = authoredCoach(runner);
  const coach = modelCoach({
    models: [first],
    authored,
    guard: createGuard({ runner }),
    runner,
    replies,
    clock: { now: () => new Date() },
    firstTextWithinMs: PATIENCE_MS,
    wholeWithinMs: PATIENCE_MS,
  });
  const understandPayload = {
    ...anExplanation(),
    aiAssessment: null,
    followups: [],
    predictions: [],
  };
  const context = { problem, attempt: anAttempt({ understandPayload }) };
  try {
    const answer = await coach.assessExplanation(context);
    return { answer, proven: await authored.assessExplanation(context), rows: replies.recorded };
  } finally {
    await standIn.close();
  }
}

describe.concurrent.each(modelProviders)("%s takes an explanation at its word", (provider) => {
  test("and the input it gets wrong is asked about", async () => {
    const code = "function solve(a, b) { return a === 7 ? 0 : a + b; }";
    const { answer, rows } = await assessed(provider, { text: JSON.stringify({ code }) });
    expect(answer.doubtfulInput).toEqual([7, 7]);
    const row = rows.find(({ call }) => call === "write-as-described");
    expect(row).toMatchObject({ provider, text: "", fallbackReason: null });
    expect(JSON.stringify(answer)).not.toContain("solve");
  });

  test.each(faults)("%s: the verdict stays, and no program is kept", async (fault) => {
    const { answer, proven, rows } = await assessed(provider, fault);
    expect(answer.status).toBe(proven.status);
    const known = [undefined, ...problem.probes.map(({ args }) => args)];
    expect(known).toContainEqual(answer.doubtfulInput);
    const kept = rows.filter(({ call }) => call === "write-as-described");
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every(({ text }) => text === "")).toBe(true);
  });
});
