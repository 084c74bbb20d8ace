import { describe, expect, test } from "vitest";
import { promptVariations } from "../../chat/gallery/picture-prompts.ts";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { createGuard } from "../guard/create-guard.ts";
import { judgePrompt } from "./judge-prompt.ts";

const guard = createGuard({ runner: fakeRunner() });
const context = { problem: aProblem(), attempt: anAttempt() };

describe("a prompt before it is sent to a picture model", () => {
  test.each([
    "lighthouse in a storm",
    "cat",
    "image of a cat on a rainbow bridge in space",
    "A minimalist mobile app icon featuring a stylized chat bubble with a gear inside, using blue and white colors",
    ...promptVariations("pictures of a harbour in the morning", 6),
  ])("%s is allowed", async (prompt) => {
    expect(await judgePrompt(guard, prompt, context)).toEqual({ allowed: true });
  });

  test.each([
    ["A blackboard with the program", "writing"],
    ["A poster that says return a plus b", "writing"],
    ["A cat that holds a sign with letters", "writing"],
    ["function addTwo(a, b) { return a + b; }", "gives-away"],
    ["Ein Hafen am Morgen mit roten Booten und Möwen über dem Wasser", "gives-away"],
  ])("%s is refused: %s", async (prompt, reason) => {
    expect(await judgePrompt(guard, prompt, context)).toMatchObject({ allowed: false, reason });
  });

  test("is refused where nobody can judge it", async () => {
    const verdict = await judgePrompt(undefined, "cat", context);
    expect(verdict).toMatchObject({ allowed: false, reason: "not-judged" });
  });
});
