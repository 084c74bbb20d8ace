import { CatalogError } from "../catalog-error.ts";
import { patternFolders } from "../load-catalog.ts";
import { loadPattern } from "../pattern/load-pattern.ts";
import { patternIdSchema } from "../schema/pattern-ids.ts";
import { checkPattern } from "./rules/patterns.ts";
import { checkPatternReading } from "./rules/reading.ts";

export type PatternReport = {
  id: string;
  findings: string[];
  measured: Readonly<Record<string, number>>;
};

export function checkPatterns(root: string): PatternReport[] {
  return patternFolders(root).map((id) => {
    const known = patternIdSchema.safeParse(id);
    if (!known.success)
      return { id, findings: [`patterns/${id}: is no known pattern`], measured: {} };
    try {
      const pattern = loadPattern(root, known.data);
      const [content, reading] = [checkPattern(pattern), checkPatternReading(pattern)];
      return {
        id,
        findings: [...content.findings, ...reading.findings],
        measured: { ...content.measured, ...reading.measured },
      };
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error;
      return { id, findings: [...error.problems], measured: {} };
    }
  });
}
