import type { QuestionGroup, Route } from "../../../entities/coach/question-group.ts";
import type { Answer } from "../answer.ts";
import { aboutNearestEntry } from "../knowledge/about-nearest-entry.ts";
import { lookAtProgram } from "../own-code/look-at-program.ts";
import { aboutNearestAuthoredQuestion } from "../problem/about-authored-question.ts";
import type { Question, Sources } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";

/** A group that is less likely than this says nothing. */
const LIKELY = 0.3;

type AnswerNearest = (asked: Question, sources: Sources) => Promise<Answer | null>;

const aboutLanguage: AnswerNearest = (asked, sources) =>
  aboutNearestEntry(asked, sources, ["basic", "idea", "error", "debugging"]);

const aboutIdea: AnswerNearest = async (asked, sources) =>
  (await aboutNearestAuthoredQuestion(asked, sources)) ?? aboutLanguage(asked, sources);

/** What is nearest in each group; null where nothing near would help. */
const nearest: Record<QuestionGroup, AnswerNearest | null> = {
  language: aboutLanguage,
  error: aboutLanguage,
  idea: aboutIdea,
  task: aboutNearestAuthoredQuestion,
  program: async (asked, sources) => (hasOwnCode(asked) ? lookAtProgram(asked, sources) : null),
  step: aboutNearestAuthoredQuestion,
  foothold: (asked, sources) => aboutNearestEntry(asked, sources, ["foothold"]),
  solution: null,
  talk: null,
  elsewhere: null,
};

/** When no topic knows a question: the nearest there is of what it is likely to be about. */
export async function answerByRoute(
  asked: Question,
  route: Route,
  sources: Sources,
): Promise<Answer | null> {
  const likely = [...route]
    .filter(([, share]) => share >= LIKELY)
    .sort(([, one], [, other]) => other - one);
  for (const [group] of likely) {
    const answer = await nearest[group]?.(asked, sources);
    if (answer) return answer;
  }
  return null;
}
