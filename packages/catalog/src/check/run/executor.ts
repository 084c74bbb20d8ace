import type { Language } from "@foothold/core/runs";
import type { CatalogProblem } from "../../problem/catalog-problem.ts";
import type { Json } from "../../schema/shared.ts";

export type Execution = {
  language: Language;
  code: string;
  problem: Pick<CatalogProblem, "signature" | "comparison" | "sourceRules" | "limits">;
  tests: readonly { args: readonly Json[]; expected: Json }[];
  testMs: number;
  /** How often a test that timed out is tried in all; 3 by default. */
  tries?: number;
};

export type ExecutedTest = {
  status: "passed" | "failed" | "errored" | "timed-out" | "out-of-memory";
  actual?: Json;
  message?: string;
  timeMs: number;
};

export type Executed = { tests: ExecutedTest[]; brokenRules: string[] };

/** Runs a program on each test and returns one outcome per test in the same order, however many time out. */
export type Executor = (execution: Execution) => Promise<Executed>;

export function entryPointOf(
  { signature }: Pick<CatalogProblem, "signature">,
  language: Language,
): string {
  return language === "python" ? (signature.pythonName ?? signature.name) : signature.name;
}
