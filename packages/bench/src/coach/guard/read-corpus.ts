import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Catalog, catalogProblems, loadCatalog } from "@foothold/catalog";
import type { Problem } from "@foothold/core/catalog";
import type { CorpusSet, GuardCase } from "./guard-case.ts";
import { madeLeaks } from "./make/made-leaks.ts";
import { writtenCases } from "./written-cases.ts";

export type Corpus = {
  cases: GuardCase[];
  problems: Map<string, Problem>;
  checkers: ReturnType<Catalog["checkers"]>;
};

/** One folder for each problem. Leaks made from references are for Python learners in every other folder. */
export async function readCorpus(set: CorpusSet): Promise<Corpus> {
  const folder = join(import.meta.dirname, "corpus", set);
  const catalog = loadCatalog();
  const found = catalogProblems(catalog);
  const problems = new Map<string, Problem>();
  const cases: GuardCase[] = [];
  for (const [at, slug] of readdirSync(folder).sort().entries()) {
    const problem = await found.find(slug);
    if (!problem) throw new Error(`The catalogue has no problem ${slug}.`);
    problems.set(slug, problem);
    cases.push(...writtenCases(folder, problem));
    if (set !== "fresh") {
      cases.push(...madeLeaks(problem, at % 2 === 0 ? "javascript" : "python"));
    }
  }
  return { cases, problems, checkers: catalog.checkers() };
}
