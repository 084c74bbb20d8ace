import type { AuthoredProblem } from "../../authored/authored-problem.ts";
import type { CatalogPattern } from "../../pattern/load-pattern.ts";
import type { RuleResult } from "../checked-problem.ts";
import { patternTexts, problemTexts, statementText } from "../text/learner-texts.ts";
import { maxReadingGrade, readingGrade } from "../text/reading-grade.ts";

export function checkReading(authored: AuthoredProblem): RuleResult {
  const statement = readingGrade([statementText(authored).text]);
  const teaching = readingGrade(problemTexts(authored).map(({ text }) => text));
  const folder = `problems/${authored.slug}`;
  return {
    findings: [
      ...tooHard(`${folder}/statement.md`, statement),
      ...tooHard(`${folder}: all other texts`, teaching),
    ],
    measured: { statementGrade: statement, teachingGrade: teaching },
  };
}

export function checkPatternReading(pattern: CatalogPattern): RuleResult {
  const grade = readingGrade(patternTexts(pattern).map(({ text }) => text));
  return { findings: tooHard(`patterns/${pattern.id}`, grade), measured: { grade } };
}

const tooHard = (where: string, grade: number) =>
  grade > maxReadingGrade
    ? [`${where}: reading grade ${grade.toFixed(1)}, at most ${maxReadingGrade}`]
    : [];
