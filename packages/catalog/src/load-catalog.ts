import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Misfit } from "@foothold/core/catalog";
import type { KnowledgeEntry, RouteWeights } from "@foothold/core/coach";
import type { AuthoredProblem } from "./authored/authored-problem.ts";
import { readProblemFolder } from "./authored/read-problem-folder.ts";
import { readText, readYaml, refuseIfAny } from "./authored/read-yaml.ts";
import { CatalogError } from "./catalog-error.ts";
import { loadKnowledge } from "./knowledge/load-knowledge.ts";
import { readRouteWeights } from "./knowledge/route-weights.ts";
import { type Checker, loadChecker } from "./native/load-checker.ts";
import { type InputRule, loadInputRule } from "./native/load-input-rule.ts";
import { type CatalogPattern, loadPattern } from "./pattern/load-pattern.ts";
import {
  type AnswersByReading,
  answersByReading,
  type ReadAnswers,
} from "./probes/answers-by-reading.ts";
import { type SameAnswer, sameAnswerFor } from "./probes/same-answer.ts";
import { effortOf, MAX_EFFORT } from "./probes/small-inputs.ts";
import type { CatalogProblem, ProblemSummary } from "./problem/catalog-problem.ts";
import { loadProblem } from "./problem/load-problem.ts";
import { type PatternId, patternIds } from "./schema/pattern-ids.ts";
import { problemFileSchema } from "./schema/problem.ts";
import type { Json } from "./schema/shared.ts";

export type Catalog = {
  /** Reads one small file per problem; nothing is generated or run. */
  list(): readonly ProblemSummary[];
  has(slug: string): boolean;
  /** Reads one small file; nothing is generated or run. */
  statement(slug: string): string;
  problem(slug: string): CatalogProblem;
  patterns(): readonly CatalogPattern[];
  pattern(id: PatternId): CatalogPattern;
  /** What the built-in coach knows beside the problems. */
  knowledge(): readonly KnowledgeEntry[];
  /** What learners ask about is read by these. */
  routeWeights(): RouteWeights;
  /** What the reference and each misreading give for an allowed input; null when it is too large. */
  readingsOf(slug: string, args: readonly Json[]): ReadAnswers | null;
  isSameAnswer: (slug: string, ...compared: Parameters<SameAnswer>) => boolean;
  /** Why the problem does not allow an input of the right types; empty when it does. */
  misfits(slug: string, args: readonly Json[]): Misfit[];
  /** By the name in a problem's `comparison.checker`. */
  checkers(): Readonly<Record<string, Checker>>;
  /** Their source by the same names, for the learner's browser. */
  checkerSources(): Readonly<Record<string, string>>;
};

export const catalogFolder = fileURLToPath(new URL("..", import.meta.url));

let shipped: Catalog | undefined;

/** The catalogue in a folder; without a folder the shipped one, which is loaded once. */
export function loadCatalog(root?: string): Catalog {
  if (root !== undefined) return catalogIn(root);
  shipped ??= catalogIn(catalogFolder);
  return shipped;
}

/** Every part is read when it is first needed, and kept. */
function catalogIn(root: string): Catalog {
  const slugs = problemSlugs(root);
  const problems = new Map<string, CatalogProblem>();
  const patterns = new Map<PatternId, CatalogPattern>();
  const rules = new Map<string, InputRule>();
  const readings = new Map<string, Readings>();
  const statements = new Map<string, string>();
  let summaries: ProblemSummary[] | undefined;
  let checkers: Record<string, Checker> | undefined;
  let knowledge: KnowledgeEntry[] | undefined;
  let routeWeights: RouteWeights | undefined;

  const pattern = (id: PatternId) => remember(patterns, id, () => loadPattern(root, id));
  const readingsAt = (slug: string) =>
    remember(readings, slug, () => readingsIn(readProblemFolder(root, slug)));
  return {
    readingsOf: (slug, args) => readingsAt(slug).readAnswers(args),
    isSameAnswer: (slug, ...compared) => readingsAt(slug).isSame(...compared),
    list: () => {
      summaries ??= slugs.map((slug) => readSummary(root, slug)).sort(byRungThenTitle);
      return summaries;
    },
    has: (slug) => slugs.includes(slug),
    statement: (slug) => remember(statements, slug, () => readStatement(root, slug)),
    problem: (slug) => {
      if (!slugs.includes(slug)) throw new CatalogError([`problems/${slug}: is missing`]);
      return remember(problems, slug, () => loadProblem(readProblemFolder(root, slug)));
    },
    patterns: () => patternIds.filter((id) => hasPattern(root, id)).map(pattern),
    pattern,
    knowledge: () => {
      knowledge ??= loadKnowledge(root);
      return knowledge;
    },
    routeWeights: () => {
      routeWeights ??= readRouteWeights(root);
      return routeWeights;
    },
    misfits: (slug, args) => remember(rules, slug, () => readInputRule(root, slug))(args),
    checkers: () => {
      checkers ??= readCheckers(root, slugs);
      return checkers;
    },
    checkerSources: () =>
      Object.fromEntries(
        slugsWithChecker(root, slugs).map((slug) => [slug, readCheckerSource(root, slug)]),
      ),
  };
}

type Readings = { readAnswers: AnswersByReading; isSame: SameAnswer };

function readingsIn(authored: AuthoredProblem): Readings {
  const isSame = sameAnswerFor(authored);
  const answers = answersByReading(authored, isSame);
  const readAnswers: AnswersByReading = (args) =>
    effortOf([...args]) <= MAX_EFFORT ? answers(args) : null;
  return { readAnswers, isSame };
}

export const problemSlugs = (root: string): string[] => folders(path.join(root, "problems"));
export const patternFolders = (root: string): string[] => folders(path.join(root, "patterns"));

const hasPattern = (root: string, id: PatternId) => existsSync(path.join(root, "patterns", id));

function folders(parent: string): string[] {
  if (!existsSync(parent)) return [];
  const entries = readdirSync(parent, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

function readStatement(root: string, slug: string): string {
  const found: string[] = [];
  const text = readText(root, `problems/${slug}/statement.md`, found);
  refuseIfAny(found);
  return text ?? "";
}

function readSummary(root: string, slug: string): ProblemSummary {
  const found: string[] = [];
  const file = readYaml(root, `problems/${slug}/problem.yaml`, problemFileSchema, found);
  refuseIfAny(found);
  if (!file) throw new Error(`problems/${slug} could not be read`);
  const { title, rung, patterns, estimatedMinutes, prerequisites } = file;
  return { slug, title, rung, patterns, estimatedMinutes, prerequisites };
}

function readCheckers(root: string, slugs: readonly string[]): Record<string, Checker> {
  const loaded = new Map<string, Checker>();
  const load = (slug: string) => loadChecker(slug, readCheckerSource(root, slug));
  return Object.fromEntries(
    slugsWithChecker(root, slugs).map((slug): [string, Checker] => [
      slug,
      (input) => remember(loaded, slug, () => load(slug))(input),
    ]),
  );
}

const slugsWithChecker = (root: string, slugs: readonly string[]) =>
  slugs.filter((slug) => existsSync(path.join(root, "problems", slug, "checker.mjs")));

const readCheckerSource = (root: string, slug: string) =>
  readText(root, `problems/${slug}/checker.mjs`, []) ?? "";
function readInputRule(root: string, slug: string): InputRule {
  if (!existsSync(path.join(root, "problems", slug, "input.mjs"))) return () => [];
  return loadInputRule(slug, readText(root, `problems/${slug}/input.mjs`, []) ?? "");
}

function remember<Key, Value>(kept: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = kept.get(key);
  if (existing !== undefined) return existing;
  const made = make();
  kept.set(key, made);
  return made;
}

const byRungThenTitle = (left: ProblemSummary, right: ProblemSummary) =>
  left.rung - right.rung || left.title.localeCompare(right.title);
