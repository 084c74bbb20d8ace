import type { CoachContext } from "../../../ports/coach/coach.ts";
import { tokenize } from "../code/tokenize.ts";
import { defines } from "../recipe/measure-procedure.ts";

/** Commands to change a program, at the beginning of a clause. */
const changing =
  "give (?=(?:back|an? empty|minus|false|true|none|null|zero)\\b|\\w{1,20} an? )|change|replace|swap|switch|exchange|turn|flip|invert|reverse|make|let|use|set|add|insert|append|put|move|indent|dedent|remove|delete|drop|take|get rid|leave out|return|give back|hand back|initiali[sz]e|start|begin|include|exclude|increment|decrement|increase|decrease|raise|lower|reduce|subtract|assign|store|save|nest|wrap|avoid|keep|skip|go|run|loop|count|fill|allow|treat|ignore|throw|strip|cut|sort|order|repeat|tighten|loosen|relax|widen|extend|shift|advance|handle|pop|push|reset|update|clear|stop|end|mark|convert|cast|round|multiply|divide|sum|walk|record|measure";
const commanded = new RegExp(
  `(?:^|[,:;(–—-]\\s{0,4}|\\b(?:and|then|so|just|simply|please|now|but)\\s{1,4})["'*(]{0,3}(?:(?:also|only|don't|do not|never|always|first|just|simply|instead|and|afterwards|only afterwards) )?(?:answer (?=.{1,30}\\b(?:but|instead))|${changing})\\b`,
  "i",
);
/** Any other verb before its object: "loosen the condition", "seed it with zero". Words that are no verbs begin with none of these. */
const object =
  "the|a|an|it|its|them|that|this|these|those|your|each|every|any|all|both|one|two|zero|something|nothing|anything|whatever|whichever|only|back|for \\w+ (?:explicitly|first|instead)";
const noVerb =
  "in|on|at|of|for|with|without|after|before|from|to|into|over|under|about|as|by|than|through|until|while|when|where|whenever|which|who|what|why|how|if|unless|because|since|although|that|this|these|those|is|are|was|were|be|been|do|does|did|has|have|had|will|would|can|could|may|might|shall|should|must|and|or|but|so|not|no|nor|only|just|even|also|both|either|neither|each|every|all|any|some|most|many|few|such|the|a|an|it|its|he|she|they|we|i|you|your|my|our|their|there|here|then|now|like|near|inside|outside|between|during|behind|below|above|against|per|plus|minus|once|still|yet|again|maybe|perhaps|exactly|almost|nearly|well|quite|let's|remember|keep in|\\w+ing|\\w+ly|\\w+ed|gives?|means?|holds?|makes|takes|shows|returns|gets|says|needs|has|was";
const imperative = new RegExp(
  `(?:^|[,:;(–—-]\\s{0,4}|\\b(?:and|then|so|just|simply|please|now|but|instead|first|also|only)\\s{1,4})["'*(]{0,3}(?!(?:${noVerb})\\b)[a-z]{2,14}(?:[a-rt-z]|ss) (?:${object})\\b`,
  "i",
);
const required =
  /\b(?:should|shouldn't|must|mustn't|ought to|needs? to|need|needed|has to|have to|had to|supposed to|belongs?|don't forget|the fix|to fix|make sure|is (?:just|only) missing|are missing|is allowed|what if you|how about|why not (?!\?)|rather than|instead of|instead|only (?:when|after|if|then)|is (?:what you want|the bug|wanted|the fix)|means? (?:true|false)|only works|would (?:work|fix|be right|do))\b/i;
/** What is wrong, said so that it says what would be right. */
const diagnosed =
  /\b(?:one (?:\w+ )?(?:too (?:few|many|early|late|short|far|small|large|low|high)|short|early|late|off|less|more)|off by one|too (?:early|late|soon|small by|large by)|leaves? (?:\w+ ){0,2}out|left out|wrong (?:half|way|direction|side|order|end|branch|place|value|sign|variable|index)|other way (?:a)?round|the opposite|(?:stops?|ends?|gives? up) (?:\w+ )?(?:\w+ )?(?:early|short|before)|isn't enough|is not enough|(?:allowed|counts?) (?:as well|too)|compare\b.{1,60}\b(?:not|instead|rather|from \w{1,12} to|and (?:give|return|answer|hand))\b|(?:look|ask|check|search|test) .{1,50}\bfirst|isn't (?:\w+er)|doesn't (?:count|belong)|the same as (?:false|nothing)|counts? as (?:false|true|nothing)|without .{1,30} first)\b/i;

/** What about the program changes: equality, extent, values, direction, order, choice, structure. */
const specifics =
  /\b(?:equals?|equality|same|ties?|touch\w*|both ends|inclusive|strict\w*|at least|at most|includ\w*|last|first|end|ends|final|all the way|one|two|further|past|beyond|short|shorter|longer|behind|left|right|next|early|earlier|late|later|skip\w*|zero|nothing|minus|plus|infinity|empty|true|false|none|null|other way|opposite|swap\w*|exchange\w*|revers\w*|wrong|upwards?|downwards?|backwards?|forwards?|instead|rather|as well|too|also|before|after\w*|until|larger|smaller|bigger|largest|smallest|greater|less|lower|upper|higher|whichever|max\w*|min\w*|sort\w*|in order|while|loop|repeat\w*|as long as|condition|comparison|compare\w*|branch\w*|if|when|whether|range|index|key|keys|place|places|position\w*|start|starts|beginning|initial\w*|half|copy|copies|each|every|several|again|difference|length|digits?|letters?|absolute|round\w*|integer|whole|string|number|only|back|front|top|total|without|not|under|below|above|into|never|explicitly|anything|bound\w*|placeholder|both|explicit|assignment|maximum|minimum)\b/i;

/** Ways to find out, talk about the task or the work, and generic help: no change of the program is told. */
const findsOut =
  /\b(?:print\w*|console|log|debug\w*|breakpoint|tests?(?! (?:for|whether|if)\b)|test cases?|tested|testing|by hand|paper|pencil|aloud|out loud|statement|task|examples?|message|error|traceback|read(?! .{1,30}\b(?:wrong|other) way\b)|run (?:it|the|your|them|this|that|again)|try|tries|trace|follow|think|imagine|suppose|assume|draw|write down|explain|describe|say (?!no\b|yes\b|false|true)|tell|name|names|naming|guess|predict|understand|understood|know|find out|figure out|notice|see (?:what|how|where|why|which|whether|if)|look at|look closely|look again|look up(?! .{1,30}\b(?:minus|plus|instead)\b)|look back|have a look|take a look|watch|expected|expects|hint|help|question|idea|plan|approach|pattern|one thing|step at a time|your time|a break|come back|comments?|readab\w*|style|clean|helper|variable names?|small(?:est)? (?:input|list|example)|an input|inputs?|keep (?:going|it up|at it|trying)|great|good (?:job|work|start|progress)|well done|nice|almost|nearly there|proud|correct so far|works? (?:well|already)|write (?:a|an|one|some|out|it)|sketch|list all|ask yourself|what happens|fingers?|find (?:an?|one|out|the)|compare (?!.{1,60}\b(?:not|instead|rather|from \w{1,12} to|and (?:give|return|answer|hand))\b)|rest,|fresh eyes|sleep|python|javascript|typescript|spread|operator|lambda|methods?|syntax|keyword|built-in|library|rename|split the work|grid|in general|usually|for instance|interpreter|terminal|what is true|invariant|the solution|submit\w*|stuck|nudge|checkpoint|rescue|tiny|cost|steps|slow|fast(?:er)?|\d+ seconds?|time limit|memory)\b/i;
const prints = /\bprint\(|\bconsole\.|\.log\(/;
const values =
  /\b(?:is|was|are|were|holds|becomes|get|got) -?\d|[[({]\s?-?\d|(?<!\d)\d+(?:, ?-?\d+)+|"[^"\n]{0,40}"/;
const asks = /\?["')\]]*\s*$/;
const suggests =
  /\b(?:what if you|how about|why not|shouldn't|wouldn't it|couldn't you|what happens if you (?:change|use|replace|swap|move|start|set)|what if,? (?:rather than|instead of)|what if .{1,40} (?:were|was) .{1,40} instead of)\b/i;
/** A value that is asked for: "fill the row with 0, 1, 2", "what if it were 0 instead of 1". */
const asksForValue =
  /^\W{0,4}(?:(?:fill|seed|initiali[sz]e)\b.{1,60}\b(?:with|to|at)\b|what if\b.{1,60} instead of\b)/i;
/** What the message of an error says happened. */
const explainsError =
  /\b[A-Z]\w{0,30}(?:Error|Exception)\b.{0,80}\bmeans that (?:an?|the) \w{1,20} (?:had|has|was|is|got)\b/;

/** A line that goes on is part of its sentence; an item of a list is a sentence. */
const sentenceEnd = /(?<=[.!?])\s+|\n(?=\s{0,20}(?:[-*•|#>]|\d{1,3}[.)]|\n))/;
const MAX_SENTENCES = 60;
const MAX_SENTENCE = 300;

/**
 * Finds a sentence that tells how to mend the learner's program in words that no run can follow ("the later end is not
 * always the larger one, so keep whichever is larger"). Null where the learner has no program yet.
 */
export function findToldChange(text: string, { problem, attempt }: CoachContext): string | null {
  const starter = problem.starterCode[attempt.language];
  if (countStatements(attempt.code) <= countStatements(starter)) return null;
  const own = new Set(
    tokenize(attempt.code).flatMap(({ kind, text }) => (kind === "name" ? [text] : [])),
  );
  const told = text
    .replaceAll(/```[\s\S]{0,4000}?```/g, "\n")
    .split(sentenceEnd)
    .slice(0, MAX_SENTENCES)
    .find((sentence) => sentence.length <= MAX_SENTENCE && tellsChange(sentence, own));
  return told ? `tells what to change: ${told.trim().slice(0, 60)}` : null;
}

const countStatements = (code: string): number =>
  code.split("\n").filter((line) => /\w/.test(line.replace(/(?:#|\/\/).*/, ""))).length;

function tellsChange(written: string, own: ReadonlySet<string>): boolean {
  const sentence = written.replaceAll(/\bin place of\b/gi, "instead of");
  if (asks.test(sentence) && !suggests.test(sentence)) return false;
  const words = sentence.replaceAll(span, " \u0001 ").replaceAll("\n", " ");
  if (findsOut.test(words) || prints.test(sentence) || isRow(sentence)) return false;
  if (explainsError.test(sentence)) return false;
  if (values.test(words) && !asksForValue.test(words)) return false;
  if (showsSyntax(sentence, own) || showsValues(sentence)) return false;
  if (defines.test(words)) return false;
  const tells = [commanded, imperative, required, diagnosed].some((form) => form.test(words));
  return tells && specifics.test(words);
}

const span = /`([^`\n]{1,160})`/g;
/** A row of a table shows values. */
const isRow = (sentence: string): boolean => /^\s*\|/.test(sentence);

const literal =
  /^(?:-?\d[\d.]*|null|None|undefined|[Tt]rue|[Ff]alse|".*"|'.*'|[[{].*[\]}]|[A-Za-z_][\w.]{0,40} = (?:-?\d|null|None|"|\[).{0,40}|\w{1,40}\((?:-?\d|["'[{]).*\)?)$/;

/** Whether a sentence tells what happened, with the values of a test or of a moment. */
const showsValues = (sentence: string): boolean =>
  [...sentence.matchAll(span)].some(([, code = ""]) => literal.test(code.trim()));

/** Whether code in the sentence is about names that the program does not have: how something is written. */
function showsSyntax(sentence: string, own: ReadonlySet<string>): boolean {
  const spans = [...sentence.matchAll(span)].map(([, code = ""]) => code);
  if (spans.length === 0) return false;
  return !spans.some((code) =>
    tokenize(code).some(({ kind, text }) => kind === "name" && own.has(text)),
  );
}
