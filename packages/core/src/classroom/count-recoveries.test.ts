import { expect, test } from "vitest";
import type { ResolvedBy } from "../entities/recovery/episode.ts";
import type { RecoveryStage } from "../entities/recovery/recovery.ts";
import type { EpisodeFact } from "../ports/recovery/episodes.ts";
import { countRecoveries as count } from "./count-recoveries.ts";

type Given = Partial<Omit<EpisodeFact, "recovery">> & {
  iterations?: number;
  stage?: RecoveryStage;
  provider?: ResolvedBy["provider"];
};

/** An episode that the last shown stage and voice resolved, unless the arguments say otherwise. */
function fact({ iterations = 2, stage = "mutation", provider = "built-in", ...given }: Given = {}) {
  const { outcome = "recovered-with-help" } = given;
  const resolved = outcome === "recovered-with-help" ? { help: stage, provider } : null;
  return {
    userId: "learner-1",
    problemSlug: "two-sum",
    outcome,
    resolvedBy: resolved,
    detectedAt: "2026-03-02T10:00:00.000Z",
    endedAt: outcome && "2026-03-02T11:00:00.000Z",
    recovery: { iterations, stage, provider },
    ...given,
  } satisfies EpisodeFact;
}

const patterns: Record<string, string[]> = {
  "two-sum": ["hash-map"],
  "add-two": ["lists"],
  both: ["hash-map", "two-pointers"],
  twice: ["lists", "lists"],
};
const countRecoveries = (facts: readonly EpisodeFact[], period: Parameters<typeof count>[1]) =>
  count(facts, period, (slug) => patterns[slug] ?? []);

const week = { from: new Date("2026-03-01T00:00:00.000Z"), days: 7, daysEach: 1 };

test("what is still open is a trigger, and neither a success nor a failure", () => {
  const facts = [
    fact(),
    fact({ outcome: null }),
    fact({ outcome: "escalated" }),
    fact({ outcome: "abandoned" }),
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
  const facts = [fact({ iterations: 2 }), fact({ iterations: 7, outcome: "escalated" })];
  expect(countRecoveries(facts, week).iterations).toEqual({ total: 9, mean: 4.5, most: 7 });
});

test("only what resolved it counts for a stage", () => {
  const facts = [fact({ stage: "human" }), fact(), fact({ stage: "human", outcome: "escalated" })];
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
    fact({ problemSlug: "both" }),
    fact({ stage: "human", provider: null }),
    fact({ stage: "guidance", provider: null }),
    fact({ stage: "model", provider: "gemini", outcome: "escalated" }),
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
    fact({ detectedAt: next, outcome: "escalated" }),
    fact({ detectedAt: next, problemSlug: "add-two", provider: "gemini" }),
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
  const facts = [fact({ detectedAt: "2026-04-15T00:00:00.000Z", problemSlug: "twice" })];
  const { byPattern } = countRecoveries(facts, { ...week, days: 90, daysEach: 30 });
  expect(byPattern).toMatchObject([{ name: "lists", triggers: 1 }]);
  expect(byPattern[0]?.overTime.map(({ triggers }) => triggers)).toEqual([0, 1, 0]);
});

test("who was stuck and took up nothing is an episode, and no trigger", () => {
  const none = { recovery: null, resolvedBy: null };
  const facts: EpisodeFact[] = [
    fact(),
    { ...fact({ outcome: "recovered-alone" }), ...none },
    { ...fact({ outcome: "dismissed" }), ...none },
    { ...fact(), recovery: null, resolvedBy: { help: "nudge", provider: null } },
  ];
  const counted = countRecoveries(facts, week);
  expect(counted).toMatchObject({ episodes: 4, triggers: 1, successes: 1, rate: 1 });
  const outcomes = counted.outcomes.map(({ outcome, episodes }) => [outcome, episodes]);
  expect(Object.fromEntries(outcomes)).toEqual({
    "recovered-alone": 1,
    "recovered-with-help": 2,
    dismissed: 1,
    abandoned: 0,
    escalated: 0,
  });
});

test("a learner who took up help and found out before it said anything is no success of it", () => {
  const facts = [{ ...fact({ outcome: "recovered-alone" }), resolvedBy: null }];
  expect(countRecoveries(facts, week)).toMatchObject({ triggers: 1, ended: 1, successes: 0 });
});
