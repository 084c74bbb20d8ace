import {
  questionGroups,
  type Route,
  type RoutedQuestion,
  type RouteWeights,
} from "../../../entities/coach/question-group.ts";
import { featuresOf } from "./question-features.ts";

/** Reads what a question is about, by weights that were learned from questions whose kind is known. */
export function routeQuestion(question: RoutedQuestion, weights: RouteWeights): Route {
  return shareOut(
    featuresOf(question).flatMap((feature) =>
      Object.hasOwn(weights, feature) ? [weights[feature] ?? []] : [],
    ),
  );
}

/** The sums of some features' weights as shares of 1. */
export function shareOut(held: readonly (readonly number[])[]): Route {
  const scores = questionGroups.map((_group, at) =>
    held.reduce((sum, each) => sum + (each[at] ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return new Map(questionGroups.map((group, at) => [group, (powers[at] ?? 0) / whole]));
}
