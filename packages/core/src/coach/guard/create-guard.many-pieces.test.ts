import { expect, test } from "vitest";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { bestTrade as problem } from "../../testing/builders/best-trade.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { createGuard } from "./create-guard.ts";
import { MAX_PIECES } from "./policies.ts";

test("a reply with more pieces of code than can be tried is blocked", async () => {
  const pieces = Array.from({ length: MAX_PIECES + 1 }, (_, at) => `\`value${at} += step${at}\``);
  const guard = createGuard({ runner: fakeRunner() });
  const verdict = await guard.check(
    pieces.join(" or "),
    { problem, attempt: anAttempt({}) },
    "balanced",
  );
  expect(verdict).toMatchObject({ leak: true, kind: "novel-code" });
});
