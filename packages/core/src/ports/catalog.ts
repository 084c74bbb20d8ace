import type { Pattern, PatternSummary } from "../entities/catalog/pattern.ts";
import type { Problem, ProblemSummary } from "../entities/catalog/problem.ts";
import type { Probe } from "../entities/catalog/problem-teaching.ts";
import type { RunValue } from "../entities/runs/run.ts";

/** Why a problem does not allow this value for the parameter, in words for the person who wrote it. */
export type Misfit = { parameter: string; message: string };

export type Problems = {
  list(): Promise<ProblemSummary[]>;
  find(slug: string): Promise<Problem | null>;
  /** The statement of every problem by its slug; cheaper than finding each. */
  statements(): Promise<ReadonlyMap<string, string>>;
  /** `args` have the types of the signature. Empty when the input is allowed. */
  misfits(slug: string, args: readonly RunValue[]): Promise<Misfit[]>;
  /**
   * What the reference and each misreading give for an allowed input; null when it is too large to work out by hand.
   */
  readingsOf(slug: string, args: readonly RunValue[]): Promise<ReadAnswers | null>;
  /** Whether an answer is as right as the expected one, by the problem's own comparison. */
  isSameAnswer(slug: string, args: readonly RunValue[], compared: Compared): Promise<boolean>;
};

export type ReadAnswers = Pick<Probe, "expected" | "misread">;
export type Compared = { expected: RunValue; answer: RunValue };

/** The patterns that have a page of their own, in the order they are learned. */
export type Patterns = {
  list(): Promise<PatternSummary[]>;
  find(id: string): Promise<Pattern | null>;
};
