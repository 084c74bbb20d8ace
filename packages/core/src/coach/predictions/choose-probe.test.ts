import { expect, test } from "vitest";
import type { Prediction } from "../../entities/attempt/attempt-payloads.ts";
import type { Probe } from "../../entities/catalog/problem-teaching.ts";
import { aProbedProblem } from "../../testing/builders/probed-problem.ts";
import { chooseProbe } from "./choose-probe.ts";
import { openProbe } from "./probe-question.ts";

const problem = aProbedProblem({
  probes: [
    { args: [4, 9], expected: 13, misread: { subtracts: -5 }, generated: [] },
    { args: [6, 30], expected: 36, misread: { subtracts: -24 }, generated: [] },
    { args: [7, 0], expected: 7, misread: { "joins-the-digits": 70 }, generated: [] },
    { args: [8, 0], expected: 8, misread: { "joins-the-digits": 80 }, generated: [] },
  ],
});

const predicted = (args: number[], answer: string, expected: number): Prediction => ({
  ...openProbe(problem, args),
  answer,
  expected,
  outcome: Number(answer) === expected ? "right" : "misread",
  misreading: Number(answer) === expected ? null : "subtracts",
  source: "probe",
  timestamp: "2030-01-01T09:00:00.000Z",
});

function chosen(doubtfulInput: number[], predictions: Prediction[] = []) {
  return chooseProbe({ problem, mode: "BEGINNER", predictions, seed: 1, doubtfulInput })?.args;
}

test.each([[[4, 9]], [[6, 30]], [[7, 0]], [[8, 0]]])(
  "an input that is doubted is asked about: %j",
  (doubted) => {
    expect(chosen(doubted)).toEqual(doubted);
  },
);

test.each<[string, number[], Prediction[]]>([
  ["that is no probe", [1, 1], []],
  ["that was asked before", [4, 9], [predicted([4, 9], "13", 13)]],
  ["that does not show the misreading that was found", [7, 0], [predicted([4, 9], "-5", 13)]],
])("one %s is not", (_name, doubted, predictions) => {
  expect(chosen(doubted, predictions)).not.toEqual(doubted);
});

const aMisreading = (name: string) => ({ name, reading: "Some reading.", question: "Which one?" });

const probe = (a: number, ...shown: string[]): Probe => ({
  args: [a, 1],
  expected: a + 1,
  misread: Object.fromEntries(shown.map((name) => [name, 0])),
  generated: [],
});

const right = ({ args, expected }: Probe): Prediction => ({
  question: "What does it give?",
  args: [...args],
  answer: JSON.stringify(expected),
  expected,
  outcome: "right",
  misreading: null,
  source: "probe",
  timestamp: "2030-01-01T00:00:00.000Z",
});

test("a misreading that was spoken against once is asked about before one that was twice", () => {
  const asked = [probe(1, "often", "seldom"), probe(2, "often")];
  const left = [probe(3, "often"), probe(4, "seldom")];
  const asking = aProbedProblem({
    misreadings: ["often", "seldom"].map(aMisreading),
    probes: [...asked, ...left],
  });
  for (const seed of [0, 1, 2, 3]) {
    const chosen = chooseProbe({
      problem: asking,
      mode: "BEGINNER",
      predictions: asked.map(right),
      seed,
    });
    expect(chosen?.args).toEqual([4, 1]);
  }
});

test("a generated reading that nothing has spoken against is asked about", () => {
  const asked = { ...probe(1, "known"), generated: [1, 2] };
  const again = { ...probe(2, "known"), generated: [1, 2] };
  const other = { ...probe(3, "known"), generated: [3] };
  const asking = aProbedProblem({
    misreadings: [aMisreading("known")],
    probes: [asked, again, other],
  });
  const predictions = [right(asked)];
  const chosen = chooseProbe({ problem: asking, mode: "BEGINNER", predictions, seed: 0 });
  expect(chosen?.args).toEqual(other.args);
});
