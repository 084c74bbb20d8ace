import type { CatalogPattern } from "../../pattern/load-pattern.ts";
import { patternNames } from "../../schema/pattern-ids.ts";
import type { RuleResult } from "../checked-problem.ts";

/** Checks that a pattern has enough of each part. */
export function checkPattern(pattern: CatalogPattern): RuleResult {
  const { id, page, lesson, recallCards, cues } = pattern;
  const findings: string[] = [];
  const add = (file: string, message: string) =>
    findings.push(`patterns/${id}/${file}: ${message}`);
  if (pattern.name !== patternNames[id]) {
    add("pattern.yaml", `name: must be "${patternNames[id]}", as everywhere else`);
  }
  if (!page.includes("```")) add("page.md", "needs a drawn example in a code fence");
  if (!/^[ \t]*\|.*\|[ \t]*$/m.test(page)) add("page.md", "needs a worked trace as a table");
  if (lesson.minutes < 3 || lesson.minutes > 5) add("lesson.yaml", "minutes: must be 3 to 5");
  if (lesson.checks.length !== 2) {
    add("lesson.yaml", `checks: has ${lesson.checks.length}, needs exactly 2`);
  }
  if (recallCards.length < 4)
    add("recall.yaml", `cards: has ${recallCards.length}, needs 4 or more`);
  if (cues.length < 3) add("pattern.yaml", `cues: has ${cues.length}, needs 3 or more`);
  const ids = recallCards.map((card) => card.id);
  if (new Set(ids).size < ids.length) add("recall.yaml", "cards: an id is used twice");
  return { findings, measured: { cards: recallCards.length } };
}
