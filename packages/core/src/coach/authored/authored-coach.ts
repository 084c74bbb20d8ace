import type { Patterns, Problems } from "../../ports/catalog.ts";
import type { Coach } from "../../ports/coach/coach.ts";
import type { CoachTools } from "../../ports/coach/knowledge.ts";
import type { Runner } from "../../ports/runs.ts";
import { createReferenceCheck } from "../examples/check-with-reference.ts";
import { explainFailure } from "../failures/explain-failure.ts";
import { createCounterexampleFinder } from "../failures/find-counterexample.ts";
import { createKnownBugFinder } from "../failures/find-known-bug.ts";
import { emptyLibrary } from "../questions/knowledge/empty-library.ts";
import type { Sources } from "../questions/question.ts";
import { answerStuckAction } from "./answer-stuck-action.ts";
import { assessExplanation } from "./assess-explanation.ts";
import { assessRecap } from "./assess-recap.ts";
import { converse } from "./converse.ts";
import { discoverPattern } from "./discover-pattern.ts";
import { giveHint } from "./give-hint.ts";
import { judgeChoice } from "./judge-choice.ts";
import { suggestPatterns } from "./suggest-patterns.ts";

/** The built-in coach. It answers from what is authored and from running programs; it needs no key and no network. */
export function authoredCoach(
  runner: Pick<Runner, "run" | "trace">,
  patterns: Patterns = noPatterns,
  problems?: Pick<Problems, "misfits">,
  { library, code, onCaught }: CoachTools & { onCaught?: (error: unknown) => void } = noTools,
): Coach {
  const runReference = createReferenceCheck(runner, problems?.misfits);
  const findKnownBug = createKnownBugFinder(runner, problems?.misfits, onCaught);
  const findCounterexample = createCounterexampleFinder(runner, problems?.misfits, onCaught);
  const sources: Sources = {
    ...{ runReference, patterns, runner, findKnownBug, findCounterexample },
    ...{ library, code },
  };
  return {
    assessExplanation: (context) => assessExplanation(context, runReference),
    suggestPatterns: async (context) => suggestPatterns(context),
    judgeChoice: async (context) => judgeChoice(context),
    discoverPattern: async (context) => discoverPattern(context),
    hint: (context) => giveHint(context, findKnownBug),
    explainFailure: (context) =>
      explainFailure(context, {
        trace: (request) => runner.trace(request),
        findKnownBug,
        findCounterexample,
      }),
    stuckAction: (context) => answerStuckAction(context, findKnownBug),
    converse: (request) => converse(request, sources),
    assessRecap: async (context) => assessRecap(context),
  };
}

const noTools: CoachTools = { library: emptyLibrary, code: { outline: async () => null } };
const noPatterns: Patterns = { list: async () => [], find: async () => null };
