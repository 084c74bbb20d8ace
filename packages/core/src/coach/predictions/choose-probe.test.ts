import { expect, test } from "vitest";
import type { Prediction } from "../../entities/attempt/attempt-payloads.ts";
import type { Probe } from "../../entities/catalog/problem-teaching.ts";
import { aProbedProblem } from "../../testing/builders/probed-problem.ts";
import { chooseProbe } from "./choose-probe.ts";

const misreading = (name: string) => ({ name, reading: "Some reading.", question: "Which one?" });

const probe = (a: number, ...shown: string[]): Probe => ({
  args: [a, 1],
  expected: a + 1,
  misread: Object.fromEntries(shown.map((name) => [name, 0])),
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
  const problem = aProbedProblem({
    misreadings: ["often", "seldom"].map(misreading),
    probes: [...asked, ...left],
  });
  for (const seed of [0, 1, 2, 3]) {
    const chosen = chooseProbe({
      problem,
      mode: "BEGINNER",
      predictions: asked.map(right),
      seed,
    });
    expect(chosen?.args).toEqual([4, 1]);
  }
});
