import { expect, test, vi } from "vitest";
import type { Coach, Streamed } from "../../ports/coach/coach.ts";
import type { StreamPart, StreamSink } from "../../ports/coach/stream.ts";
import { type AtStep, atStep } from "../../testing/attempt-tests.ts";
import { wrongCode } from "../../testing/reach-step.ts";
import { requestHint } from "../attempt/implement/request-hint.ts";
import { submitCode } from "../attempt/implement/submit-code.ts";
import { explainFailure } from "../attempt/verify/explain-failure.ts";
import { runTests } from "../attempt/verify/run-tests.ts";
import { takeStuckAction } from "../stuck/take-stuck-action.ts";

const seen = { testInput: "[1,2]", expected: "3", actual: "-1", userExplanation: "It subtracts?" };

type Ask = (at: AtStep, coach: Coach, sink?: StreamSink) => Promise<unknown>;

const asks: Partial<Record<keyof Coach, Ask>> = {
  hint: ({ deps, attemptId, actor }, coach, sink) =>
    requestHint({ ...deps, coach }, { attemptId }, actor, sink),
  stuckAction: ({ deps, attemptId, actor }, coach, sink) =>
    takeStuckAction({ ...deps, coach }, { attemptId, action: "nudge" }, actor, sink),
  explainFailure: async ({ deps, attemptId, actor }, coach, sink) => {
    await submitCode(deps, { attemptId, code: wrongCode }, actor);
    await runTests(deps, { attemptId }, actor);
    const input = { attemptId, testIndex: 0, ...seen };
    return explainFailure({ ...deps, coach }, input, actor, sink);
  },
};

/** The coach, with the context that `call` was last asked with. */
function speaking(coach: Coach, call: keyof Coach) {
  const contexts: Streamed[] = [];
  const speak = vi.fn((context: Streamed) => {
    contexts.push(context);
    context.onText?.("Look ");
    context.onText?.("closer.");
    return (coach[call] as (given: Streamed) => Promise<unknown>)(context);
  });
  return { coach: { ...coach, [call]: speak } as Coach, contexts };
}

test.each(Object.entries(asks))("%s emits the coach's words as they come", async (call, ask) => {
  const at = await atStep("IMPLEMENT");
  const { coach, contexts } = speaking(at.deps.coach, call as keyof Coach);
  const parts: StreamPart[] = [];
  const { signal } = new AbortController();
  await ask(at, coach, { signal, emit: (part) => parts.push(part) });
  expect(parts).toEqual([
    { type: "text", piece: "Look " },
    { type: "text", piece: "closer." },
  ]);
  expect(contexts[0]?.signal).toBe(signal);
});

test.each(Object.entries(asks))("%s without a reader streams nothing", async (call, ask) => {
  const at = await atStep("IMPLEMENT");
  const { coach, contexts } = speaking(at.deps.coach, call as keyof Coach);
  await ask(at, coach);
  // A coach that is asked without `onText` has to be whole sooner.
  expect(contexts).toEqual([expect.not.objectContaining({ onText: expect.anything() })]);
});
