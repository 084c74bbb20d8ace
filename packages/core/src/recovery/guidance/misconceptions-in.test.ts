import { describe, expect, test } from "vitest";
import type { Prediction } from "../../entities/attempt/attempt-payloads.ts";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { describeSituation } from "./describe-situation.ts";
import { similarity } from "./similarity.ts";

const misreading = (name: string) => ({ name, reading: name, question: `${name}?` });
const problem = aProblem({
  misreadings: [misreading("difference"), misreading("product"), misreading("first")],
  probes: [
    { args: [2, 2], expected: 4, misread: { difference: 0, first: 2 }, generated: [] },
    { args: [3, 1], expected: 4, misread: { difference: 2, product: 3, first: 3 }, generated: [] },
    { args: [5, 1], expected: 6, misread: { difference: 4, product: 5, first: 5 }, generated: [] },
  ],
});

const predicted = (args: number[], named: string | null, round = 1): Prediction => {
  const probe = problem.probes.find((each) => `${each.args}` === `${args}`);
  const value = named === null ? 99 : (probe?.misread[named] ?? probe?.expected);
  const isRight = value === probe?.expected;
  return {
    question: "What does it give?",
    args,
    answer: `${value}`,
    expected: probe?.expected ?? 0,
    outcome: isRight ? "right" : named === null ? "wrong" : "misread",
    misreading: isRight ? null : named,
    source: "probe",
    round,
    timestamp: "2030-01-01T09:00:00.000Z",
  };
};

function situationAfter(...predictions: Prediction[]) {
  const words = { explanation: "", inputOutputDescription: "", constraintsDescription: "" };
  const more = { exampleWalkthrough: "", wrongApproach: "", aiAssessment: null, followups: [] };
  const understandPayload = { ...words, ...more, predictions };
  return describeSituation(problem, anAttempt({ v2Step: "UNDERSTAND", understandPayload }));
}

describe("at Understand two situations are compared by what was misread", () => {
  test("the same misreading on other inputs is the same situation", () => {
    const one = situationAfter(predicted([3, 1], "difference"));
    const other = situationAfter(predicted([5, 1], "difference"));
    expect(one.misconceptions).toEqual(["misreading:difference"]);
    expect(similarity(one, other)).toBe(1);
  });

  test("another misreading is another situation", () => {
    const one = situationAfter(predicted([3, 1], "difference"));
    const other = situationAfter(predicted([2, 2], "product"), predicted([3, 1], "product"));
    expect(similarity(one, other)).toBe(0);
  });

  test("what was predicted rightly tells apart misreadings that give the same wrong answer", () => {
    const unclear = situationAfter(predicted([3, 1], "product"));
    expect(unclear.misconceptions).toEqual(["misreading:product", "misreading:first"]);
    const clear = situationAfter(predicted([3, 1], "product"), predicted([2, 2], "product"));
    expect(clear.misconceptions).toEqual(["misreading:product"]);
  });

  test("an answer that no misreading gives is known by its input", () => {
    const one = situationAfter(predicted([3, 1], null));
    expect(similarity(one, situationAfter(predicted([3, 1], null)))).toBe(1);
    expect(similarity(one, situationAfter(predicted([5, 1], null)))).toBe(0);
  });

  test("gaps in the words alone are no likeness", () => {
    expect(situationAfter().misconceptions).toEqual([]);
    expect(similarity(situationAfter(), situationAfter())).toBe(0);
  });
});
