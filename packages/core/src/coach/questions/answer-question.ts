import type { CoachContext, QuestionReply } from "../../ports/coach/coach.ts";
import { aboutComplexity } from "./about-complexity.ts";
import { aboutExamples, aboutWrittenExample } from "./about-examples.ts";
import { aboutFailure } from "./about-failure.ts";
import { aboutLanguage } from "./about-language.ts";
import { aboutOwnWork } from "./about-own-work.ts";
import { aboutPattern } from "./about-pattern.ts";
import { aboutHiddenTests, aboutSolution } from "./about-solution.ts";
import { aboutConstraints, aboutSignature, aboutStatement, aboutTask } from "./about-statement.ts";
import { aboutBeingStuck, aboutStep } from "./about-step.ts";
import { aboutTerm } from "./about-term.ts";
import { aboutForeignLanguage, answerUnknown } from "./about-unknown.ts";
import { readQuestion, type Sources, type Topic } from "./question.ts";

/** The first that knows the question answers it. */
const topics: readonly Topic[] = [
  aboutForeignLanguage,
  aboutHiddenTests,
  aboutSolution,
  aboutWrittenExample,
  aboutOwnWork,
  aboutTask,
  aboutBeingStuck,
  aboutFailure,
  aboutTerm,
  aboutPattern,
  aboutComplexity,
  aboutStep,
  aboutExamples,
  aboutConstraints,
  aboutSignature,
  aboutLanguage,
  aboutStatement,
];

/**
 * Answers only from what the learner may read: statement, constraints, examples, visible tests, pattern pages, their
 * own work and its runs. Hints, key steps, walkthrough, references and hidden tests are not even loaded, so no wording
 * of a question can bring them out.
 */
export async function answerQuestion(
  context: CoachContext & { question: string },
  sources: Sources,
): Promise<QuestionReply> {
  const asked = readQuestion(context);
  for (const topic of topics) {
    const response = await topic(asked, sources);
    if (response !== null) return { response, isFallback: false };
  }
  return { response: answerUnknown(asked), isFallback: false };
}
