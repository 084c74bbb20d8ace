import type { ExplanationField, InvariantTemplate } from "@foothold/core/catalog";
import type { Comparison, Language, RunLimits, SourceRule } from "@foothold/core/runs";
import type { AuthoredLanguage } from "../authored/authored-problem.ts";
import type { MisreadingsFile } from "../schema/misreadings.ts";
import type { PatternId } from "../schema/pattern-ids.ts";
import type { PlanFile } from "../schema/plan.ts";
import type { ProbesFile } from "../schema/probes.ts";
import type { ProblemFile } from "../schema/problem.ts";
import type { QuestionsFile } from "../schema/questions.ts";
import type { RubricFile } from "../schema/rubric.ts";
import type { Json } from "../schema/shared.ts";
import type { BugKind } from "../schema/wrong.ts";
import type { CatalogTest } from "./build-tests.ts";

export type ProblemSummary = Pick<
  ProblemFile,
  "title" | "rung" | "patterns" | "estimatedMinutes" | "prerequisites"
> & { slug: string };

export type WrongProgram = {
  name: string;
  bugKind: BugKind;
  language: AuthoredLanguage;
  code: string;
  /** Positions in `tests`. */
  caughtBy: number[];
  guidance: string;
};

export type Concept = {
  id: string;
  label: string;
  phrasings: string[];
  followupQuestion: string;
  required: boolean;
};

export type CatalogProblem = ProblemSummary &
  Pick<ProblemFile, "signature" | "constraints" | "examples"> & {
    statement: string;
    starterCode: Record<Language, string>;
    tests: CatalogTest[];
    comparison: Comparison;
    sourceRules: SourceRule[];
    limits: RunLimits;
    references: Record<Language, string>;
    bruteForce: Record<Language, string>;
    wrongPrograms: WrongProgram[];
    misreadings: MisreadingsFile;
    probes: ProbesFile;
    rubric: Record<
      ExplanationField,
      { concepts: Concept[]; misconceptions: RubricFile["explanation"]["misconceptions"] }
    >;
    exampleReading: RubricFile["exampleReading"];
    patternFits: {
      patternId: PatternId;
      name: string;
      match: PlanFile["fits"][number]["match"];
      reason: string;
    }[];
    invariantTemplate: InvariantTemplate;
    expectedComplexity: ProblemFile["complexity"];
    discovery: PlanFile["discovery"];
    hints: string[];
    keySteps: string[];
    walkthrough: string;
    questions: QuestionsFile;
    reflect: { cues: string[]; invariantSummary: string; microLessonId: string };
    adversaryChallenges: {
      id: string;
      language: AuthoredLanguage;
      code: string;
      prompt: string;
      knownAnswer: Json[];
    }[];
  };
