import {
  checkPatterns,
  checkProblem,
  checkTypeScriptStarters,
  type Executor,
  formatHeading,
  formatPattern,
  formatProblem,
  formatTotals,
  type ProblemReport,
} from "../src/check/index.ts";
import { type Catalog, catalogFolder } from "../src/index.ts";

/** Checks the named problems or all of them; resolves to whether everything is right. */
export async function checkAll(
  catalog: Catalog,
  slugs: readonly string[],
  chosen: boolean,
  execute: Executor,
): Promise<boolean> {
  console.log(formatHeading());
  const problems: ProblemReport[] = [];
  for (const slug of slugs) {
    const report = await checkProblem(catalog, catalogFolder, slug, execute);
    const starter = await checkTypeScriptStarters(starterOf(catalog, slug));
    report.findings.push(...starter.findings);
    problems.push(report);
    console.log(formatProblem(report));
    for (const finding of report.findings) console.log(`  ${finding}`);
  }
  const patterns = chosen ? [] : await checkPatterns(catalogFolder, execute);
  for (const report of patterns) {
    console.log(formatPattern(report));
    for (const finding of report.findings) console.log(`  ${finding}`);
  }
  console.log(`\n${formatTotals(problems, patterns)}`);
  return [...problems, ...patterns].every(({ findings }) => findings.length === 0);
}

function starterOf(catalog: Catalog, slug: string) {
  try {
    return [{ slug, starter: catalog.problem(slug).starterCode }];
  } catch {
    return [];
  }
}
