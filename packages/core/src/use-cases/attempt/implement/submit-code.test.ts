import { describe, expect, test } from "vitest";
import { fieldLimits } from "../../../entities/fields/learner-text.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { rightCode, wrongCode } from "../../../testing/reach-step.ts";
import { retryCode } from "../verify/retry-code.ts";
import { runTests } from "../verify/run-tests.ts";
import { submitCode, submitCodeInput } from "./submit-code.ts";

describe("submitting code", () => {
  test("goes to VERIFY with that code, and a change set where it differs", async () => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    const { attempt } = await submitCode(deps, { attemptId, code: rightCode }, actor);
    expect(attempt).toMatchObject({ v2Step: "VERIFY", code: rightCode });
    expect((await stored()).state).toBe("TEST");
    expect(await deps.changeSets.contentsAt(attemptId, 1)).toEqual({ "solution.js": rightCode });
  });

  test("as it was saved needs no change set", async () => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    const { code } = await stored();
    await submitCode(deps, { attemptId, code }, actor);
    expect(await deps.changeSets.last(attemptId)).toBeNull();
  });

  test("again forgets the results of the code before", async () => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    await submitCode(deps, { attemptId, code: wrongCode }, actor);
    await runTests(deps, { attemptId }, actor);
    await retryCode(deps, { attemptId }, actor);
    await submitCode(deps, { attemptId, code: rightCode }, actor);
    expect((await stored()).verifyPayload?.testResults).toEqual([]);
  });

  test("that is blank is refused", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    await expect(submitCode(deps, { attemptId, code: " \n" }, actor)).rejects.toMatchObject({
      code: "invalid-input",
    });
  });

  test.each([
    ["blank", " "],
    ["too long", "x".repeat(fieldLimits.code + 1)],
  ])("that is %s is refused by the field's name", (_name, code) => {
    const parsed = submitCodeInput.safeParse({ attemptId: "a", code });
    expect(parsed.error?.issues[0]?.path).toEqual(["code"]);
  });
});
