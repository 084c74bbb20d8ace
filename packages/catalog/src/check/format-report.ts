import type { PatternReport } from "./check-patterns.ts";
import type { ProblemReport } from "./check-problem.ts";

const columns: readonly (readonly [heading: string, cell: (report: ProblemReport) => string])[] = [
  ["problem", ({ slug }) => slug],
  ["tests", ({ measured }) => `${measured.visible ?? "?"}+${measured.hidden ?? "?"}`],
  ["wrong", ({ measured }) => count(measured.wrongPrograms)],
  ["phrasings", ({ measured }) => count(measured.phrasings)],
  ["inputs", ({ measured }) => `${count(measured.inputs)} (${count(measured.differentInputs)})`],
  ["snippets", ({ measured }) => count(measured.snippets)],
  ["js ms", ({ measured }) => count(measured.javascriptMs)],
  ["py ms", ({ measured }) => count(measured.pythonMs)],
  ["grade", ({ measured }) => grades(measured.statementGrade, measured.teachingGrade)],
  ["s", ({ seconds }) => seconds.toFixed(0)],
  ["result", ({ findings }) => (findings.length === 0 ? "good" : `${findings.length} findings`)],
];

export const formatHeading = () => formatRow(columns.map(([heading]) => heading));
export const formatProblem = (report: ProblemReport) =>
  formatRow(columns.map(([, cell]) => cell(report)));

export const formatPattern = ({ id, findings, measured }: PatternReport) =>
  [
    id.padEnd(26),
    `${count(measured.cards)} cards`.padEnd(10),
    `grade ${grades(measured.grade)}`.padEnd(12),
    findings.length === 0 ? "good" : `${findings.length} findings`,
  ].join(" ");

export function formatTotals(
  problems: readonly ProblemReport[],
  patterns: readonly PatternReport[],
): string {
  const sum = (key: string) =>
    problems.reduce((total, { measured }) => total + (measured[key] ?? 0), 0);
  const findings = [...problems, ...patterns].reduce(
    (total, report) => total + report.findings.length,
    0,
  );
  return [
    `${problems.length} problems, ${patterns.length} patterns`,
    `${sum("visible")} visible and ${sum("hidden")} hidden tests`,
    `${sum("wrongPrograms")} wrong programs, ${sum("adversaries")} adversary programs`,
    `${sum("inputs")} generated inputs compared, ${sum("phrasings")} phrasings, ${sum("snippets")} snippets spliced`,
    `${findings} findings`,
  ].join("\n");
}

const widths = [26, 6, 6, 10, 10, 9, 6, 6, 10, 4, 0];
const formatRow = (cells: readonly string[]) =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join(" ")
    .trimEnd();

const count = (value: number | undefined) =>
  value === undefined ? "?" : String(Math.round(value));
const grades = (...values: (number | undefined)[]) =>
  values.map((value) => value?.toFixed(1) ?? "?").join("/");
