import { describe, expect, test } from "vitest";
import { atStep } from "../../testing/attempt-tests.ts";
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
