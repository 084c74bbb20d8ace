import type { Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";
import { lookAtProgram } from "./look-at-program.ts";

const OWN = /\b(my|mine|it|its|i|im|ive|this|code|program|function|result|output)\b/;
const TROUBLE =
  /^(so |but |wait |hm+ |and )?(does|doesnt|isnt|shouldnt|wouldnt|wont|didnt) (it|my)\b|\b(why|how come|weird|strange|odd|funny|never|always|only|instead|still|stops?|stopped|hangs?|freez\w*|stuck|empty|wrong|missing|too (many|few|much|big|small|high|low|long)|twice|same|happen(s|ed)?|off by|skip(s|ped)?|ignor\w*|ages|forever|ok|okay|right|correct|problem|issue|mess\w*|suddenly|even though|although|but)\b/;
/** Matches questions that are not about the program. */
const ELSEWHERE =
  /\b(task|statement|allowed|constraints?|examples?|hints?|pattern|plan|invariant|step|rescue|nudge|explanation|difference|mean(s|ing)?|called|hidden|history|button|page|language|switch)\b|\bwhat (is|are) an?\b|\bhow (do|can|to|should|would) (i|you|we)?\b|\bshould i\b|\bcan i\b|\bdo i (need|have)\b|\bwhy (do|would|should) (we|i|you|one|people)\b/;
const WITH_CODE = ["IMPLEMENT", "VERIFY"];
const SURELY_KNOWN = 0.75;

/** Answers a learner who is puzzled by the own program: runs it and describes what happened. */
export const aboutTrouble: Topic = async (asked, sources) => {
  const { v2Step } = asked.attempt;
  if (!OWN.test(asked.plain) || !TROUBLE.test(asked.plain) || ELSEWHERE.test(asked.plain))
    return null;
  if ((v2Step !== null && !WITH_CODE.includes(v2Step)) || !hasOwnCode(asked)) return null;
  const [known] = await sources.library.findEntries(asked.question, asked.language);
  const isOwn = /\bmy\b|^(so |but |wait |hm+ |and )?(does|doesnt|isnt|wont|didnt) it\b/.test(
    asked.plain,
  );
  if (known && known.confidence >= SURELY_KNOWN && !isOwn) return null;
  return lookAtProgram(asked, sources);
};

/** Any question about the learner's own code: “is my helper function called at all”. */
export const aboutMine: Topic = (asked, sources) => {
  const { v2Step } = asked.attempt;
  if (!MINE.test(asked.plain) || ASKS_HOW.test(asked.plain) || !hasOwnCode(asked)) return null;
  return v2Step === null || WITH_CODE.includes(v2Step) ? lookAtProgram(asked, sources) : null;
};

const ASKS_HOW =
  /\bhow (do|can|to|should|would|could)\b|\bwhat (is|are) an?\b|\b(should|can|could|may) i\b|\bhints?\b|\bdifference\b|\b(hidden|save[ds]?|switch|instructor|history)\b/;
const MINE =
  /\bmy (\w+ ){0,2}(function|code|program|loops?|variables?|result|output|return|condition|recursion|helper|pointers?|index|list|array|dict|map|set|stack|queue|sum|count|counter|sorting|logic|solution|ifs?|calls?)\b/;
