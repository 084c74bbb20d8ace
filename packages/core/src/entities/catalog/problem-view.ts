import { z } from "zod";
import { hiddenGroups } from "./hidden-groups.ts";
import {
  exampleSchema,
  type Problem,
  type ProblemSummary,
  problemSchema,
  problemSummarySchema,
  problemTestSchema,
} from "./problem.ts";
import type { InvariantTemplate } from "./problem-teaching.ts";

const { constraints, starterCode, signature, limits, comparison, sourceRules } =
  problemSchema.shape;

/** What a learner has done with the problem so far, which decides how much of the plan they may see. */
export type Seen = {
  /** The learner has finished the problem, so its patterns are shown. */
  done?: boolean;
  chosenPattern?: string | null;
};

/** What a learner may see of a problem: no hidden test, no reference, no answer. */
export const problemViewSchema = problemSummarySchema.extend({
  statement: z.string(),
  constraints,
  examples: z.array(exampleSchema),
  starterCode,
  signature,
  limits,
  comparison,
  sourceRules,
  visibleTests: z.array(
    problemTestSchema.omit({ hidden: true, group: true }).extend({ index: z.number().int() }),
  ),
  /** Which hidden tests are told together, by their places in a result. */
  hiddenGroups: z.array(z.object({ name: z.string(), tests: z.array(z.number().int()) })),
  patternChoices: z.array(z.object({ patternId: z.string(), name: z.string() })),
  invariantTemplate: z
    .object({
      id: z.string(),
      text: z.string(),
      slots: z.array(z.object({ id: z.string(), label: z.string(), choices: z.array(z.string()) })),
    })
    .nullable(),
});
export type ProblemView = z.infer<typeof problemViewSchema>;

export function problemView(
  problem: Problem,
  { done = false, chosenPattern = null }: Seen = {},
): ProblemView {
  return {
    ...problemSummary(problem),
    patterns: done ? problem.patterns : [],
    statement: problem.statement,
    constraints: problem.constraints,
    examples: problem.examples,
    starterCode: problem.starterCode,
    signature: problem.signature,
    limits: problem.limits,
    comparison: problem.comparison,
    sourceRules: problem.sourceRules,
    visibleTests: problem.tests.flatMap(({ hidden, group: _, ...test }, index) =>
      hidden ? [] : [{ index, ...test }],
    ),
    hiddenGroups: hiddenGroups(problem),
    patternChoices: patternChoices(problem),
    invariantTemplate: invariantTemplateView(invariantTemplateFor(problem, chosenPattern)),
  };
}

/** Sorted by name, because authors list the fitting pattern first. */
function patternChoices({ patternFits }: Problem) {
  return patternFits
    .map(({ patternId, name }) => ({ patternId, name }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

export function withoutPatterns<P extends Pick<ProblemSummary, "patterns">>(problem: P): P {
  return { ...problem, patterns: [] };
}

export function problemSummary(problem: Problem): ProblemSummary {
  const { slug, title, rung, patterns, estimatedMinutes, prerequisites } = problem;
  return { slug, title, rung, patterns, estimatedMinutes, prerequisites };
}

/** The sentence with slots. Its words reveal the pattern, so there is none before that pattern is chosen. */
export function invariantTemplateFor(
  { patterns, invariantTemplate }: Pick<Problem, "patterns" | "invariantTemplate">,
  chosenPattern: string | null | undefined,
): InvariantTemplate | null {
  return patterns.some((pattern) => pattern === chosenPattern) ? invariantTemplate : null;
}

function invariantTemplateView(template: InvariantTemplate | null) {
  if (!template) return null;
  return {
    id: template.id,
    text: template.text,
    slots: template.slots.map(({ id, label, choices }) => ({
      id,
      label,
      choices: choices.map(({ text }) => text),
    })),
  };
}
