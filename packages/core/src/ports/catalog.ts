import type { Pattern, PatternSummary } from "../entities/catalog/pattern.ts";
import type { Problem, ProblemSummary } from "../entities/catalog/problem.ts";
import type { RunValue } from "../entities/runs/run.ts";

/** Why a value is none that a problem promises for this parameter, in words for whoever wrote it. */
export type Misfit = { parameter: string; message: string };

/** The catalogue. */
export type Problems = {
  list(): Promise<ProblemSummary[]>;
  find(slug: string): Promise<Problem | null>;
  /** `args` have the types of the signature; empty where nothing speaks against them. */
  misfits(slug: string, args: readonly RunValue[]): Promise<Misfit[]>;
};

/** The patterns that have a page of their own, in the order they are learned. */
export type Patterns = {
  list(): Promise<PatternSummary[]>;
  find(id: string): Promise<Pattern | null>;
};
