import { describe, expect, test, vi } from "vitest";
import { createStopper } from "../../../coach/model/call/create-stopper.ts";
import type { StreamSink } from "../../../ports/coach/stream.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { testedModelCoach } from "../../../testing/fakes/model-coach.ts";
import { requestHint } from "./request-hint.ts";
import { saveCode } from "./save-code.ts";

describe("requesting a hint", () => {
  test("climbs the ladder until the budget is spent", async () => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    const hints: string[] = [];
    for (let used = 1; used <= 3; used++) {
      const answer = await requestHint(deps, { attemptId }, actor);
      expect(answer).toMatchObject({ hintsUsedCount: used, hintBudget: 3, isFallback: false });
      hints.push(answer.hint);
    }
    expect(new Set(hints).size).toBe(3);
    await expect(requestHint(deps, { attemptId }, actor)).rejects.toMatchObject({
      code: "hint-budget-spent",
    });
    expect(await stored()).toMatchObject({ v2Step: "IMPLEMENT", hintsUsedCount: 3 });
  });

  test("of a coach that throws costs none", async () => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    deps.coach.breakDown(new Error("out of order"));
    await expect(requestHint(deps, { attemptId }, actor)).rejects.toMatchObject({
      code: "coach-unavailable",
    });
    expect((await stored()).hintsUsedCount).toBe(0);
  });

  test.each([
    ["before a word of it", [], 0],
    ["in the middle of a sentence", ["Look at y"], 0],
    ["after a sentence", ["Look at your own return line. ", "What is"], 1],
  ])("of a model that is left %s costs %3$s", async (_when, pieces, used) => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    const { coach, model } = testedModelCoach({ pieces, hangs: true });
    const { signal, stop } = createStopper();
    const shown: string[] = [];
    const sink: StreamSink = {
      signal,
      emit: (part) => part.type === "text" && shown.push(part.piece),
    };
    const asked = requestHint({ ...deps, coach }, { attemptId }, actor, sink);
    const ended = asked.then(
      ({ fallbackReason }) => fallbackReason,
      ({ code }) => code,
    );
    await vi.waitFor(() => expect([model.requests.length, shown.length]).toEqual([1, used]));
    stop();
    expect(await ended).toBe(used === 0 ? "run-cancelled" : "cancelled");
    expect((await stored()).hintsUsedCount).toBe(used);
  });

  test("while typing goes on gives the hint and keeps the typing", async () => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    const { version } = await stored();
    deps.coach.meanwhile(async () => {
      await saveCode(deps, { attemptId, version, code: "// typing\n" }, actor);
    });
    await requestHint(deps, { attemptId }, actor);
    expect(await stored()).toMatchObject({ hintsUsedCount: 1, code: "// typing\n" });
  });

  test("clicked twice at once spends one", async () => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    const results = await Promise.allSettled([
      requestHint(deps, { attemptId }, actor),
      requestHint(deps, { attemptId }, actor),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await stored()).hintsUsedCount).toBe(1);
  });
});
