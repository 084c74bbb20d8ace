import { expect, test } from "vitest";
import { adviceFor } from "./advice-for.ts";

const written = {
  cuesNextTime: ["a pair"],
  invariantSummary: "It holds.",
  microLessonId: null,
  adversaryChallengeCompleted: false,
};

test.each([
  ["a reflection", written, /what you wrote/],
  ["none", null, /^Well done\. The author/],
  ["a challenge alone", { ...written, cuesNextTime: [], invariantSummary: "" }, /^Well done\. The/],
])("with %s the coach speaks of what is there", (_name, reflectPayload, words) => {
  expect(adviceFor({ v2Step: "COMPLETE", reflectPayload })).toMatch(words);
});
