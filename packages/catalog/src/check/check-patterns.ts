import { CatalogError } from "../catalog-error.ts";
import { patternFolders } from "../load-catalog.ts";
import { loadPattern } from "../pattern/load-pattern.ts";
import { patternIdSchema } from "../schema/pattern-ids.ts";
import { checkLessonCode } from "./rules/lesson-code.ts";
import { checkPattern } from "./rules/patterns.ts";
import { checkPatternReading } from "./rules/reading.ts";
import type { Executor } from "./run/executor.ts";

export type PatternReport = {
  id: string;
  findings: string[];
  measured: Readonly<Record<string, number>>;
};

export async function checkPatterns(root: string, execute: Executor): Promise<PatternReport[]> {
  const reports: PatternReport[] = [];
  for (const id of patternFolders(root)) reports.push(await checkOne(root, id, execute));
  return reports;
}

async function checkOne(root: string, id: string, execute: Executor): Promise<PatternReport> {
  const known = patternIdSchema.safeParse(id);
  if (!known.success) {
    return { id, findings: [`patterns/${id}: is no known pattern`], measured: {} };
  }
  try {
    const pattern = loadPattern(root, known.data);
    const results = [
      checkPattern(pattern),
      checkPatternReading(pattern),
      await checkLessonCode(pattern, execute),
    ];
    return {
      id,
      findings: results.flatMap(({ findings }) => findings),
      measured: Object.assign({}, ...results.map(({ measured }) => measured)),
    };
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { id, findings: [...error.problems], measured: {} };
  }
}
