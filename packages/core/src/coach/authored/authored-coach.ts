import type { Patterns, Problems } from "../../ports/catalog.ts";
import type { Coach } from "../../ports/coach.ts";
import type { CoachLibrary } from "../../ports/knowledge.ts";
import type { Runner } from "../../ports/runs.ts";
import { createReferenceCheck } from "../examples/check-with-reference.ts";
import { explainFailure } from "../failures/explain-failure.ts";
import { createKnownBugFinder } from "../failures/find-known-bug.ts";
import { answerQuestion } from "../questions/answer-question.ts";
import { converse } from "../questions/converse.ts";
import { createLibrary, emptyLibrary } from "../questions/knowledge/library.ts";
import type { Sources } from "../questions/question.ts";
import { answerStuckAction } from "./answer-stuck-action.ts";
import { assessExplanation } from "./assess-explanation.ts";
import { assessRecap } from "./assess-recap.ts";
import { discoverPattern } from "./discover-pattern.ts";
import { giveHint } from "./give-hint.ts";
import { judgeChoice } from "./judge-choice.ts";
import { suggestPatterns } from "./suggest-patterns.ts";

/** The built-in coach: what is authored, and what running it shows. Needs no key and no network. */
export function authoredCoach(
  runner: Pick<Runner, "run" | "trace">,
  patterns: Patterns = noPatterns,
  problems?: Pick<Problems, "misfits">,
  library?: CoachLibrary,
): Coach {
  const runReference = createReferenceCheck(runner, problems?.misfits);
  const findKnownBug = createKnownBugFinder(runner, problems?.misfits);
  const sources: Sources = {
    ...{ runReference, patterns, runner, findKnownBug },
    library: library ? createLibrary(library) : emptyLibrary,
    code: library?.code ?? { outline: async () => null },
  };
  return {
    assessExplanation: (context) => assessExplanation(context, runReference),
    suggestPatterns: async (context) => suggestPatterns(context),
    judgeChoice: async (context) => judgeChoice(context),
    discoverPattern: async (context) => discoverPattern(context),
    hint: (context) => giveHint(context, findKnownBug),
    explainFailure: (context) =>
      explainFailure(context, { trace: (request) => runner.trace(request), findKnownBug }),
    stuckAction: (context) => answerStuckAction(context, findKnownBug),
    answerQuestion: (context) => answerQuestion(context, sources),
    converse: (request) => converse(request, sources),
    assessRecap: async (context) => assessRecap(context),
  };
}

const noPatterns: Patterns = { list: async () => [], find: async () => null };
