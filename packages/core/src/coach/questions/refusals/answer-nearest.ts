import type { Answer } from "../answer.ts";
import { answerFromEntry } from "../knowledge/entry-answer.ts";
import { termsOf } from "../knowledge/search/question-terms.ts";
import { hasRunInSight } from "../last-run/last-run.ts";
import { lookAtProgram } from "../own-code/look-at-program.ts";
import { findInStatement } from "../problem/find-in-statement.ts";
import type { Question, Sources } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";

/** Subjects that the coach knows nothing about, even if an entry has similar words. */
const ELSEWHERE =
  /\b(exams?|teacher|professor|jobs?|salary|interviews?|weather|leetcode|compan(y|ies)|others|other (students|people|learners)|classmates?|who (made|are|is|wrote|built)|your (name|age|favou?rite)|chatgpt|openai|gemini|claude|grades?|deadline|news|movie|lunch|football|money|today|tomorrow|yesterday|songs?|jokes?|poem|old are|time is it|are you|do you (like|have|feel|know|think|sleep|eat)|girlfriend|boyfriend|meaning of life)\b/;
const OWN = /\b(my|mine|it|its|i|im|ive|this|that)\b/;
const ABOUT_PROGRAM =
  /\b(code|program|function|lines?|loops?|results?|output|returns?|values?|variables?|lists?|arrays?|strings?|numbers?|tests?|runs?|running|work\w*|fail\w*|right|correct\w*|wrong|miss\w*|get|gives?|got|change[ds]?|compar\w*|check\w*|handle\w*|trace|shorter|order|cases?|inputs?|first|last|finished|done|step|stops?|ends?|why|if|ifs|for|while)\b|[[\]()=<>]|\d/;
/** Questions that name values or ask for a reason. */
const POINTS = /[[\]]|^(but |so |and |hm+ )?(why|how come) \w/;
const WITH_CODE = ["IMPLEMENT", "VERIFY"];
const ABOUT_PROBLEM = 0.5;
const NEAREST = 0.45;
const LEAST_TERMS = 2;

/** When nothing fits: what running the program shows, or the entry that is nearest, marked as a guess. */
export async function answerNearest(asked: Question, sources: Sources): Promise<Answer | null> {
  if (isElsewhere(asked)) return null;
  const found = await sources.library.findEntries(asked.question, asked.language);
  const isNamed = termsOf(asked.question).length >= LEAST_TERMS;
  const near = isNamed ? found.filter(({ confidence }) => confidence >= NEAREST) : [];
  const program = isAboutProgram(asked) ? await lookAtProgram(asked, sources) : null;
  if (program) {
    return {
      ...program,
      summary: `I am not sure that I understand the question, so I looked at what your program does. ${program.summary}`,
    };
  }
  const [best, second] = near;
  if (!best) return null;
  const answer = await answerFromEntry(best.found, asked.language, sources.library);
  return {
    ...answer,
    summary: `I am not sure that you mean this, but it is the closest I have. **${best.found.title}**: ${answer.summary}`,
    sections: [
      ...(answer.sections ?? []),
      ...(second ? [{ heading: `Or: ${second.found.title}`, content: second.found.text }] : []),
    ],
  };
}

export const isElsewhere = ({ plain }: Pick<Question, "plain">): boolean => ELSEWHERE.test(plain);

function isAboutProgram(asked: Question): boolean {
  const { attempt, plain } = asked;
  if (!hasOwnCode(asked) || !WITH_CODE.includes(attempt.v2Step ?? "IMPLEMENT")) return false;
  const words = plain.split(" ").length;
  const isOwn =
    OWN.test(plain) || (words > 1 && words <= 3) || POINTS.test(plain) || hasRunInSight(asked);
  return isOwn && (ABOUT_PROGRAM.test(plain) || findInStatement(asked).known >= ABOUT_PROBLEM);
}
