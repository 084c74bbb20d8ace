import { questionGroups, type RouteWeights, shareOut } from "@foothold/core/coach";
import type { LabelledQuestion } from "./labelled-question.ts";

const ROUNDS = 30;
const FIRST_STEP = 0.3;
const STEP_FALLS_BY = 0.2;
/** How much a weight shrinks each time it is used, so that none grows without reason. */
const SHRINK = 1e-4;
/** A feature of a single question says nothing about others. */
const LEAST_QUESTIONS = 2;
const LEAST_WEIGHT = 0.05;

/** Logistic regression by stochastic gradient descent, the same every time. */
export function trainRouter(questions: readonly LabelledQuestion[]): RouteWeights {
  const weights = new Map<string, number[]>();
  const known = commonFeatures(questions);
  const learned = questions.map(({ features, group }) => ({
    features: features.filter((feature) => known.has(feature)),
    group,
  }));
  const next = shuffler();
  for (let round = 0; round < ROUNDS; round++) {
    const step = FIRST_STEP / (1 + round * STEP_FALLS_BY);
    for (const question of next(learned)) learn(question, weights, step);
  }
  return rounded(weights);
}

function learn(
  { features, group }: LabelledQuestion,
  weights: Map<string, number[]>,
  step: number,
): void {
  const held = features.map((feature) => weightsOf(feature, weights));
  const route = shareOut(held);
  const size = step / Math.sqrt(features.length);
  for (const [at, each] of questionGroups.entries()) {
    const gap = (each === group ? 1 : 0) - (route.get(each) ?? 0);
    for (const own of held) own[at] = (own[at] ?? 0) * (1 - SHRINK) + size * gap;
  }
}

function weightsOf(feature: string, weights: Map<string, number[]>): number[] {
  const known = weights.get(feature) ?? questionGroups.map(() => 0);
  weights.set(feature, known);
  return known;
}

function commonFeatures(questions: readonly LabelledQuestion[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { features } of questions) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([each, count]) => (count >= LEAST_QUESTIONS ? [each] : [])));
}

function rounded(weights: ReadonlyMap<string, readonly number[]>): RouteWeights {
  const told = [...weights].filter(([, each]) =>
    each.some((weight) => Math.abs(weight) >= LEAST_WEIGHT),
  );
  return Object.fromEntries(
    told.map(([feature, each]) => [feature, each.map((weight) => Math.round(weight * 100) / 100)]),
  );
}

/** Puts a list into another order each time, and into the same ones in every training. */
function shuffler(): <Item>(items: readonly Item[]) => Item[] {
  let state = 1;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return (items) =>
    items
      .map((item) => ({ item, place: random() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item);
}
