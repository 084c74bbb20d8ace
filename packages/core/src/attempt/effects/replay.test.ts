import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eventDetailsSchemas } from "../../entities/attempt/attempt-event-details.ts";
import { lineageOf } from "../../entities/attempt/lineage.ts";
import { type AnyAttempt, anyAttemptSchema, v2Steps } from "../../entities/attempt-v2.ts";
import { type AtStep, around } from "../../testing/attempt-tests.ts";
import { aLearner, aLegacyAttempt } from "../../testing/builders/attempt-builders.ts";
import { aProbedProblem } from "../../testing/builders/probed-problem.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { rightCode } from "../../testing/reach-step.ts";
import { saveFlag } from "../../testing/save-flag.ts";
import { aDoing, doOrBeRefused } from "../../testing/scenarios/random-doing.ts";
import { submitCode } from "../../use-cases/attempt/implement/submit-code.ts";
import { finishAttempt } from "../../use-cases/attempt/legacy/finish-attempt.ts";
import { startAttempt } from "../../use-cases/attempt/start-attempt.ts";
import { runTests } from "../../use-cases/attempt/verify/run-tests.ts";
import { replay } from "./replay.ts";

const flows = ["the five steps", "the older flow"] as const;

async function begin(flow: (typeof flows)[number], mode: "BEGINNER" | "EXPERT"): Promise<AtStep> {
  const deps = memoryDeps({ problems: [aProbedProblem()] });
  await saveFlag(deps, "attempt_v2_flow", flow === "the five steps");
  const start = { problemSlug: "add-two", language: "javascript", mode } as const;
  const { attempt } = await startAttempt(deps, start, aLearner());
  return around(deps, attempt.id);
}

const doings = fc.array(aDoing, { minLength: 20, maxLength: 120, size: "max" });
const mode = fc.constantFrom("BEGINNER" as const, "EXPERT" as const);

async function eventsOf({ deps, attemptId }: AtStep) {
  return (await deps.attempts.events(attemptId, { limit: 10_000 })).items;
}

async function expectHistoryToAgree(
  { deps: { changeSets, workspaces }, attemptId }: AtStep,
  attempt: AnyAttempt,
): Promise<void> {
  const outline = await changeSets.outline(attemptId);
  const last = outline.at(-1);
  if (!last) return;
  const contents = await changeSets.contentsAt(attemptId, last.position);
  const { "solution.js": code, ...files } = contents;
  // A solution that has never changed is not in the history.
  if (code !== undefined) expect(code).toBe(attempt.code);
  const own = await workspaces.files(attemptId);
  expect(Object.fromEntries(own.map(({ path, content }) => [path, content]))).toEqual(files);
  const applied = outline.filter((entry) => entry.applied).map(({ id }) => id);
  expect(new Set(applied)).toEqual(lineageOf(outline, last.id));
}

describe.each(flows)("whatever is done in %s", (flow) => {
  test("the events rebuild the attempt, and its history holds its code", async () => {
    await fc.assert(
      fc.asyncProperty(mode, doings, async (begunIn, all) => {
        const at = await begin(flow, begunIn);
        for (const doing of all) await doOrBeRefused(at, doing);
        const attempt = await at.stored();
        expect(replay(await eventsOf(at))).toEqual(attempt);
        expect(anyAttemptSchema.parse(attempt)).toEqual(attempt);
        await expectHistoryToAgree(at, attempt);
      }),
      { numRuns: 60 },
    );
  });

  test("every event follows on the one before, and the flow is never left", async () => {
    await fc.assert(
      fc.asyncProperty(mode, doings, async (begunIn, all) => {
        const at = await begin(flow, begunIn);
        for (const doing of all) await doOrBeRefused(at, doing);
        const events = await eventsOf(at);
        const places: readonly string[] = v2Steps;
        for (const [i, event] of events.entries()) {
          expect(event.version).toBe(i + 1);
          expect(event.from).toBe(events[i - 1]?.to ?? null);
          expect(places.includes(event.to)).toBe(flow === "the five steps");
        }
      }),
      { numRuns: 30 },
    );
  });
});

test("the doings above reach every kind of event and both ends", async () => {
  const seen = new Set<string>();
  for (const flow of flows) {
    for (const all of fc.sample(doings, { seed: 11, numRuns: 160 })) {
      const at = await begin(flow, all.length % 2 ? "BEGINNER" : "EXPERT");
      for (const doing of all) await doOrBeRefused(at, doing);
      for (const { type, to } of await eventsOf(at)) seen.add(type).add(to);
    }
  }
  // These are read from older attempts; nothing writes them any more.
  const past = ["attempt-imported", "question-asked", "question-answered"];
  const kinds = [...Object.keys(eventDetailsSchemas), "COMPLETE", "DONE"].filter(
    (kind) => !past.includes(kind),
  );
  expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);
});

test("an attempt from before there were events goes on from what was imported", async () => {
  const attempt = aLegacyAttempt({ state: "CODE", approach: "Add.", code: "old\n" });
  const imported = {
    attemptId: attempt.id,
    version: 1,
    actorId: attempt.userId,
    requestId: "migration",
    from: null,
    to: "CODE",
    at: attempt.updatedAt,
    type: "attempt-imported",
    details: { attempt },
  } as const;
  const at = around(memoryDeps(), attempt.id);
  await at.deps.attempts.create(attempt, imported);
  await submitCode(at.deps, { attemptId: attempt.id, code: rightCode }, at.actor);
  await runTests(at.deps, { attemptId: attempt.id }, at.actor);
  await finishAttempt(at.deps, { attemptId: attempt.id }, at.actor);
  expect(await at.stored()).toMatchObject({ state: "DONE", v2Step: null, approach: "Add." });
  expect(replay(await eventsOf(at))).toEqual(await at.stored());
});

test("an event that does not follow is refused", async () => {
  const at = await begin("the five steps", "EXPERT");
  const [first] = await eventsOf(at);
  if (!first) throw new Error("there is a first event");
  const late = { ...first, version: 3, type: "step-skipped", details: {} } as const;
  expect(() => replay([first, late])).toThrow("does not follow");
  expect(() => replay([])).toThrow("at least one event");
});
