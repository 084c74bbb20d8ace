import { expect, test } from "vitest";
import { sentenceFor } from "./sentence-for.ts";

const beginner = { invariantRequired: true, chosenFits: true };
const expert = { invariantRequired: false, chosenFits: true };
const usual = {
  isRevision: false,
  isChosen: true,
  hasTemplate: true,
  isBuilding: true,
  guide: beginner,
};

test.each([
  ["a beginner after a choice that fits", {}, "builder"],
  ["a beginner who prefers own words", { isBuilding: false }, "text"],
  ["a beginner before the choice", { isChosen: false, hasTemplate: false }, "later"],
  ["a beginner who marks another pattern", { isChosen: false }, "later"],
  ["a beginner after a mismatch", { guide: { ...beginner, chosenFits: false } }, "later"],
  ["a beginner with a pattern that has no sentence here", { hasTemplate: false }, "text"],
  ["a beginner who revises with another pattern", { isRevision: true, isChosen: false }, "text"],
  ["an expert", { guide: expert, isChosen: false }, "text"],
] as const)("%s", (_name, given, sentence) => {
  expect(sentenceFor({ ...usual, ...given }).sentence).toBe(sentence);
});
