import { expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { retryCode } from "./retry-code.ts";

test("a retry goes back to the code, with the code and the results kept", async () => {
  const { deps, attemptId, actor, stored } = await atStep("VERIFY");
  const before = await stored();
  const { attempt } = await retryCode(deps, { attemptId }, actor);
  expect(attempt).toMatchObject({
    v2Step: "IMPLEMENT",
    state: "CODE",
    code: before.code,
    verifyPayload: before.verifyPayload,
  });
});
