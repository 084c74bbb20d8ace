import type { Prediction } from "@foothold/core/attempt";
import type { Problem } from "@foothold/core/catalog";
import { chooseProbes, judgePrediction } from "@foothold/core/coach";
import { describeSituation, type Situation } from "@foothold/core/recovery";
import type { Language, Runner } from "@foothold/core/runs";
import { anAttempt } from "@foothold/core/testing";
import { gateOf } from "../../understanding/gates.ts";
import { misreads } from "../../understanding/learners.ts";
import type { Gate } from "../../understanding/walk-gate.ts";
import { situationOf } from "./run-program.ts";
import { syntaxMistakes } from "./syntax-mistakes.ts";

/** A learner at a step. `wrong` names the mistake; a note is right only for learners with the same mistake. */
export type StepCase = { problem: string; wrong: string; situation: Situation };
/** The first learner with each mistake is the one whom an instructor answered. */
export type CasesOfStep = (problem: Problem, runner: Pick<Runner, "run">) => Promise<StepCase[]>;

export const stepCases: Record<"UNDERSTAND" | "PLAN" | "IMPLEMENT" | "REFLECT", CasesOfStep> = {
  UNDERSTAND: async ({ slug, misreadings }) => {
    const cases: StepCase[] = [];
    const gate = await gateOf(slug);
    for (const { name } of misreadings) {
      for (const seed of [1, 2, 3]) {
        const situation = await afterRounds(gate, name, seed);
        // A misreading that these probes do not show has not failed yet.
        if (situation.misconceptions.length > 0)
          cases.push({ problem: slug, wrong: name, situation });
      }
    }
    return cases;
  },
  PLAN: async (problem) => {
    const wrong = problem.patternFits.filter(({ match }) => match !== "GOOD");
    return wrong.flatMap(({ patternId }) =>
      ["first", "second"].map(() => ({
        problem: problem.slug,
        wrong: patternId,
        situation: atPlan(problem, patternId),
      })),
    );
  },
  IMPLEMENT: async (problem, runner) => {
    const cases: StepCase[] = [];
    for (const { name, language, spoil } of syntaxMistakes) {
      for (const code of programsIn(problem, language)) {
        const spoilt = spoil(code);
        if (spoilt === null) continue;
        const situation = await situationOf(runner, problem, language, spoilt);
        if (situation.compileError) {
          cases.push({ problem: problem.slug, wrong: `${language} ${name}`, situation });
        }
      }
    }
    return cases;
  },
  REFLECT: async (problem) => {
    const slots = problem.invariantTemplate?.slots ?? [];
    const wrong = slots.flatMap(({ choices, right }) => choices.filter((_, at) => at !== right));
    return wrong.flatMap(({ text, feedback }) =>
      ["one", "another"].map((words) => ({
        problem: problem.slug,
        wrong: feedback,
        situation: atReflect(problem, { text: `In ${words} sentence: ${text}`, feedback }),
      })),
    );
  },
};

/** A learner counts as stuck after three failed tries. */
const ROUNDS_UNTIL_STUCK = 3;

async function afterRounds(
  { problem, problems, allReadingsOf }: Gate,
  misreading: string,
  seed: number,
): Promise<Situation> {
  const learner = misreads(misreading);
  const predictions: Prediction[] = [];
  for (let round = 1; round <= ROUNDS_UNTIL_STUCK; round++) {
    for (const { args } of chooseProbes({ problem, mode: "BEGINNER", predictions, seed })) {
      const answer = JSON.stringify(learner(await allReadingsOf([...args])));
      const asked = { args: [...args], answer, source: "probe" } as const;
      const made = await judgePrediction({ problems }, problem, asked);
      if (made) predictions.push({ ...made, round, timestamp: "2030-01-01T09:00:00.000Z" });
    }
  }
  const words = { explanation: "", inputOutputDescription: "", constraintsDescription: "" };
  const more = { exampleWalkthrough: "", wrongApproach: "", aiAssessment: null, followups: [] };
  const understandPayload = { ...words, ...more, predictions };
  const about = { problemSlug: problem.slug, v2Step: "UNDERSTAND", understandPayload } as const;
  return describeSituation(problem, anAttempt(about));
}

function atPlan(problem: Problem, chosenPattern: string): Situation {
  const planPayload = {
    ...{ suggestedPatterns: [], chosenPattern, userConfidence: 3, invariant: null },
    ...{ complexity: null, discoveryTriggered: false },
  };
  const about = { problemSlug: problem.slug, v2Step: "PLAN", planPayload } as const;
  return describeSituation(problem, anAttempt(about));
}

function atReflect(
  problem: Problem,
  invariantQuestion: { text: string; feedback: string },
): Situation {
  const reflectPayload = {
    ...{ cuesNextTime: [], invariantSummary: "", microLessonId: null },
    ...{ adversaryChallengeCompleted: false, invariantQuestion },
  };
  const about = { problemSlug: problem.slug, v2Step: "REFLECT", reflectPayload } as const;
  return describeSituation(problem, anAttempt(about));
}

/** Programs of different learners: the reference and what is authored as wrong. */
function programsIn({ references, wrongPrograms }: Problem, language: Language): string[] {
  const wrong = wrongPrograms.filter((program) => program.language === language);
  return [references[language] ?? [], wrong.slice(0, 2).map(({ code }) => code)].flat();
}
