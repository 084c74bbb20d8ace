import type { Answer } from "../answer.ts";
import type { Question, Sources } from "../question.ts";
import { hasOwnCode } from "./step-todos.ts";

const BEGINNING = "where do i begin, what is the first step";
const ASKS_TO_BEGIN = /\b(start\w*|begin\w*|blank|empty|clue|first step)\b/;
const BEFORE_CODE = ["UNDERSTAND", "PLAN", "IMPLEMENT"];
const LEAST = 0.6;
/** Asks about the list that the beginning stands in place of. */
const ABOUT_LIST = " Is the first of these clear?";

/** Who asks how to begin gets, in place of a general list, how one can begin with this very problem. */
export async function withBeginning(
  answer: Answer,
  asked: Question,
  { library }: Sources,
): Promise<Answer> {
  if (!ASKS_TO_BEGIN.test(asked.plain) || hasOwnCode(asked)) return answer;
  if (!BEFORE_CODE.includes(asked.attempt.v2Step ?? "")) return answer;
  const [best] = await library.findQuestions(asked.problem.questions, BEGINNING);
  if (!best || best.confidence < LEAST) return answer;
  const section = { heading: "To begin with this problem", content: best.found.text };
  const summary = answer.summary.replace(ABOUT_LIST, "");
  return { ...answer, summary, todos: [], sections: [...(answer.sections ?? []), section] };
}
