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
import { answerNearest } from "./refusals/answer-nearest.ts";
import { aboutOwnWork } from "./steps/about-own-work.ts";
import { aboutBeingStuck, aboutHintsLeft, aboutStep, aboutWhatNow } from "./steps/about-step.ts";
import { todosFor } from "./steps/step-todos.ts";

/** The first that knows the question answers it. The name is the topic of an answer that is only a text. */
const topics: readonly (readonly [name: string, topic: Topic])[] = [
  ["knowledge", aboutComparison],
  ["error", aboutOwnError],
  ["unknown", aboutForeignLanguage],
  ["hidden-tests", aboutHiddenTests],
  ["last-run", aboutEachTest],
  ["tests", aboutTestProposal],
  ["notes", aboutNoteProposal],
  ["step", aboutWhatNow],
  ["knowledge", aboutPlainKnowledge],
  ["solution", aboutCodeChoice],
  ["solution", aboutSolution],
  ["small-talk", smallTalk],
  ["step", aboutHintsLeft],
  ["whole-program", aboutWholeProgram],
  ["line", aboutLine],
  ["variable", aboutVariable],
  ["own-program", aboutNames],
  ["knowledge", aboutCertainKnowledge],
  ["last-run", aboutPrinted],
  ["last-run", aboutTest],
  ["last-run", aboutChange],
  ["example", aboutWrittenExample],
  ["problem", aboutWhetherStated],
  ["example", aboutParameterValue],
  ["result", aboutResult],
  ["result", aboutEdges],
  ["growth", aboutGrowth],
  ["none", aboutMissingResult],
  ["loop", aboutLoop],
  ["variable", aboutOwnVariable],
  ["line", aboutPart],
  ["own-program", aboutOwnProgram],
  ["own-program", aboutMine],
  ["knowledge", aboutWay],
  ["pattern", aboutChoice],
  ["own-work", aboutOwnWork],
  ["signature", aboutParameter],
  ["signature", aboutReturned],
  ["problem", aboutAllowed],
  ["knowledge", aboutDefinition],
  ["pattern", aboutNamedPattern],
  ["knowledge", aboutDefinedWord],
  ["knowledge", aboutAskedSentence],
  ["problem", aboutTask],
  ["step", aboutBeingStuck],
  ["last-run", aboutFailure],
  ["own-program", aboutTrouble],
  ["pattern", aboutPattern],
  ["complexity", aboutComplexity],
  ["step", aboutStep],
  ["example", aboutExamples],
  ["constraints", aboutConstraints],
  ["signature", aboutSignature],
  ["knowledge", aboutNearlyCertain],
  ["problem", aboutSurelyStated],
  ["knowledge", aboutSureInStep],
  ["problem", aboutLikelyStated],
  ["knowledge", aboutLikelyKnowledge],
  ["knowledge", aboutOtherLanguage],
  ["lesson", aboutPassages],
  ["problem", aboutNotStated],
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
  for (const [name, topic] of topics) {
    const told = await topic(asked, sources);
    if (told !== null) return typeof told === "string" ? plainAnswer(asked, name, told) : told;
  }
  return (
    (await aboutLastEntry(asked, sources)) ??
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
