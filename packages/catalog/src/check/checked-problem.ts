import type { AuthoredProblem } from "../authored/authored-problem.ts";
import type { CatalogPattern } from "../pattern/load-pattern.ts";
import type { CatalogProblem } from "../problem/catalog-problem.ts";
import type { Executor } from "./run/executor.ts";

export type CheckedProblem = {
  authored: AuthoredProblem;
  problem: CatalogProblem;
  /** The pages and lessons of the problem's patterns, as far as they exist. */
  patterns: readonly CatalogPattern[];
  execute: Executor;
};

/** What a rule found wrong, one line each, and what it measured. */
export type RuleResult = { findings: string[]; measured?: Record<string, number> };
