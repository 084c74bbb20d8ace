import type { QuestionGroup } from "../../entities/coach/question-group.ts";
import type { Answer } from "./answer.ts";
import { aboutFollowUp } from "./conversation/about-follow-up.ts";
import { aboutLastEntry, aboutLastSubject } from "./conversation/about-last-entry.ts";
import { smallTalk } from "./conversation/small-talk.ts";
import { aboutDrawing } from "./drawings/about-drawing.ts";
import { aboutNoteProposal } from "./files/about-note-proposal.ts";
import { aboutTestProposal } from "./files/about-test-proposal.ts";
import { aboutComparison } from "./knowledge/about-comparison.ts";
import { aboutOwnError } from "./knowledge/about-error-message.ts";
import {
  aboutAskedSentence,
  aboutCertainKnowledge,
  aboutDefinedWord,
  aboutDefinition,
  aboutLikelyKnowledge,
  aboutNearlyCertain,
  aboutOtherLanguage,
  aboutPlainKnowledge,
  aboutSureInStep,
  aboutWay,
} from "./knowledge/about-knowledge.ts";
import { aboutPassages } from "./knowledge/about-passages.ts";
import { aboutChange } from "./last-run/about-change.ts";
import { aboutEachTest } from "./last-run/about-each-test.ts";
import { aboutFailure } from "./last-run/about-failure.ts";
import { aboutPrinted } from "./last-run/about-printed.ts";
import { aboutTest } from "./last-run/about-test.ts";
import { hasRunInSight } from "./last-run/last-run.ts";
import { aboutEdges } from "./own-code/about-edges.ts";
import { aboutLine, aboutPart } from "./own-code/about-line.ts";
import { aboutLoop } from "./own-code/about-loop.ts";
import { aboutMissingResult } from "./own-code/about-missing-result.ts";
import { aboutNames } from "./own-code/about-names.ts";
import { aboutOwnProgram } from "./own-code/about-own-program.ts";
import { aboutResult } from "./own-code/about-result.ts";
import { aboutMine, aboutTrouble } from "./own-code/about-trouble.ts";
import { aboutOwnVariable, aboutVariable } from "./own-code/about-variable.ts";
import { aboutWholeProgram } from "./own-code/about-whole-program.ts";
import { aboutGrowth } from "./own-code/growth/about-growth.ts";
import { aboutAllowed } from "./problem/about-allowed.ts";
import {
  aboutAuthoredHere,
  aboutAuthoredQuestion,
  aboutLikelyAuthoredQuestion,
} from "./problem/about-authored-question.ts";
import { aboutComplexity } from "./problem/about-complexity.ts";
import { aboutExamples, aboutWrittenExample } from "./problem/about-examples.ts";
import { aboutChoice, aboutNamedPattern, aboutPattern } from "./problem/about-pattern.ts";
import {
  aboutParameter,
  aboutParameterValue,
  aboutReturned,
  aboutSignature,
} from "./problem/about-signature.ts";
import {
  aboutConstraints,
  aboutLikelyStated,
  aboutNotStated,
  aboutSurelyStated,
  aboutTask,
  aboutWhetherStated,
} from "./problem/about-statement.ts";
import type { Question, Sources, Topic } from "./question.ts";
import { readQuestion } from "./read-question.ts";
import { aboutCodeChoice, aboutHiddenTests, aboutSolution } from "./refusals/about-solution.ts";
import { aboutForeignLanguage, answerUnknown } from "./refusals/about-unknown.ts";
import { answerNearest, isElsewhere } from "./refusals/answer-nearest.ts";
import { answerByRoute } from "./routing/answer-by-route.ts";
import { mayBeAbout } from "./routing/may-be-about.ts";
import { aboutOwnWork } from "./steps/about-own-work.ts";
import { aboutBeingStuck, aboutHintsLeft, aboutStep, aboutWhatNow } from "./steps/about-step.ts";
import { hasOwnCode, todosFor } from "./steps/step-todos.ts";
import { withBeginning } from "./steps/with-beginning.ts";

const GENERAL: readonly QuestionGroup[] = ["language", "idea", "error", "foothold"];
const PROBLEM: readonly QuestionGroup[] = ["task", "idea", "step"];
const STEP: readonly QuestionGroup[] = ["step", "talk", "foothold", "solution", "idea", "task"];
const PROGRAM: readonly QuestionGroup[] = ["program"];

/**
 * The first that knows the question answers it. The name is the topic of an answer that is only a text. A topic with
 * groups is left out when the question surely belongs to others.
 */
const topics: readonly (readonly [
  name: string,
  topic: Topic,
  groups?: readonly QuestionGroup[],
])[] = [
  ["problem", aboutAuthoredHere, PROBLEM],
  ["knowledge", aboutComparison, [...GENERAL, "task"]],
  ["error", aboutOwnError],
  ["unknown", aboutForeignLanguage],
  ["hidden-tests", aboutHiddenTests],
  ["last-run", aboutEachTest, PROGRAM],
  ["tests", aboutTestProposal],
  ["notes", aboutNoteProposal],
  ["step", aboutWhatNow, STEP],
  ["knowledge", aboutPlainKnowledge, GENERAL],
  ["solution", aboutCodeChoice],
  ["solution", aboutSolution],
  ["small-talk", smallTalk],
  ["step", aboutHintsLeft],
  ["whole-program", aboutWholeProgram, PROGRAM],
  ["line", aboutLine, PROGRAM],
  ["variable", aboutVariable, PROGRAM],
  ["own-program", aboutNames, PROGRAM],
  ["knowledge", aboutCertainKnowledge, [...GENERAL, "step"]],
  ["problem", aboutAuthoredQuestion, PROBLEM],
  ["last-run", aboutPrinted, PROGRAM],
  ["last-run", aboutTest, PROGRAM],
  ["last-run", aboutChange, PROGRAM],
  ["example", aboutWrittenExample, PROBLEM],
  ["problem", aboutWhetherStated, PROBLEM],
  ["example", aboutParameterValue, [...PROBLEM, ...PROGRAM]],
  ["result", aboutResult, PROGRAM],
  ["result", aboutEdges, [...PROGRAM, ...PROBLEM]],
  ["growth", aboutGrowth, [...PROGRAM, "idea"]],
  ["none", aboutMissingResult, PROGRAM],
  ["loop", aboutLoop, PROGRAM],
  ["variable", aboutOwnVariable, PROGRAM],
  ["line", aboutPart, PROGRAM],
  ["own-program", aboutOwnProgram, PROGRAM],
  ["own-program", aboutMine, PROGRAM],
  ["knowledge", aboutWay, GENERAL],
  ["pattern", aboutChoice, PROBLEM],
  ["own-work", aboutOwnWork],
  ["signature", aboutParameter, [...PROBLEM, ...PROGRAM]],
  ["signature", aboutReturned, [...PROBLEM, ...PROGRAM]],
  ["problem", aboutAllowed, [...PROBLEM, ...GENERAL]],
  ["knowledge", aboutDefinition, [...GENERAL, "step"]],
  ["pattern", aboutNamedPattern],
  ["knowledge", aboutDefinedWord],
  ["knowledge", aboutAskedSentence, [...GENERAL, "step"]],
  ["problem", aboutTask, PROBLEM],
  ["step", aboutBeingStuck, STEP],
  ["last-run", aboutFailure, [...PROGRAM, "error"]],
  ["own-program", aboutTrouble, PROGRAM],
  ["problem", aboutLikelyAuthoredQuestion, PROBLEM],
  ["pattern", aboutPattern, [...PROBLEM, ...GENERAL]],
  ["complexity", aboutComplexity, [...PROBLEM, ...PROGRAM]],
  ["step", aboutStep, STEP],
  ["example", aboutExamples, PROBLEM],
  ["constraints", aboutConstraints, PROBLEM],
  ["signature", aboutSignature, [...PROBLEM, ...PROGRAM]],
  ["knowledge", aboutNearlyCertain, GENERAL],
  ["problem", aboutSurelyStated, PROBLEM],
  ["knowledge", aboutSureInStep, GENERAL],
  ["problem", aboutLikelyStated, PROBLEM],
  ["knowledge", aboutLikelyKnowledge, GENERAL],
  ["knowledge", aboutOtherLanguage, GENERAL],
  ["lesson", aboutPassages],
  ["problem", aboutNotStated, PROBLEM],
];

/**
 * From what a learner may read anyway: statement, constraints, examples, visible tests, pattern pages, lessons, what is
 * authored about languages and errors, their own work and what running it showed. Hints, key steps, walkthrough,
 * references and hidden tests are never looked at, so no wording of a question can bring them out.
 */
export async function answerAsked(asked: Question, sources: Sources): Promise<Answer> {
  // “draw it” refers to the last answer too, so it is read before other follow-ups.
  const drawn = await aboutDrawing(asked, sources);
  if (drawn !== null) return drawn;
  const followed = await aboutFollowUp(asked, sources, (question) =>
    answerAgain(asked, question, sources),
  );
  if (followed) return followed;
  const referred = await aboutLastSubject(asked, sources);
  if (referred) return referred;
  const route = await sources.library.route({
    question: asked.question,
    step: asked.attempt.v2Step,
    hasCode: hasOwnCode(asked),
    hasRun: hasRunInSight(asked),
  });
  for (const [name, topic, groups] of topics) {
    if (groups && !mayBeAbout(route, groups)) continue;
    const told = await topic(asked, sources);
    if (told !== null) {
      const answer = typeof told === "string" ? plainAnswer(asked, name, told) : told;
      return answer.topic === "step" ? withBeginning(answer, asked, sources) : answer;
    }
  }
  return (
    (await aboutLastEntry(asked, sources)) ??
    (isElsewhere(asked) ? null : await answerByRoute(asked, route, sources)) ??
    (await answerNearest(asked, sources)) ??
    answerUnknown(asked)
  );
}

function plainAnswer(asked: Question, topic: string, summary: string): Answer {
  return { topic, summary, ...(todosFor(asked).next && { next: todosFor(asked).next }) };
}

/** An earlier question once more, without the exchanges that came after it. */
function answerAgain(asked: Question, question: string, sources: Sources): Promise<Answer> {
  return answerAsked(readQuestion({ ...asked, question }, asked.past.slice(0, -1)), sources);
}
