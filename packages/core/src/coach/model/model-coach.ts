import type { Coach } from "../../ports/coach/coach.ts";
import { assessExplanation } from "./answers/assess-explanation.ts";
import { assessRecap } from "./answers/assess-recap.ts";
import { explainFailure } from "./answers/explain-failure.ts";
import { judgeChoice } from "./answers/judge-choice.ts";
import { answerStuckAction, discoverPattern, giveHint } from "./answers/prose-answers.ts";
import { suggestPatterns } from "./answers/suggest-patterns.ts";
import type { ModelCoachOptions, StartedModelCoachOptions } from "./call/model-call.ts";
import { converse } from "./converse/converse.ts";

/**
 * Models write the words; the facts come from the built-in coach. So does the answer when a model fails, gives too much
 * away or leaves something out.
 */
export function modelCoach(deps: ModelCoachOptions): Coach {
  const begun = (): StartedModelCoachOptions => ({
    ...deps,
    startedMs: deps.clock.now().getTime(),
  });
  return {
    assessExplanation: (context) => assessExplanation(begun(), context),
    suggestPatterns: (context) => suggestPatterns(begun(), context),
    judgeChoice: (context) => judgeChoice(begun(), context),
    discoverPattern: (context) => discoverPattern(begun(), context),
    hint: (context) => giveHint(begun(), context),
    explainFailure: (context) => explainFailure(begun(), context),
    stuckAction: (context) => answerStuckAction(begun(), context),
    converse: (request) => converse(begun(), request),
    assessRecap: (context) => assessRecap(begun(), context),
  };
}
