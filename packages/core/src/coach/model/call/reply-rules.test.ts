import { describe, expect, test } from "vitest";
import { helpOnly } from "../../../prompts/coach-rules.ts";
import { findUnprovenNumbers } from "../answers/find-unproven-numbers.ts";
import { createStopper } from "./create-stopper.ts";
import { echoesPrompt } from "./echoes-prompt.ts";
import { MAX_SHOWN_LENGTH, takeFirstSentences } from "./take-first-sentences.ts";

test.each([
  ["One. Two. Three.", 2, "One. Two."],
  ["One? Two! Three", 2, "One? Two!"],
  ["Only one", 2, "Only one"],
  ["See e.g. this one. And that.", 1, "See e.g. this one."],
  ["It is 3.5 of them. Yes.", 1, "It is 3.5 of them."],
  ["Look at `a.b` here. Now.", 1, "Look at `a.b` here."],
  ["“Is it?” Yes. No.", 2, "“Is it?” Yes."],
  ["1. The list.\n2. The rest.", 2, "1. The list.\n2. The rest."],
])("of %j the first %i are %j", (text, count, sentences) => {
  expect(takeFirstSentences(text, count)).toBe(sentences);
});

test("a very long text ends with a sentence", () => {
  const text = "So it goes on. ".repeat(1_000);
  const shown = takeFirstSentences(text, 10_000);
  expect(shown.length).toBeLessThanOrEqual(MAX_SHOWN_LENGTH);
  expect(shown).toMatch(/on\.$/);
});

describe("an echo of the prompt", () => {
  test.each([
    ["all of it", helpOnly],
    ["one rule", "Well: Never give the solution or a part of it: no code except names."],
    ["in capitals", helpOnly.slice(300, 500).toUpperCase()],
    ["a tag of ours", "You wrote <learner-code-3> here."],
  ])("is heard in %s", (_name, text) => {
    expect(echoesPrompt(text, helpOnly)).toBe(true);
  });

  test.each([
    "I do not give the solution. What does your program do with the first value?",
    "Your code has a loop. What does it hold after the first round, and is that what you want?",
    "Use <b> and <h1> only in HTML.",
  ])("is not heard in: %s", (text) => {
    expect(echoesPrompt(text, helpOnly)).toBe(false);
  });
});

test.each([
  ["Line 4 gives 12.", "line 4: 12", []],
  ["It gives 13.", "line 4: 12", ["13"]],
  ["Off by 1, in the first 2.", "", []],
  ["It is -5.", "5", ["-5"]],
  ["1,000 steps", "1000", ["1,000"]],
])("figures of %j beside %j: %j", (text, source, figures) => {
  expect(findUnprovenNumbers(text, source)).toEqual(figures);
});

test("a stop is heard once by everybody who listens, and by nobody who left", () => {
  const { signal, stop } = createStopper();
  const heard: string[] = [];
  const gone = () => heard.push("gone");
  signal.addEventListener("abort", () => heard.push("here"));
  signal.addEventListener("abort", gone);
  signal.removeEventListener("abort", gone);
  expect(signal.aborted).toBe(false);
  stop();
  stop();
  expect([signal.aborted, heard]).toEqual([true, ["here"]]);
});
