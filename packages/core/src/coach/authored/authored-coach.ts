import type { Runner } from "../../runner-port.ts";
import type { Coach } from "../coach.ts";
import { assessExplanation } from "./assess-explanation.ts";
import { assessRecap } from "./assess-recap.ts";
import { discoverPattern } from "./discover-pattern.ts";
import { explainFailure } from "./explain-failure.ts";
import { hint } from "./hint.ts";
import { judgeChoice } from "./judge-choice.ts";
import { runReferenceWith } from "./run-reference.ts";
import { stuckAction } from "./stuck-action.ts";
import { suggestPatterns } from "./suggest-patterns.ts";

/** The built-in coach: what was authored with each problem, and what running it shows. Needs no key and no network. */
export function authoredCoach(runner: Pick<Runner, "run">): Coach {
  const runReference = runReferenceWith(runner);
  return {
    assessExplanation: (context) => assessExplanation(context, runReference),
    suggestPatterns: async (context) => suggestPatterns(context),
    judgeChoice: async (context) => judgeChoice(context),
    discoverPattern: async (context) => discoverPattern(context),
    hint: async (context) => hint(context),
    explainFailure: async (context) => explainFailure(context),
    stuckAction: async (context) => stuckAction(context),
    assessRecap: async (context) => assessRecap(context),
  };
}
