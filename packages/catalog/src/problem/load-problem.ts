import { type ExplanationField, explanationFields } from "@foothold/core/catalog";
import {
  type AuthoredLanguage,
  type AuthoredProblem,
  authoredLanguages,
} from "../authored/authored-problem.ts";
import { caughtByIn } from "../authored/caught-by.ts";
import { patternNames } from "../schema/pattern-ids.ts";
import { buildTests, type CatalogTest } from "./build-tests.ts";
import type { CatalogProblem, WrongProgram } from "./catalog-problem.ts";
import { runLimits } from "./run-limits.ts";

/** Turns a problem folder into the problem that the product works with. */
export function loadProblem(authored: AuthoredProblem): CatalogProblem {
  const { slug, problem, plan, hints, reflect, reference, bruteForce } = authored;
  const tests = buildTests(authored);
  const { complexity, limits, comparison, ...identity } = problem;
  return {
    slug,
    ...identity,
    statement: authored.statement,
    starterCode: authored.starter,
    tests,
    comparison: comparison.kind === "checker" ? { ...comparison, checker: slug } : comparison,
    limits: runLimits(limits),
    references: { ...reference, typescript: reference.javascript },
    bruteForce: { ...bruteForce, typescript: bruteForce.javascript },
    wrongPrograms: authoredLanguages.flatMap((language) => wrongIn(authored, language, tests)),
    misreadings: authored.misreadings,
    probes: authored.probes,
    rubric: rubricOf(authored),
    exampleReading: authored.rubric.exampleReading,
    patternFits: plan.fits.map(({ pattern, match, reason }) => ({
      patternId: pattern,
      name: patternNames[pattern],
      match,
      reason,
    })),
    invariantTemplate: invariantOf(authored),
    expectedComplexity: complexity,
    discovery: plan.discovery,
    hints: hints.ladder,
    keySteps: hints.keySteps,
    walkthrough: hints.walkthrough,
    questions: authored.questions,
    reflect: {
      cues: reflect.cues,
      invariantSummary: reflect.invariantSummary,
      microLessonId: reflect.lesson,
    },
    adversaryChallenges: authoredLanguages.flatMap((language) =>
      reflect.adversary.map(({ name, prompt, knownAnswer }) => ({
        id: name,
        language,
        code: authored.adversarySources[name]?.[language] ?? "",
        prompt,
        knownAnswer,
      })),
    ),
  };
}

function invariantOf({ plan, invariantBreaks }: AuthoredProblem) {
  const { id, text, slots } = plan.invariant;
  return {
    id,
    text,
    slots: slots.map((slot) => ({
      ...slot,
      choices: slot.choices.map((choice, index) => ({
        ...choice,
        counterexample: invariantBreaks[slot.id]?.[index] ?? null,
      })),
    })),
  };
}

function wrongIn(
  { wrong, wrongSources }: AuthoredProblem,
  language: AuthoredLanguage,
  tests: readonly CatalogTest[],
): WrongProgram[] {
  return wrong.map(({ name, kind, caughtBy, guidance }) => ({
    name,
    bugKind: kind,
    language,
    code: wrongSources[name]?.[language] ?? "",
    caughtBy: caughtByIn(caughtBy, language).map((id) => tests.findIndex((test) => test.id === id)),
    guidance,
  }));
}

function rubricOf({ rubric }: AuthoredProblem): CatalogProblem["rubric"] {
  const fieldOf = (field: ExplanationField) => ({
    concepts: rubric[field].concepts.map(({ followup, ...concept }) => ({
      ...concept,
      followupQuestion: followup,
    })),
    misconceptions: rubric[field].misconceptions,
  });
  return Object.fromEntries(
    explanationFields.map((field) => [field, fieldOf(field)]),
  ) as CatalogProblem["rubric"];
}
