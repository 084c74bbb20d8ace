import { readProblemFolder } from "../authored/read-problem-folder.ts";
import { CatalogError } from "../catalog-error.ts";
import { type Catalog, patternFolders } from "../load-catalog.ts";
import { checkerOf } from "../native/load-checker.ts";
import { type CatalogPattern, loadPattern } from "../pattern/load-pattern.ts";
import type { PatternId } from "../schema/pattern-ids.ts";
import type { CheckedProblem, RuleResult } from "./checked-problem.ts";
import { checkAdversaries } from "./rules/adversaries.ts";
import { checkAgreement } from "./rules/agreement.ts";
import { checkInvariants } from "./rules/invariants.ts";
import { checkLeaks } from "./rules/leaks.ts";
import { checkMinimums } from "./rules/minimums.ts";
import { checkMisreadings } from "./rules/misreadings.ts";
import { checkPhrasings } from "./rules/phrasings.ts";
import { checkReading } from "./rules/reading.ts";
import { checkReferences } from "./rules/references.ts";
import { checkStarters } from "./rules/starters.ts";
import { checkTodoMarkers } from "./rules/todo-markers.ts";
import { checkWrongPrograms } from "./rules/wrong-programs.ts";
import type { Executor } from "./run/executor.ts";

export type ProblemReport = {
  slug: string;
  findings: string[];
  measured: Readonly<Record<string, number>>;
  seconds: number;
};

export async function checkProblem(
  catalog: Catalog,
  root: string,
  slug: string,
  execute: Executor,
): Promise<ProblemReport> {
  const startedAt = performance.now();
  const findings: string[] = [];
  const measured: Record<string, number> = {};
  const take = (result: RuleResult) => {
    findings.push(...result.findings);
    Object.assign(measured, result.measured);
  };
  try {
    const authored = readProblemFolder(root, slug);
    const problem = catalog.problem(slug);
    checkerOf(authored);
    const patterns = problem.patterns.flatMap((id) => readablePattern(root, id));
    const checked: CheckedProblem = { authored, problem, patterns, execute };
    take(checkTodoMarkers(root, `problems/${slug}`));
    take(checkMinimums(authored, problem));
    take(checkMisreadings(authored));
    take(checkInvariants(authored));
    take(checkPhrasings(authored));
    take(checkReading(authored));
    take(checkCatalogReferences(catalog, root, checked));
    for (const rule of executedRules) take(await rule(checked));
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    findings.push(...error.problems);
  }
  return { slug, findings, measured, seconds: (performance.now() - startedAt) / 1_000 };
}

const executedRules = [
  checkStarters,
  checkReferences,
  checkAgreement,
  checkWrongPrograms,
  checkAdversaries,
  checkLeaks,
];

function checkCatalogReferences(
  catalog: Catalog,
  root: string,
  { authored, problem }: CheckedProblem,
): RuleResult {
  const folder = `problems/${problem.slug}`;
  const findings = problem.prerequisites
    .filter((slug) => !catalog.has(slug))
    .map((slug) => `${folder}/problem.yaml: prerequisites: there is no problem ${slug}`);
  const lessons = patternFolders(root).map((id) => `${id}-bite`);
  if (!lessons.includes(authored.reflect.lesson)) {
    findings.push(`${folder}/reflect.yaml: lesson: there is no lesson ${authored.reflect.lesson}`);
  }
  return { findings };
}

/** A pattern with mistakes is reported once as a pattern, not for each problem that uses it. */
function readablePattern(root: string, id: PatternId): CatalogPattern[] {
  try {
    return patternFolders(root).includes(id) ? [loadPattern(root, id)] : [];
  } catch (error) {
    if (error instanceof CatalogError) return [];
    throw error;
  }
}
