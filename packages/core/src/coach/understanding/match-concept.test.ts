import { describe, expect, test } from "vitest";
import { weighStems } from "./concept-weights.ts";
import { createConceptMatcher } from "./match-concept.ts";
import { splitSentences } from "./split-sentences.ts";

const once = [
  "occurs only once",
  "appears exactly once",
  "a character that does not repeat",
  "the letter is unique",
  "is found nowhere else",
  "no second copy of it",
];
const first = [
  "the first one from the left",
  "earliest in the text",
  "the first such character",
  "take the first of them",
  "smallest index",
];
const minusOne = [
  "return -1 if there is none",
  "minus one if none",
  "-1 when all repeat",
  "or -1",
  "otherwise -1",
];

const concepts = { once, first, minusOne };
const weigh = weighStems(Object.values(concepts).map((phrasings) => ({ phrasings })));

function says(concept: keyof typeof concepts, text: string): boolean {
  const siblings = Object.values(concepts).filter((each) => each !== concepts[concept]);
  const read = createConceptMatcher(concepts[concept], siblings, weigh);
  return read(splitSentences(text)) === "said";
}

describe("a concept is said", () => {
  test.each([
    ["once", "Find a sign which occurs exactly one time."],
    ["once", "find the letter that is unqiue in the text"],
    ["once", "a letter who not repeats"],
    ["first", "if there are many, the frist one from left counts"],
    ["minusOne", "give index or -1"],
    ["minusOne", "if there is none, say minus 1"],
    ["minusOne", "else -1"],
  ] as const)("%s: %s", (concept, text) => {
    expect(says(concept, text)).toBe(true);
  });
});

describe("a concept is not said", () => {
  test.each([
    ["by its commonest word alone", "once", "There is a character in the text."],
    ["by a word of another concept", "once", "Take the first character of the text."],
    ["when it is denied", "once", "The letter must never be unique."],
    ["when its number is denied", "minusOne", "There is no -1."],
    ["when the denial is left out", "once", "a character that does repeat"],
    ["when its key is another number", "minusOne", "return 1 if there is none"],
  ] as const)("%s", (_how, concept, text) => {
    expect(says(concept, text)).toBe(false);
  });
});

test("two sentences together may say it, when they hold nearly all of it", () => {
  const read = createConceptMatcher(["the length of the longest piece"], [], () => 1);
  const sentences = splitSentences("We want the longest piece. Tell its length.");
  expect(sentences.map((sentence) => read([sentence]))).not.toContain("said");
  expect(read(sentences)).toBe("said");
});

test("what is touched is neither said nor missing", () => {
  const read = createConceptMatcher(["crates are loaded from the front"], [], () => 1);
  expect(read(splitSentences("The ship takes crates from the front."))).toBe("touched");
});
