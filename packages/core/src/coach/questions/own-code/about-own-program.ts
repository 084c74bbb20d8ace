import { hasRunInSight } from "../last-run/last-run.ts";
import type { Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { lookAtProgram } from "./look-at-program.ts";

const OWN_PROGRAM =
  /^\W{0,3}\d{1,2} ?(?:\/|of|out of) ?\d{1,2}\b|\bwhy (doesnt|dont|isnt|wont|wouldnt|cant|does|is) (my|it|this|the) ?\w{0,20}\b.{0,40}\b(work|working|run|pass|right|correct|fail|broken|wrong)\b|\bmy (output|result|answer|code|program|function) (is|gives|returns|prints|says)\b.{0,80}\b(but|instead|should|expected)\b|\bwhy (is|do|did|does|are) (there|i|it|they)\b.{0,30}\b(errors?|crash(es)?|fail(s|ing)?)\b|\bwhy (is|are|was|does|do) (the|my|this|it|its) ?(answer|result|output|count|return value|numbers?|sum)?\b.{0,40}\b(off|wrong|too (big|small|large|high|low|many|few|long|short)|different|missing|incorrect|negative|one (more|less|too))|\bis there (a|any|still a) (bug|mistake|error|problem)\b|\b(can|could|would|will) you (please )?(check|test|run|review|debug|look at|try|verify) (my|the|this|it)\b|\b(any|some) (bugs?|mistakes?|errors?) (in|left)\b|\bhow (good|close|far) (is|am|are)\b.{0,20}\b(my|i)\b|\bwhere\b.{0,80}\b(wrong|fail|break|bug|mistake|error|problem|issue)|\b(whats|what is|what went|something|anything|what(s| is) the (bug|mistake|error|problem|issue)) ?(is |in |with )?\b.{0,80}\b(wrong|bug|mistake|my (code|program|function|solution))\b|\b(is|does|check|will|would|review|look at|judge|test|run|debug|rate) (my|this|the) (code|program|solution|function|attempt|implementation)\b|\bis (it|this) (right|correct|ok|okay|good|wrong)\b|\bwhy (does|do|is|are) (it|my \w+|this)\b.{0,40}\b(return|returns|give|gives|print|prints|output|wrong|empty|not|only|always)|\bwhich tests?\b|\bam i (right|on the right|close|wrong|done)\b|\bdoes it work\b|\b(did|does|do|will) (my|it|the|this) ?(program|code|function|solution)? ?pass|\bdid i (do|get) (it|this) right\b|\bfind (my|the|a) (bug|mistake|error)\b|\b(my (code|program|function)|it) (does not|doesnt|isnt|is not|wont|will not) (work|working|right)/;
/** Without a run in sight, a question about tests or errors is answered by one. */
const ABOUT_TESTS = /\b(tests?|fail\w*|pass(es|ed|ing)?)\b/;
const WITH_CODE = ["IMPLEMENT", "VERIFY"];

/** A program is judged by running it, and where it goes wrong is found by following it. */
export const aboutOwnProgram: Topic = async (asked, sources) => {
  const { v2Step } = asked.attempt;
  const hasRun = hasRunInSight(asked);
  // What the learner saw on the screen is answered from there.
  if (hasRun && /\bwhy (does|do|did) (the|my|this) tests?\b/.test(asked.plain)) return null;
  const isAsked = OWN_PROGRAM.test(asked.plain) || (ABOUT_TESTS.test(asked.plain) && !hasRun);
  if (!isAsked || /\b(pattern|plan|invariant|explanation|choice|approach|idea)\b/.test(asked.plain))
    return null;
  if ((v2Step !== null && !WITH_CODE.includes(v2Step)) || !hasOwnCode(asked)) return null;
  return lookAtProgram(asked, sources);
};
