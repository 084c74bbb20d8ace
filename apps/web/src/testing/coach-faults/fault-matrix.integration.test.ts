import { openModels } from "@foothold/adapter-ai";
import {
  configAt,
  type Fault,
  faults,
  type StandIn,
  standInModels,
  startStandInOf,
} from "@foothold/adapter-ai/testing";
import {
  authoredCoach,
  type Coach,
  type CoachCall,
  createGuard,
  type ModelProvider,
  modelCoach,
  modelProviders,
} from "@foothold/core/coach";
import {
  type CallAnswer,
  type CoachCallCase,
  everyCoachCall,
  fakeRunner,
  memoryCoachReplies,
} from "@foothold/core/testing";
import { describe, expect, test, vi } from "vitest";

/** With these, what a model says can reach its reader; all the others have to be stood in for. */
const speaking = new Set<Fault>([
  "none",
  "thinking",
  "must-think",
  "wrong-schema",
  "garbled-reply",
  "long",
  "leak",
  "obeys-injection",
]);
/** Of a structured reply every part may have come before these: what is whole is kept. */
const lateFaults = new Set<Fault>(["no-ending", "token-limit"]);
const structured = new Set<CoachCall>([
  "assess-explanation",
  "suggest-patterns",
  "judge-choice",
  "explain-failure",
  "assess-recap",
]);
/** One that never comes to an end is waited for only as long as a reader would wait. */
const patience: Partial<Record<Fault, number>> = {
  "hang-before-headers": 250,
  "hang-mid-stream": 250,
  slow: 250,
};
const PATIENCE_MS = 6_000;

const alarm = (ms: number, ring: () => void) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};

function modelsAt(provider: ModelProvider, { url }: StandIn) {
  const open = openModels(configAt(url));
  const [first, ...others] = open[provider](standInModels[provider]);
  if (!first) throw new Error("there is no model");
  return [first, ...others] as const;
}

async function asked(
  one: CoachCallCase,
  { provider, standIn, fault }: { provider: ModelProvider; standIn: StandIn; fault: Fault },
  streamed: boolean,
) {
  const runner = fakeRunner();
  const builtIn = authoredCoach(runner);
  const replies = memoryCoachReplies();
  const firstTextWithinMs = patience[fault] ?? PATIENCE_MS;
  const coach: Coach = modelCoach({
    models: modelsAt(provider, standIn),
    authored: builtIn,
    guard: createGuard({ runner }),
    runner,
    replies,
    clock: { now: () => new Date() },
    alarm,
    firstTextWithinMs,
    wholeWithinMs: firstTextWithinMs * 2,
  });
  const shown: string[] = [];
  const answer = await one.ask(
    coach,
    streamed ? { onText: (piece) => shown.push(piece) } : undefined,
  );
  return { answer, rows: replies.recorded, shown: shown.join("") };
}

function expectUseful(
  { texts, isFallback, fallbackReason }: CallAnswer,
  call: CoachCall,
  fault: Fault,
): void {
  expect(texts.join("").trim()).not.toBe("");
  if (speaking.has(fault) || (lateFaults.has(fault) && structured.has(call))) return;
  expect({ isFallback, fallbackReason }).toEqual({
    isFallback: true,
    fallbackReason: expect.any(String),
  });
}

// Side by side, each with a stand-in of its own: most of the time goes into waiting before a call is tried again.
describe.concurrent.each(modelProviders)("%s, through its own client", (provider) => {
  async function facing(fault: Fault, story: (standIn: StandIn) => Promise<void>) {
    const standIn = await startStandInOf(provider);
    standIn.behave(fault);
    await story(standIn).finally(() => standIn.close());
  }

  const manners = [
    ["at once", everyCoachCall, false],
    ["read along", everyCoachCall.filter(({ streams }) => streams), true],
  ] as const;

  describe.each(manners)("%s", (_name, calls, streamed) => {
    test.each(faults)("%s: every call has a useful answer, and says whose", (fault) =>
      facing(fault, async (standIn) => {
        const where = { provider, standIn, fault };
        const all = await Promise.all(calls.map((one) => asked(one, where, streamed)));
        for (const [at, { answer, rows, shown }] of all.entries()) {
          expectUseful(answer, calls[at]?.call ?? "hint", fault);
          expect(rows.length).toBeGreaterThan(0);
          for (const row of rows) {
            expect(row).toMatchObject({
              call: calls[at]?.call,
              provider,
              model: expect.stringMatching(/stand-in/),
              promptId: expect.any(String),
              promptVersion: expect.any(Number),
              tookMs: expect.any(Number),
            });
          }
          if (streamed) expect(shown.trim()).toBe(answer.texts.join("\n\n").trim());
        }
        await vi.waitFor(() => expect(standIn.open()).toBe(0), 5_000);
      }),
    );
  });

  test("a reply that stands is kept with its tokens and the guard's verdict", () =>
    facing("none", async (standIn) => {
      for (const one of everyCoachCall) {
        const { rows } = await asked(one, { provider, standIn, fault: "none" }, false);
        expect(rows.at(-1)).toMatchObject({ verdict: "passed" });
        expect(rows.at(-1)?.inputTokens).toBeGreaterThan(0);
        expect(rows.at(-1)?.outputTokens).toBeGreaterThan(0);
      }
    }));
});
