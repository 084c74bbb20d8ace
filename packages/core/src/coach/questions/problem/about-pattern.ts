import type { Pattern } from "../../../entities/catalog/pattern.ts";
import type { Answer } from "../answer.ts";
import { aboutSureKnowledge } from "../knowledge/about-knowledge.ts";
import { DEFINING } from "../knowledge/answer-from-entries.ts";
import { termsOf } from "../knowledge/search/question-terms.ts";
import type { Question, Topic } from "../question.ts";
import { todosFor } from "../steps/step-todos.ts";
import { patternTopic } from "../topics.ts";
import { findNamedPattern } from "./find-named-pattern.ts";

/** A pattern that is asked for by its name and by nothing else: “binary search tree” is another thing. */
export const aboutNamedPattern: Topic = async (asked, sources) => {
  if (!DEFINING.test(asked.plain) || CHOICE.test(asked.plain)) return null;
  const named = await findNamedPattern(asked, sources);
  return named && isOnlyNamed(asked, named) ? describePattern(named, asked) : null;
};

/** Words that stand around a name without asking for more than what it is. */
const AROUND = new Set(
  termsOf(
    "pattern technique words terms plain english general short word term approach method algorithm thing called stand detail detailed briefly kid child beginner five",
  ),
);

function isOnlyNamed({ question }: Question, { id, name }: Pattern): boolean {
  const own = new Set(termsOf(`${name} ${id.replaceAll("-", " ")}`));
  return termsOf(question).every((term) => own.has(term) || AROUND.has(term));
}

/** Whether a way fits is judged when the learner has chosen; before, a question helps more. */
export const aboutChoice: Topic = ({ plain }) =>
  WAY.test(plain) &&
  !/\b(in (python|javascript|typescript|js|ts)|my (code|program|loop))\b/.test(plain)
    ? CHOICE_ANSWER
    : null;

/** Explains a pattern in general. Whether it fits here is judged when the learner chooses. */
export const aboutPattern: Topic = async (asked, sources) => {
  const named = await findNamedPattern(asked, sources);
  const asksChoice = CHOICE.test(asked.plain);
  if (named && isAboutPattern(asked.plain) && !asksChoice) {
    const known = isOnlyNamed(asked, named) ? null : await aboutSureKnowledge(asked, sources);
    return known ?? describePattern(named, asked);
  }
  if (!asksChoice && !/\b(patterns?|techniques?|data ?structures?)\b/.test(asked.plain))
    return null;
  if (asksChoice && !named && !/\bpatterns?\b/.test(asked.plain)) return null;
  return CHOICE_ANSWER;
};

const CHOICE_ANSWER =
  "Which way fits is yours to find: I judge a choice once you have made it, and a wrong one costs nothing. " +
  "Two questions help. What do you have to remember while you go through the input? What would your way lose, such as " +
  "the order or the positions? You can ask me about a pattern by its name: I tell you when it fits in general.";

const WAY =
  /\b(is|are|would|isnt) (\w+ )?(\w+ing|an? [\w ]{3,25}|two pointers|recursion|dp|bfs|dfs|brute force)( be)? (a |an |the )?(good|bad|right|wrong|better|best|smart) (idea|way|approach|choice|plan|pattern|start)\b|\b(which|what) (pattern|approach|technique|data ?structure|algorithm) (should|shall|do|would|could|must|is|fits|works)\b/;

const CHOICE =
  /\b(should|shall|must|do|can|could) i (use|take|choose|try|need)\b|\bwhich\b.{0,30}\b(patterns?|techniques?|fits?)\b|\bis (a |an |the )?[\w ]{3,30} (right|the right|correct|better|best|good|wrong)\b/;
const LONGEST_NAME_QUESTION = 5;

/** A pattern may also be named in passing, as in “do intervals that touch overlap”. */
const isAboutPattern = (plain: string): boolean =>
  DEFINING.test(plain) ||
  /\b(fits?|use|patterns?|techniques?|how|when|why)\b/.test(plain) ||
  plain.split(" ").length <= LONGEST_NAME_QUESTION;

/** What it is in general; its page says when it fits. Whether it fits here is the learner's to find. */
function describePattern({ id, name, summary }: Pattern, asked: Question): Answer {
  const { problem, attempt } = asked;
  const chosen = attempt.planPayload?.chosenPattern === id;
  const fit = problem.patternFits.find(({ patternId }) => patternId === id);
  const here =
    chosen && fit && attempt.v2Step !== "PLAN"
      ? `You chose it here. ${fit.reason}`
      : "Its page says when it fits and shows it on an example. Does that describe this problem?";
  const { next } = todosFor(asked);
  return { topic: patternTopic(id), summary: `${name}: ${summary} ${here}`, ...(next && { next }) };
}
