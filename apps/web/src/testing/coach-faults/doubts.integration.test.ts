import { openModels } from "@foothold/adapter-ai";
import { configAt, faults, standInModels, startStandInOf } from "@foothold/adapter-ai/testing";
import { authoredCoach, createGuard, modelCoach, modelProviders } from "@foothold/core/coach";
import {
  anAttempt,
  anExplanation,
  aProbedProblem,
  fakeRunner,
  memoryCoachReplies,
} from "@foothold/core/testing";
import { describe, expect, test } from "vitest";

const problem = aProbedProblem();
const PATIENCE_MS = 2_500;

type Behaviour = Parameters<Awaited<ReturnType<typeof startStandInOf>>["behave"]>[0];

async function assessed(provider: (typeof modelProviders)[number], behaviour: Behaviour) {
  const standIn = await startStandInOf(provider);
  standIn.behave(behaviour);
  const open = openModels(configAt(standIn.url));
  const [first] = open[provider](standInModels[provider]);
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
