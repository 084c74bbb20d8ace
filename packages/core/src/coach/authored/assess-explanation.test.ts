import { describe, expect, test } from "vitest";
import type { UnderstandPayload } from "../../entities/attempt/attempt-payloads.ts";
import { anAttempt, anExplanation } from "../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { authoredCoach } from "./authored-coach.ts";

const concept = (id: string, phrasings: string[], followupQuestion: string) => ({
  id,
  label: id.replaceAll("-", " "),
  phrasings,
  followupQuestion,
  required: true,
});

const base = aProblem();
const problem = aProblem({
  statement:
    "A till has two prices on its display. Work out what a customer has to pay for both of them together, and give that back.",
  rubric: {
    ...base.rubric,
    explanation: {
      concepts: [
        concept(
          "both-prices-are-added",
          ["add the two prices", "sum of both prices", "put the prices together"],
          "What do you do with the prices?",
        ),
      ],
      misconceptions: [
        {
          id: "larger",
          phrasings: ["return the larger price", "the bigger of the two prices"],
          askBack: "Is the larger price all there is to pay?",
        },
      ],
    },
  },
});

const assess = (given: Partial<UnderstandPayload>) =>
  authoredCoach(fakeRunner()).assessExplanation({
    problem,
    attempt: anAttempt({
      understandPayload: {
        ...anExplanation(),
        aiAssessment: null,
        followups: [],
        predictions: [],
        ...given,
      },
    }),
  });

describe("an explanation passes", () => {
  test.each([
    "You add the two prices.",
    "i just put both prices togehter and thats it",
    "The customer pays the sum of the two prices.",
    "adding both prices",
  ])("however it is put: %s", async (explanation) => {
    expect(await assess({ explanation })).toMatchObject({ status: "PASS", gaps: [] });
  });
});

describe("an explanation needs work", () => {
  test.each([
    ["the pasted statement", problem.statement, /word for word/],
    ["a list of keywords", "prices add sum both together till total number pay", /not sentences/],
    ["not knowing, at length", "I do not know what this is and I have no idea at all.", /Not said/],
    ["the right words in a wrong claim", "You never add the two prices.", /Not said/],
    ["a known misconception", "You return the larger price.", /does not fit/],
    ["another problem", "Every bracket has to be closed in the right order.", /Not said/],
    [
      "another language",
      "Man zählt beide Preise zusammen und gibt dann das Ergebnis zurück.",
      /English/,
    ],
  ])("for %s, with a question", async (_name, explanation, gap) => {
    const reply = await assess({ explanation });
    expect(reply.status).toBe("NEEDS_WORK");
    expect(reply.gaps.join("\n")).toMatch(gap);
    expect(reply.followupQuestions.length).toBeGreaterThan(0);
  });

  test("when the right words deny everything", async () => {
    const reply = await assess({
      explanation:
        "You do not add the two prices, and the sum of both prices is not asked for. It is never both together.",
    });
    expect(reply).toMatchObject({ status: "NEEDS_WORK", strengths: [] });
    expect(reply.followupQuestions[0]).toMatch(/what is so/);
  });

  test("when one text fills every box", async () => {
    const text = "Add the two prices and give that back.";
    const reply = await assess({
      explanation: text,
      inputOutputDescription: text,
      constraintsDescription: text,
    });
    expect(reply).toMatchObject({ status: "NEEDS_WORK", strengths: [] });
  });

  test("when an example of theirs is wrong, and is shown what that input gives", async () => {
    const reply = await assess({
      explanation: "Add the two prices.",
      exampleWalkthrough: "a = 2, b = 5 gives 8",
    });
    expect(reply.status).toBe("NEEDS_WORK");
    expect(reply.gaps).toEqual(["For 2, 5 the answer is 7, not 8."]);
  });
});

test("an example that the problem does not allow is said to be none", async () => {
  const misfits = async () => [{ parameter: "a", message: "Prices go up to 1,000." }];
  const understandPayload = {
    ...anExplanation({
      explanation: "Add the two prices.",
      exampleWalkthrough: "a = 2000, b = 5 gives 2005",
    }),
    aiAssessment: null,
    followups: [],
    predictions: [],
  };
  const reply = await authoredCoach(fakeRunner(), undefined, { misfits }).assessExplanation({
    problem,
    attempt: anAttempt({ understandPayload }),
  });
  expect(reply.gaps).toEqual(["2000, 5 is no input of this problem. Prices go up to 1,000."]);
});

test("an example that runs true is a strength", async () => {
  const reply = await assess({
    explanation: "Add the two prices.",
    exampleWalkthrough: "a = 2, b = 5 gives 7",
  });
  expect(reply.strengths).toContain("Your example is right: 2, 5 gives 7.");
});

test("what the explanation leaves out may stand in another box, but not all of it", async () => {
  const inputOutputDescription = "Two prices in, the sum of both prices out.";
  const said = await assess({ explanation: "A customer buys things.", inputOutputDescription });
  expect(said.status).toBe("NEEDS_WORK");
});

test("what is missing is asked, and not told", async () => {
  const reply = await assess({ explanation: "There are prices on a display." });
  expect(reply.gaps.join()).not.toContain("both prices are added");
  expect(reply.followupQuestions).toEqual(["What do you do with the prices?"]);
});

test("an insight that was not given is never credited", async () => {
  const reply = await assess({ explanation: "There are prices on a display." });
  expect(reply.strengths).not.toContain("both prices are added");
});

test.each([
  ["words", "Add the two prices.", "low"],
  ["a program", "for (const p of prices) {\n total += p;\n}\nreturn total;", "high"],
])("a solution in %s is a leak risk: %s", async (_name, explanation, risk) => {
  expect((await assess({ explanation })).solutionLeakRisk).toBe(risk);
});
