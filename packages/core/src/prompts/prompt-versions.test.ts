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
  "nudge@3": "9f84f5b8",
  "checkpoint@3": "1cc3d363",
  "rescue@3": "ff323e14",
  "converse@5": "148b75eb",
  "repair-reply@1": "39ab89eb",
  "review@2": "51eba192",
  "plan-request@2": "38ae3917",
  "picture-prompts@1": "55e42419",
  "assess-recap@2": "62babcc0",
  "recover@3": "bb381016",
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
