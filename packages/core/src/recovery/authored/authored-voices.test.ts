import { describe, expect, test } from "vitest";
import { v2Steps } from "../../entities/attempt-v2.ts";
import { branchIds, mutations } from "../../entities/recovery/recovery.ts";
import { noFacts } from "../../ports/recovery/program-facts.ts";
import type { VoiceRequest } from "../../ports/recovery/recovery-voice.ts";
import type { VoiceContext } from "../../ports/recovery/recovery-voice-context.ts";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { aPattern } from "../../testing/builders/pattern-builder.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { guidanceGoal } from "../guidance-goal.ts";
import { authoredVoices } from "./authored-voices.ts";

const problem = aProblem();
const allApproaches = [...mutations, ...branchIds, "afresh"] as const;
const steps = v2Steps.filter((step) => step !== "COMPLETE");

function asked(given: Partial<VoiceRequest> & { context: VoiceContext }): VoiceRequest {
  const goal = guidanceGoal(given.context);
  return { goal, approach: "rephrase", said: [], refine: null, round: 1, facts: noFacts, ...given };
}

function failing(): VoiceContext {
  const testResults = problem.tests.map(({ args, expected, purpose, hidden }, index) =>
    hidden
      ? { index, status: "failed" as const, hidden, purpose }
      : {
          index,
          status: "failed" as const,
          hidden,
          purpose,
          args,
          expected,
          actual: 9,
          stdout: "",
          stdoutTruncated: false,
          timeMs: 1,
        },
  );
  const verifyPayload = { testResults, failureExplanations: [], traceNotes: null };
  return { problem, attempt: anAttempt({ v2Step: "VERIFY", verifyPayload }), pattern: aPattern() };
}

const { standIn, order } = authoredVoices(fakeRunner());

describe("the authored voice", () => {
  test.each(steps.flatMap((step) => allApproaches.map((approach) => [step, approach] as const)))(
    "at %s has something to say with the approach %s",
    async (v2Step, approach) => {
      const context = { problem, attempt: anAttempt({ v2Step }), pattern: null };
      const text = await standIn.speak(asked({ context, approach }));
      expect(text?.length).toBeGreaterThan(20);
    },
  );

  test("speaks of the test that fails", async () => {
    const text = await order[1]?.speak(asked({ context: failing(), approach: "afresh" }));
    expect(text).toContain("gave 9");
  });

  test.each(allApproaches)(
    "with the approach %s gives away neither the solution nor a hidden test",
    async (approach) => {
      const context = failing();
      const said: string[] = [];
      for (let i = 0; i < 10; i++) {
        const text = await standIn.speak(asked({ context, approach, said }));
        if (text === null) break;
        expect(text).not.toContain("a + b");
        expect(text).not.toContain(problem.walkthrough);
        for (const { args, hidden } of problem.tests) {
          if (hidden) expect(text).not.toContain(args.join(", "));
        }
        said.push(text);
      }
      expect(new Set(said).size).toBe(said.length);
    },
  );

  test("a round on, says something else", async () => {
    const context = failing();
    const draft = (await standIn.speak(asked({ context, approach: "bottom-up" }))) ?? "";
    const refine = { draft, lacks: ["novelty"] as const };
    const next = await standIn.speak(asked({ context, approach: "bottom-up", refine, round: 2 }));
    expect(next).not.toBe(draft);
  });
});
