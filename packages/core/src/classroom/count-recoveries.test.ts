import { expect, test } from "vitest";
import type { RecoveryFact } from "../ports/classroom.ts";
import { countRecoveries } from "./count-recoveries.ts";

const fact = (overrides: Partial<RecoveryFact> = {}): RecoveryFact => ({
  problemSlug: "two-sum",
  patterns: ["hash-map"],
  status: "recovered",
  iterations: 2,
  createdAt: "2026-03-02T10:00:00.000Z",
  stage: "mutation",
  provider: "built-in",
  ...overrides,
});

const week = { from: new Date("2026-03-01T00:00:00.000Z"), days: 7, daysEach: 1 };

test("what is still open is a trigger, and neither a success nor a failure", () => {
  const facts = [
    fact(),
    fact({ status: "waiting" }),
    fact({ status: "exhausted" }),
    fact({ status: "stopped" }),
  ];
  const { triggers, ended, successes, rate } = countRecoveries(facts, week);
  expect({ triggers, ended, successes, rate }).toEqual({
    triggers: 4,
    ended: 3,
    successes: 1,
    rate: 1 / 3,
  });
});

test("without any there is no rate to speak of", () => {
  expect(countRecoveries([], week)).toMatchObject({
    triggers: 0,
    rate: null,
    iterations: { total: 0, mean: null, most: 0 },
  });
});

test("what was spent is told in all, on average and at most", () => {
  const facts = [fact({ iterations: 2 }), fact({ iterations: 7, status: "exhausted" })];
  expect(countRecoveries(facts, week).iterations).toEqual({ total: 9, mean: 4.5, most: 7 });
});

test("only what resolved it counts for a stage", () => {
  const facts = [fact({ stage: "human" }), fact(), fact({ stage: "human", status: "exhausted" })];
  const successes = Object.fromEntries(
    countRecoveries(facts, week).stages.map((each) => [each.stage, each.successes]),
  );
  expect(successes).toEqual({ guidance: 0, mutation: 1, model: 0, branches: 0, human: 1 });
});

test("every day of the period is there, also those on which nothing happened", () => {
  const { overTime } = countRecoveries([fact()], week);
  expect(overTime.map(({ triggers }) => triggers)).toEqual([0, 1, 0, 0, 0, 0, 0]);
  expect(overTime[1]?.from).toBe("2026-03-02T00:00:00.000Z");
});

test("a recovery counts for each of its patterns, and for who spoke last", () => {
  const facts = [
    fact({ patterns: ["hash-map", "two-pointers"] }),
    fact({ stage: "human", provider: null }),
    fact({ stage: "guidance", provider: null }),
    fact({ stage: "model", provider: "gemini", status: "exhausted" }),
  ];
  const { byPattern, byProvider } = countRecoveries(facts, week);
  expect(byPattern).toMatchObject([
    { name: "hash-map", triggers: 4, successes: 3 },
    { name: "two-pointers", triggers: 1 },
  ]);
  expect(byProvider.map(({ name, successes }) => [name, successes])).toEqual([
    ["built-in", 1],
    ["gemini", 0],
    ["guidance", 1],
    ["instructor", 1],
  ]);
});

test("each problem, pattern and provider goes over the same days as all of them", () => {
  const next = "2026-03-03T23:59:59.999Z";
  const facts = [
    fact(),
    fact({ createdAt: next, status: "exhausted" }),
    fact({ createdAt: next, problemSlug: "add-two", patterns: ["lists"], provider: "gemini" }),
  ];
  const { overTime, byProblem, byPattern, byProvider } = countRecoveries(facts, week);
  expect(overTime.map(({ triggers }) => triggers)).toEqual([0, 1, 2, 0, 0, 0, 0]);
  for (const series of [byProblem, byPattern, byProvider]) {
    expect(series.map(({ triggers }) => triggers)).toEqual([2, 1]);
    const [often, seldom] = series;
    expect(often?.overTime.map(({ triggers }) => triggers)).toEqual([0, 1, 1, 0, 0, 0, 0]);
    expect(often?.overTime.map(({ rate }) => rate).slice(1, 4)).toEqual([1, 0, null]);
    expect(seldom?.overTime.map(({ successes }) => successes)).toEqual([0, 0, 1, 0, 0, 0, 0]);
    expect(often?.overTime.map(({ from }) => from)).toEqual(overTime.map(({ from }) => from));
  }
});

test("a year goes by in stretches, and a pattern named twice counts once", () => {
  const facts = [fact({ createdAt: "2026-04-15T00:00:00.000Z", patterns: ["lists", "lists"] })];
  const { byPattern } = countRecoveries(facts, { ...week, days: 90, daysEach: 30 });
  expect(byPattern).toMatchObject([{ name: "lists", triggers: 1 }]);
  expect(byPattern[0]?.overTime.map(({ triggers }) => triggers)).toEqual([0, 1, 0]);
});
