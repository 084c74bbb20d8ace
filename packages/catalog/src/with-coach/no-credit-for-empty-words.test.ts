import { authoredCoach } from "@foothold/core/coach";
import type { Runner } from "@foothold/core/runs";
import { anAttempt, anExplanation } from "@foothold/core/testing";
import { expect, test } from "vitest";
import { loadCatalog } from "../load-catalog.ts";
import { catalogPatterns } from "../repositories/catalog-patterns.ts";
import { catalogProblems } from "../repositories/catalog-problems.ts";

const catalog = loadCatalog();
const problems = catalogProblems(catalog);
const slugs = catalog.list().map(({ slug }) => slug);

const noRunner: Runner = {
  run: () => Promise.reject(new Error("no run")),
  trace: () => Promise.reject(new Error("no trace")),
};
const coach = authoredCoach(noRunner, catalogPatterns(catalog));

const nothing = {
  explanation: "",
  inputOutputDescription: "",
  constraintsDescription: "",
  exampleWalkthrough: "",
  wrongApproach: "",
};
const fields = Object.keys(nothing);

/** What somebody writes who has to write something; none of it says anything about a task. */
const emptyWords = [
  "dunno",
  "no idea",
  "i do not know what this is",
  "something comes out i think",
  "you put something in and something else comes out",
  "it is big i guess",
  "there are limits and they are limits",
  "you have to do it the right way and not the wrong way",
  "doing nothing would not work",
  "the answer comes out at the end",
  "it does what it says and then it is done",
  "so the answer is what comes out",
  "you start at the start and go on until the end",
  "a wrong way would be wrong because it is wrong",
];

/** Empty words in every field; over all turns each of them stands once in each field. */
function emptyTexts(turn: number): Partial<typeof nothing> {
  const wordsAt = (place: number) => emptyWords[(turn + place) % emptyWords.length];
  return Object.fromEntries(fields.map((field, place) => [field, wordsAt(place)]));
}

async function assess(slug: string, texts: Partial<typeof nothing>) {
  const problem = await problems.find(slug);
  if (!problem) throw new Error(`no problem ${slug}`);
  const written = anExplanation({ ...nothing, ...texts });
  const attempt = anAttempt({
    understandPayload: { ...written, aiAssessment: null, followups: [], predictions: [] },
  });
  return coach.assessExplanation({ problem, attempt });
}

test.each(slugs)("%s: nothing is credited to words that say nothing", async (slug) => {
  const credited = await Promise.all(
    emptyWords.map(async (_, turn) => {
      const texts = emptyTexts(turn);
      const { strengths } = await assess(slug, texts);
      return strengths.map((strength) => ({ strength, texts }));
    }),
  );
  expect(credited.flat()).toEqual([]);
});

test("a letter that comes out is no position, and is asked about", async () => {
  const { strengths, followupQuestions } = await assess("first-unique-character", {
    explanation: "you have letters and look for the one that is only there once",
    inputOutputDescription: "a letter comes out i think",
    exampleWalkthrough: "hello gives 1",
    constraintsDescription: "dunno",
    wrongApproach: "no idea",
  });
  expect(strengths.join("\n")).not.toMatch(/position/);
  expect(followupQuestions).toContain(
    "In the first example the answer is 5. Is that a character or a position?",
  );
});
