import { type KnowledgeEntry, knowledgeText } from "@foothold/core/coach";
import type { Language, Runner } from "@foothold/core/runs";
import { maxReadingGrade, readingGrade } from "../text/reading-grade.ts";
import { findLeaks, type GuardedProblem } from "./find-leaks.ts";
import { findExampleFault } from "./run-example.ts";

export type KnowledgeReport = {
  findings: string[];
  measured: { entries: number; examples: number; grade: number };
};

/** Every example does what is written in it, every link leads somewhere, and no entry helps to solve a problem. */
export async function checkKnowledge(
  entries: readonly KnowledgeEntry[],
  problems: readonly GuardedProblem[],
  runner: Pick<Runner, "run">,
): Promise<KnowledgeReport> {
  const examples = entries.flatMap((entry) =>
    Object.entries(entry.examples).map(([language, example]) => ({
      entry,
      language: language as Language,
      example,
    })),
  );
  const findings = findBrokenLinks(entries);
  for (const { entry, language, example } of examples) {
    const fault = await findExampleFault(language, example, runner);
    if (fault) findings.push(`knowledge ${entry.id}: the example in ${language} ${fault}`);
  }
  findings.push(...(await findLeaks(entries, problems)));
  const grade = readingGrade(entries.map((entry) => knowledgeText(entry)));
  if (grade > maxReadingGrade) {
    findings.push(`knowledge: reading grade ${grade.toFixed(1)}, at most ${maxReadingGrade}`);
  }
  return { findings, measured: { entries: entries.length, examples: examples.length, grade } };
}

export function findBrokenLinks(entries: readonly KnowledgeEntry[]): string[] {
  const ids = entries.map(({ id }) => id);
  const known = new Set(ids);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  return [
    ...twice.map((id) => `knowledge ${id}: the id is used twice`),
    ...entries.flatMap(({ id, related }) =>
      related
        .filter((other) => !known.has(other))
        .map((other) => `knowledge ${id}: related: there is no entry ${other}`),
    ),
  ];
}
