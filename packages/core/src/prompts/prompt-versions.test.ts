import { expect, test } from "vitest";
import { calls } from "../coach/model/asking/calls.ts";
import { coachCalls } from "../coach/model/coach-replies.ts";
import { again } from "./again.ts";

/**
 * A stored reply names the prompt it answered by id and version, so no words change under a version.
 * Whoever changes a prompt raises its version and writes the new number here.
 */
const released: Record<string, string> = {
  "assess-explanation@1": "76235298",
  "suggest-patterns@1": "3e661246",
  "judge-choice@1": "d69fa57e",
  "discover-pattern@1": "17bbd6a3",
  "hint@1": "cc2c85c7",
  "explain-failure@1": "45e4e992",
  "nudge@1": "fce39721",
  "checkpoint@1": "d223f526",
  "rescue@1": "23e2c6c5",
  "answer-question@1": "743805af",
  "assess-recap@1": "300ab228",
  "recover@1": "68bc62c5",
  "again@1": "736dde1a",
};

function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}

const prompts = coachCalls.map((call) => [call, calls[call].prompt] as const);

test.each(prompts)("the words of %s are those of its version", (_call, prompt) => {
  const { id, version, system, user } = prompt;
  expect({ [`${id}@${version}`]: checksum(`${system}\n\n${user}`) }).toEqual({
    [`${id}@${version}`]: released[`${id}@${version}`],
  });
});

test("so are the words that ask again", () => {
  const words = (
    ["passes-more-tests", "novel-code", "resembles-reference", "recipe", "echoes-prompt"] as const
  )
    .map((wrong) => again.text(wrong))
    .join("\n");
  expect(checksum(words)).toBe(released[`again@${again.version}`]);
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
  expect(calls[call].prompt.system).toContain(words);
});
