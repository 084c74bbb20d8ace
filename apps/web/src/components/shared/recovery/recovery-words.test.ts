import { expect, test } from "vitest";
import { strategyName } from "./recovery-words.ts";

test.each([
  ["built-in/diagnosis", "the built-in coach, from running your code"],
  ["built-in/another", "the built-in coach"],
  ["gemini/gemini-2.5-flash", "gemini-2.5-flash"],
  ["ollama/library/llama3:8b", "library/llama3:8b"],
  ["decompose", "broken into steps"],
  ["0d2f", ""],
])("who spoke by %s is called “%s”", (strategy, name) => {
  expect(strategyName(strategy)).toBe(name);
});
