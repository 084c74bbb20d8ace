import type { Patterns, Problems } from "../../ports/catalog.ts";
import type { Coach } from "../../ports/coach/coach.ts";
import type { Runner } from "../../ports/runs.ts";
import { createReferenceCheck } from "../examples/check-with-reference.ts";
import { explainFailure } from "../failures/explain-failure.ts";
import { createKnownBugFinder } from "../failures/find-known-bug.ts";
import { answerQuestion } from "../questions/answer-question.ts";
import { converse } from "../questions/converse.ts";
import { answerStuckAction } from "./answer-stuck-action.ts";
import { assessExplanation } from "./assess-explanation.ts";
import { assessRecap } from "./assess-recap.ts";
import { discoverPattern } from "./discover-pattern.ts";
import { giveHint } from "./give-hint.ts";
import { judgeChoice } from "./judge-choice.ts";
import { suggestPatterns } from "./suggest-patterns.ts";

/**
 * The built-in coach. It answers from what is authored with each problem and from running programs; it needs no key and
 * no network.
 */
export function authoredCoach(
  runner: Pick<Runner, "run" | "trace">,
  patterns: Patterns = noPatterns,
  problems?: Pick<Problems, "misfits">,
): Coach {
  const runReference = createReferenceCheck(runner, problems?.misfits);
  const findKnownBug = createKnownBugFinder(runner, problems?.misfits);
  return {
    assessExplanation: (context) => assessExplanation(context, runReference),
    suggestPatterns: async (context) => suggestPatterns(context),
    judgeChoice: async (context) => judgeChoice(context),
    discoverPattern: async (context) => discoverPattern(context),
    hint: (context) => giveHint(context, findKnownBug),
    explainFailure: (context) =>
      explainFailure(context, { trace: (request) => runner.trace(request), findKnownBug }),
    stuckAction: (context) => answerStuckAction(context, findKnownBug),
    answerQuestion: (context) => answerQuestion(context, { runReference, patterns }),
    converse: (request) => converse(request, { runReference, patterns }),
    assessRecap: async (context) => assessRecap(context),
  };
}

const noPatterns: Patterns = { list: async () => [], find: async () => null };
