import { answerFromEntry } from "../knowledge/entry-answer.ts";
import type { Topic } from "../question.ts";

const ALLOWED =
  /(?<!how )\b(allowed to|may i|can i|could i|is it (ok|okay|fine|allowed|cheating|legal) to|permitted to|forbidden to) (just |also |simply )?(use|using|import|call|sort with|work with)\b/;
/** These ask how something is done, or about this workbench. */
const OTHER =
  /\b(line|hints?|rescue|languages?|twice|again|more than once|same|the trace|debugger|print|recursion|loop)\b/;
const FORBIDS = /\b(not allowed|ready-made|do not (use|build|look)|without using)\b/i;

/** Whether something may be used: what the problem forbids, or else that it is free. */
export const aboutAllowed: Topic = async ({ plain, problem, language }, { library }) => {
  if (!ALLOWED.test(plain) || OTHER.test(plain)) return null;
  const word =
    /\b(?:use|using|import|call) (?:a |an |the |pythons? |javascripts? )?(\w+)/.exec(plain)?.[1] ??
    "";
  if (problem.statement.toLowerCase().includes(word) && word.length > 2) return null;
  const forbids = [...problem.constraints, ...problem.statement.split(/(?<=[.!?])\s+/)].filter(
    (sentence) => FORBIDS.test(sentence),
  );
  if (forbids.length > 0) {
    return `The problem says: ${forbids.join(" ")} Everything else that the language brings along is allowed.`;
  }
  const entry = await library.entry("foothold-allowed");
  return entry && answerFromEntry(entry, language, library);
};
