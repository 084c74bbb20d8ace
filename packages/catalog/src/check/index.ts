export { checkPatterns, type PatternReport } from "./check-patterns.ts";
export { checkProblem, type ProblemReport } from "./check-problem.ts";
export { formatHeading, formatPattern, formatProblem, formatTotals } from "./format-report.ts";
export { checkKnowledge } from "./knowledge/check-knowledge.ts";
export { checkTypeScriptStarters } from "./rules/starters.ts";
export type { Executor } from "./run/executor.ts";
export { measureCaughtBy } from "./run/measure-caught-by.ts";
export { patientExecutor } from "./run/patient-executor.ts";
export { sandboxExecutor } from "./run/sandbox-executor.ts";
