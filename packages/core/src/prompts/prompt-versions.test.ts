import { expect, test } from "vitest";
import { callSettings } from "../coach/model/call/call-settings.ts";
import { coachCalls } from "../ports/coach/coach-replies.ts";
import { retryPrompt } from "./retry-prompt.ts";

/**
 * A stored reply names the prompt it answered by id and version, so no words change under a version.
 * Whoever changes a prompt raises its version and writes the new number here.
 */
const released: Record<string, string> = {
  "assess-explanation@3": "28081c50",
  "write-as-described@1": "46fd1225",
  "suggest-patterns@2": "8a7fa99e",
  "judge-choice@2": "28e803c6",
  "discover-pattern@2": "a30ee31b",
  "hint@2": "799425af",
  "explain-failure@2": "ab7b192a",
  "nudge@2": "e7efe289",
  "checkpoint@2": "3e2e36be",
  "rescue@2": "95b2d395",
  "converse@1": "31aba620",
  "repair-reply@1": "39ab89eb",
  "assess-recap@2": "62babcc0",
  "recover@2": "9090cd2d",
  "again@2": "c2405d38",
};

function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}

const prompts = coachCalls.map((call) => [call, callSettings[call].prompt] as const);

test.each(prompts)("the words of %s are those of its version", (_call, prompt) => {
  const { id, version, system, user } = prompt;
  expect({ [`${id}@${version}`]: checksum(`${system}\n\n${user}`) }).toEqual({
    [`${id}@${version}`]: released[`${id}@${version}`],
  });
});

test("so are the words that ask again", () => {
  const words = (
    [
      "passes-more-tests",
      "novel-code",
      "resembles-reference",
      "recipe",
      "not-english",
      "echoes-prompt",
    ] as const
  )
    .map((wrong) => retryPrompt.text(wrong))
    .join("\n");
  expect(checksum(words)).toBe(released[`again@${retryPrompt.version}`]);
});

test("every call has a prompt of its own, with its own id", () => {
  expect(prompts.map(([call, { id }]) => [call, id])).toEqual(
    coachCalls.map((call) => [call, call]),
  );
});

test.each([
  ["nudge", "1-2 sentences"],
  ["checkpoint", "2-3 sentences"],
  ["rescue", "educational and structured"],
] as const)("a %s is asked for with the agreed words: %s", (call, words) => {
  expect(callSettings[call].prompt.system).toContain(words);
});
