import type { Problem, ProblemSummary } from "./problem.ts";

/** What a learner has done with the problem so far, which decides how much of the plan they may see. */
export type Seen = {
  /** Its patterns are shown. */
  done?: boolean;
  chosenPattern?: string | null;
};

/** A problem as a learner may see it: no hidden test, no reference, nothing that answers for them. */
export function problemView(problem: Problem, { done = false, chosenPattern = null }: Seen = {}) {
  const { slug, title, rung, statement, constraints, examples, starterCode } = problem;
  return {
    slug,
    title,
    rung,
    patterns: done ? problem.patterns : [],
    statement,
    constraints,
    examples,
    starterCode,
    estimatedMinutes: problem.estimatedMinutes,
    prerequisites: problem.prerequisites,
    signature: problem.signature,
    limits: problem.limits,
    comparison: problem.comparison,
    sourceRules: problem.sourceRules,
    visibleTests: problem.tests.flatMap(({ hidden, group: _, ...test }, index) =>
      hidden ? [] : [{ index, ...test }],
    ),
    patternChoices: patternChoices(problem),
    // Its words tell the pattern, so it comes after the choice.
    invariantTemplate: problem.patterns.some((pattern) => pattern === chosenPattern)
      ? invariantTemplateView(problem)
      : null,
  };
}
export type ProblemView = ReturnType<typeof problemView>;

/** By name: in the order they are authored, the one that fits comes first. */
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

function invariantTemplateView({ invariantTemplate }: Problem) {
  if (!invariantTemplate) return null;
  return {
    id: invariantTemplate.id,
    text: invariantTemplate.text,
    slots: invariantTemplate.slots.map(({ id, label, choices }) => ({
      id,
      label,
      choices: choices.map(({ text }) => text),
    })),
  };
}
