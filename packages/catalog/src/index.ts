export type { AuthoredProblem } from "./authored-problem.ts";
export type { CatalogTest } from "./build-tests.ts";
export { CatalogError } from "./catalog-error.ts";
export type { CatalogProblem, Concept, ProblemSummary, WrongProgram } from "./catalog-problem.ts";
export { catalogProblems } from "./catalog-problems.ts";
export { type Catalog, catalogFolder, loadCatalog } from "./load-catalog.ts";
export type { CatalogPattern } from "./load-pattern.ts";
export type { Checker, Verdict } from "./native/load-checker.ts";
export { type PatternId, patternIds, patternNames } from "./pattern-ids.ts";
