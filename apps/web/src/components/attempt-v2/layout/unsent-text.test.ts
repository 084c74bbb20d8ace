import { expect, test } from "vitest";
import { unsentText } from "./unsent-text.ts";

test("what was written is told back, without what was only chosen or asked", () => {
  const sent = { question: "Why?", answer: "Because of b.", confidence: 3, explanation: " " };
  expect(unsentText(sent)).toBe("Because of b.");
});

test("a press of a button without words leaves nothing to tell back", () => {
  expect(unsentText({ patternId: "stack", testIndex: 1 })).toBe("");
});
