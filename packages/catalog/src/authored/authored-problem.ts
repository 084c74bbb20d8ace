import type { Language } from "@foothold/core/runs";
import type { HintsFile } from "../schema/hints.ts";
import type { InvariantBreaksFile } from "../schema/invariant-breaks.ts";
import type { MisreadingsFile } from "../schema/misreadings.ts";
import type { PlanFile } from "../schema/plan.ts";
import type { ProbesFile } from "../schema/probes.ts";
import type { ProblemFile } from "../schema/problem.ts";
import type { QuestionsFile } from "../schema/questions.ts";
import type { ReflectFile } from "../schema/reflect.ts";
import type { RubricFile } from "../schema/rubric.ts";
import type { TestsFile } from "../schema/tests.ts";
import type { WrongFile } from "../schema/wrong.ts";

/** TypeScript learners share what is authored in JavaScript. */
export const authoredLanguages = ["javascript", "python"] as const;
export type AuthoredLanguage = (typeof authoredLanguages)[number];
export type Sources = Readonly<Record<AuthoredLanguage, string>>;

export const sourceExtensions = { javascript: "js", typescript: "ts", python: "py" } as const;

/** A problem folder as it was written, every file read and validated. */
export type AuthoredProblem = {
  slug: string;
  statement: string;
  problem: ProblemFile;
  tests: TestsFile;
  wrong: WrongFile;
  misreadings: MisreadingsFile;
  probes: ProbesFile;
  rubric: RubricFile;
  plan: PlanFile;
  invariantBreaks: InvariantBreaksFile;
  hints: HintsFile;
  questions: QuestionsFile;
  reflect: ReflectFile;
  starter: Readonly<Record<Language, string>>;
  reference: Sources;
  bruteForce: Sources;
  wrongSources: Readonly<Record<string, Sources>>;
  /** By name; JavaScript. */
  misreadingSources: Readonly<Record<string, string>>;
  adversarySources: Readonly<Record<string, Sources>>;
  generatorSource: string;
  invariantSource: string;
  inputRuleSource: string | undefined;
  checkerSource: string | undefined;
};
