import type { Patterns, Problems } from "../../ports/catalog.ts";
import type { Coach } from "../../ports/coach.ts";
import type { Runner } from "../../ports/runs.ts";
import { explainFailure } from "../failures/explain-failure.ts";
import { knownBugFinder } from "../failures/known-bug.ts";
import { answerQuestion } from "../questions/answer-question.ts";
import { assessExplanation } from "./assess-explanation.ts";
import { assessRecap } from "./assess-recap.ts";
import { discoverPattern } from "./discover-pattern.ts";
import { hint } from "./hint.ts";
import { judgeChoice } from "./judge-choice.ts";
import { runReferenceWith } from "./run-reference.ts";
import { stuckAction } from "./stuck-action.ts";
import { suggestPatterns } from "./suggest-patterns.ts";

/** The built-in coach: what was authored with each problem, and what running it shows. Needs no key and no network. */
export function authoredCoach(
  runner: Pick<Runner, "run" | "trace">,
  patterns: Patterns = noPatterns,
  problems?: Pick<Problems, "misfits">,
): Coach {
  const runReference = runReferenceWith(runner, problems?.misfits);
  const findKnownBug = knownBugFinder(runner, problems?.misfits);
  return {
    assessExplanation: (context) => assessExplanation(context, runReference),
    suggestPatterns: async (context) => suggestPatterns(context),
    judgeChoice: async (context) => judgeChoice(context),
    discoverPattern: async (context) => discoverPattern(context),
    hint: (context) => hint(context, findKnownBug),
    explainFailure: (context) =>
      explainFailure(context, { trace: (request) => runner.trace(request), findKnownBug }),
    stuckAction: (context) => stuckAction(context, findKnownBug),
    answerQuestion: (context) => answerQuestion(context, { runReference, patterns }),
    assessRecap: async (context) => assessRecap(context),
  };
}

const noPatterns: Patterns = { list: async () => [], find: async () => null };
