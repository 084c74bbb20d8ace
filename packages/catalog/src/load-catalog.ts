import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { CatalogError } from "./catalog-error.ts";
import type { CatalogProblem, ProblemSummary } from "./catalog-problem.ts";
import { type CatalogPattern, loadPattern } from "./load-pattern.ts";
import { loadProblem } from "./load-problem.ts";
import { type Checker, loadChecker } from "./native/load-checker.ts";
import { type PatternId, patternIds } from "./pattern-ids.ts";
import { readProblemFolder } from "./read-problem-folder.ts";
import { readText, readYaml, refuseIfAny } from "./read-yaml.ts";
import { problemFileSchema } from "./schema/problem.ts";

export type Catalog = {
  /** Reads one small file per problem; nothing is generated or run. */
  list(): readonly ProblemSummary[];
  has(slug: string): boolean;
  problem(slug: string): CatalogProblem;
  patterns(): readonly CatalogPattern[];
  pattern(id: PatternId): CatalogPattern;
  /** By the name that `comparison.checker` of a problem gives. */
  checkers(): Readonly<Record<string, Checker>>;
};

export const catalogFolder = fileURLToPath(new URL("..", import.meta.url));

/** Everything is read when it is first asked for and kept after that. */
export function loadCatalog(root: string = catalogFolder): Catalog {
  const slugs = problemSlugs(root);
  const problems = new Map<string, CatalogProblem>();
  const patterns = new Map<PatternId, CatalogPattern>();
  let summaries: ProblemSummary[] | undefined;
  let checkers: Record<string, Checker> | undefined;

  const pattern = (id: PatternId) => remember(patterns, id, () => loadPattern(root, id));
  return {
    list: () => {
      summaries ??= slugs.map((slug) => readSummary(root, slug)).sort(byRungThenTitle);
      return summaries;
    },
    has: (slug) => slugs.includes(slug),
    problem: (slug) => {
      if (!slugs.includes(slug)) throw new CatalogError([`problems/${slug}: is missing`]);
      return remember(problems, slug, () => loadProblem(readProblemFolder(root, slug)));
    },
    patterns: () => patternIds.filter((id) => hasPattern(root, id)).map(pattern),
    pattern,
    checkers: () => {
      checkers ??= readCheckers(root, slugs);
      return checkers;
    },
  };
}

export const problemSlugs = (root: string): string[] => folders(path.join(root, "problems"));
export const patternFolders = (root: string): string[] => folders(path.join(root, "patterns"));

const hasPattern = (root: string, id: PatternId) => existsSync(path.join(root, "patterns", id));

function folders(parent: string): string[] {
  if (!existsSync(parent)) return [];
  const entries = readdirSync(parent, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
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
  const withChecker = slugs.filter((slug) =>
    existsSync(path.join(root, "problems", slug, "checker.mjs")),
  );
  const loaded = new Map<string, Checker>();
  const load = (slug: string) =>
    loadChecker(slug, readText(root, `problems/${slug}/checker.mjs`, []) ?? "");
  return Object.fromEntries(
    withChecker.map((slug): [string, Checker] => [
      slug,
      (input) => remember(loaded, slug, () => load(slug))(input),
    ]),
  );
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
