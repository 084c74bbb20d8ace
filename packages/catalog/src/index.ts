export type { AuthoredProblem } from "./authored/authored-problem.ts";
export { CatalogError } from "./catalog-error.ts";
export { writeRouteWeights } from "./knowledge/route-weights.ts";
export { type Catalog, catalogFolder, loadCatalog } from "./load-catalog.ts";
export type { Checker, Verdict } from "./native/load-checker.ts";
export type { CatalogPattern } from "./pattern/load-pattern.ts";
export type { CatalogTest } from "./problem/build-tests.ts";
export type {
  CatalogProblem,
  Concept,
  ProblemSummary,
  WrongProgram,
} from "./problem/catalog-problem.ts";
export { publishedIn } from "./published.ts";
export { catalogKnowledge } from "./repositories/catalog-knowledge.ts";
export { catalogLessons } from "./repositories/catalog-lessons.ts";
export { catalogPatterns } from "./repositories/catalog-patterns.ts";
export { catalogProblems } from "./repositories/catalog-problems.ts";
export { type PatternId, patternIds, patternNames } from "./schema/pattern-ids.ts";
export { miniTextSearch } from "./search/mini-text-search.ts";
