import { expect, test } from "vitest";
import { lastRound, type ShownPrediction, wrongPredictions } from "./last-round.ts";

const made = (question: string, given: Partial<ShownPrediction>): ShownPrediction => ({
  question,
  args: [],
  answer: "1",
  expected: 2,
  outcome: "right",
  source: "probe",
  timestamp: "2030-01-01T09:00:00.000Z",
  ...given,
});
const obstacle = (question: string, label: string) =>
  ({ about: "prediction", question, label }) as const;

test("the last round holds what was sent together", () => {
  const sent = [made("a", { round: 1 }), made("b", { round: 2 }), made("c", { round: 2 })];
  expect(lastRound(sent)).toEqual(sent.slice(1));
});

test("of predictions from before there were rounds it is the last one", () => {
  expect(lastRound([made("a", {}), made("b", {})])).toMatchObject([{ question: "b" }]);
});

test("wrong predictions with the same question are told together", () => {
  const round = [
    made("a", { outcome: "misread" }),
    made("b", {}),
    made("c", { outcome: "misread" }),
    made("d", { outcome: "wrong" }),
  ];
  const obstacles = [
    obstacle("Why?", "not a"),
    obstacle("Why?", "not c"),
    obstacle("So?", "not d"),
  ];
  expect(wrongPredictions(round, obstacles)).toEqual([
    { question: "Why?", labels: ["not a", "not c"], outcome: "misread", asked: ["a", "c"] },
    { question: "So?", labels: ["not d"], outcome: "wrong", asked: ["d"] },
  ]);
});

test("a slip that was put right is not told again", () => {
  const round = [
    made("a", { outcome: "wrong" }),
    made("b", { outcome: "misread" }),
    made("a", { source: "correction" }),
  ];
  expect(wrongPredictions(round, [obstacle("Why?", "not b")])).toMatchObject([{ asked: ["b"] }]);
});
