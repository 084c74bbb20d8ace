import type { Mode } from "../entities/attempt/attempt-mode.ts";
import { type V2Step, v2Steps } from "../entities/attempt-v2.ts";
import type { Actor } from "../entities/people/person.ts";
import type { Deps } from "../ports/deps.ts";
import { submitCode } from "../use-cases/attempt/implement/submit-code.ts";
import { choosePattern } from "../use-cases/attempt/plan/choose-pattern.ts";
import { submitReflection } from "../use-cases/attempt/reflect/submit-reflection.ts";
import { startAttempt } from "../use-cases/attempt/start-attempt.ts";
import { submitExplanation } from "../use-cases/attempt/understand/submit-explanation.ts";
import { runTests } from "../use-cases/attempt/verify/run-tests.ts";
import { aLearner, anExplanation } from "./builders/attempt-builders.ts";

export const rightCode = "function add(a, b) {\n  return a + b;\n}\n";
export const wrongCode = "function add(a, b) {\n  return a - b;\n}\n";

export const rightInvariant = "After each number, total is the sum of the numbers seen.";

export const goodChoice = {
  patternId: "arithmetic",
  confidence: 4,
  invariantText: rightInvariant,
};

type Passing = (
  deps: Pick<
    Deps,
    | "clock"
    | "attempts"
    | "changeSets"
    | "coach"
    | "newId"
    | "patterns"
    | "pause"
    | "problems"
    | "runner"
    | "rules"
  >,
  attemptId: string,
  actor: Actor,
) => Promise<unknown>;

const passStep: Record<Exclude<V2Step, "COMPLETE">, Passing> = {
  UNDERSTAND: (deps, attemptId, actor) =>
    submitExplanation(deps, { attemptId, ...anExplanation() }, actor),
  PLAN: (deps, attemptId, actor) => choosePattern(deps, { attemptId, ...goodChoice }, actor),
  IMPLEMENT: (deps, attemptId, actor) => submitCode(deps, { attemptId, code: rightCode }, actor),
  VERIFY: (deps, attemptId, actor) => runTests(deps, { attemptId }, actor),
  REFLECT: (deps, attemptId, actor) =>
    submitReflection(
      deps,
      { attemptId, cuesNextTime: ["in total"], invariantSummary: rightInvariant },
      actor,
    ),
};

/** A new attempt on `aProblem`, taken to `step` the way a learner would take it. Gives its id. */
export async function reachStep(
  deps: Pick<
    Deps,
    | "clock"
    | "attempts"
    | "changeSets"
    | "coach"
    | "newId"
    | "patterns"
    | "pause"
    | "problems"
    | "runner"
    | "rules"
    | "flags"
    | "settings"
  >,
  step: V2Step,
  { mode = "BEGINNER", actor = aLearner() }: { mode?: Mode; actor?: Actor } = {},
): Promise<string> {
  const start = { problemSlug: "add-two", language: "javascript", mode } as const;
  const { attempt } = await startAttempt(deps, start, actor);
  for (const passed of v2Steps.slice(0, v2Steps.indexOf(step))) {
    if (passed !== "COMPLETE") await passStep[passed](deps, attempt.id, actor);
  }
  return attempt.id;
}
