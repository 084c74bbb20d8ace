import { z } from "zod";

/** What a question can be about. */
export const questionGroups = [
  "language",
  "error",
  "idea",
  "task",
  "program",
  "step",
  "solution",
  "talk",
  "foothold",
  "elsewhere",
] as const;
export type QuestionGroup = (typeof questionGroups)[number];

/** How sure it is that a question is of a group; together 1. */
export type Route = ReadonlyMap<QuestionGroup, number>;

/** For each feature of a question its weight in every group, in the order of `questionGroups`. */
export const routeWeightsSchema = z.record(
  z.string(),
  z.array(z.number()).length(questionGroups.length),
);
export type RouteWeights = z.infer<typeof routeWeightsSchema>;

/** A question and where it is asked. */
export type RoutedQuestion = {
  question: string;
  step: string | null;
  /** Whether the learner has changed the starter code. */
  hasCode: boolean;
  /** Whether there was a run that the question can refer to. */
  hasRun: boolean;
};
