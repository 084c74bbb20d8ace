/** What a sentence does in a procedure, whatever the procedure is about: a recipe in new words, or a story, has these parts too. */
const kindsOfSteps = {
  repeats:
    /\b(?:for (?:each|every|all|any)|each (?:time|of|one|\w+)|every(?:thing|body|one)? ?\w*|whenever|one by one|(?:a|one) \w+ at a time|at a time|go(?:es)? (?:on|over|through|along|forward|from|up)|gone through|walk\w*|wander\w*|run(?:s)? (?:through|over|along|up)|pass over|one pass|a single pass|come(?:s)? (?:through|along|by)|as you go|keep going|carry on|repeat\w*|until|as long as|while there|as they come|work your way|slide\w*|scan\w*|the next|as it comes|all over again|narrow\w*|step(?:s)? in|from (?:the )?(?:left|front|start|both))\b/i,
  decides:
    /\b(?:if|when|whenever|should (?:that|it|the)|unless|otherwise|or else|in case|the moment|have you (?:come|seen|met)|found|not found|mismatch|too (?:small|big|large|high|low|much|little|many|few|short|long)|whoever|those that|no later than|no earlier than|where(?:ver)? (?:it|they|there)|once the|to see whether|ask (?:whether|how|if)|only when)\b/i,
  updates:
    /\b(?:keep(?:s)?|track(?:s)?|insert(?:s|ed)?|collect(?:s)?|switch(?:es)?|let \S{1,20} be|remember(?:s)?|store(?:s)?|note(?:s|d)?|writ(?:e|es)|jot(?:s)?|put(?:s)?|push(?:es)?|add(?:s)?|tally|note|count(?:s)?|mark(?:s|ing)?|paint(?:s)?|save(?:s)?|hold(?:s)?(?: on)?|record(?:s)?|file(?:s)?|widen(?:s)?|make (?:the|it|that|your)|hop(?:s)?|move(?:s)?|set(?:s)?|take(?:s)?|remov(?:e|es)|drop(?:s)?|throw(?:s)?|tear(?:s)?|raise(?:s)?|fill(?:s)?|become(?:s)?|point(?:s)?|join(?:s)?|improve(?:s)?|lay(?:s)?|start a new|let (?:the|everybody|it)|strip(?:s)?|cut(?:s)?|order (?:the|them)|load(?:s)?|swap(?:s)?|look (?:it|back)|add that|one more than|finger goes|goes just)\b/i,
  ends: /\b(?:return(?:s|ed)?|give(?:s)? back|gives|answer(?:s)?|your result|the result|report(?:s)?|say that|announce|you know both|you have both|is bad|means (?:true|false|one more|it)|it(?:'s| is) (?:yes|no|true|false)|it works|you(?:'re| are) (?:done|through)|hand back|read (?:out|the)|true only|false|(?:at|in) the (?:very )?end|finally|the evening of|gets zero|when nothing|nothing (?:remains|is left)|is your|new front|are the answer|cut off|no plate)\b/i,
} as const;

type StepKind = keyof typeof kindsOfSteps;
const stepKinds: readonly StepKind[] = ["repeats", "decides", "updates", "ends"];

/** How many clauses of a text tell steps, and which kinds of steps these are. */
export type Procedure = { kinds: StepKind[]; steps: number };

/** Sentences about what there is, what to look at, or how to find out: no steps of a procedure. */
const looksOnly =
  /\byour (?:program|function|loop|code|version|tests?|idea|line|variable|own words)\b|\byou(?:'ve| have)? (?:did|wrote|changed|got|bought|use[sd]?)\b|\b(?:by hand|on paper|pencil|aloud|examples?|the tests?|a test|test cases?|statement|console|print\w*|debug\w*|input is|means that|error|explain|think (?:about|of which)|tell me|in your own words|take your time|step by step through|write down|compare|try (?:it|to|out|your)|follow|this step|submit\w*|the solution|stuck|nudge|checkpoint|rescue|tiny|(?:small|short)(?:est)? (?:input|list|example|text)|visible|i (?:do not|don't|help|can|cannot|am))\b|[[({]\s?-?\d|`/i;

/** Sentences that say what something is in general, such as a data structure or what a loop costs. */
export const defines =
  /^\W{0,4}(?:an? )?(?:stacks?|queues?|lists?|arrays?|sets?|maps?|dict\w*|hash\w*(?: maps?| tables?)?|heaps?|trees?|graphs?|loops?|tuples?|strings?|functions?|flags?|invariants?|backtracking|brute force|recursion|dynamic programming|greedy|(?:a )?window|algorithms?|pointers?)\b(?!,| (?:at|on|from) )|\b(?:is|are) an? \w+ (?:that|which|where)\b|\bO\(|\b(?:button|instructors?|my answers)\b/i;

const sentenceEnd = /(?<=[.!?])\s+|\n+/;
const clauseEnd = /[,;:.]\s+|\n|\s(?:and|then|otherwise|or)\s/;

/** A way is told in one go: steps that stand further apart, such as in other replies of a conversation, are no procedure. */
const MOST_SENTENCES = 10;
/** A clause about a file is about the work, not about the program. */
const aboutFile = /\b\w{1,40}\.(?:md|json|py|js|ts|txt)\b/;

/** Of all stretches of the text, the one that tells most. */
export function measureProcedure(prose: string): Procedure {
  const told = prose
    .split(sentenceEnd)
    .filter(
      (sentence) =>
        !looksOnly.test(sentence) && !defines.test(sentence) && !isOpenQuestion(sentence),
    );
  const found = told.map(stepsIn);
  const last = Math.max(0, found.length - MOST_SENTENCES);
  return Array.from({ length: last + 1 }, (_, from) => {
    const stretch = found.slice(from, from + MOST_SENTENCES).flat();
    // What is said twice is one step.
    const clauses = new Map(stretch.map(({ clause, kinds }) => [clause, kinds]));
    const kinds = new Set([...clauses.values()].flat());
    return { kinds: stepKinds.filter((kind) => kinds.has(kind)), steps: clauses.size };
  }).reduce((most, each) => (weightOf(each) > weightOf(most) ? each : most));
}

const weightOf = ({ kinds, steps }: Procedure): number => steps + kinds.length;

function stepsIn(sentence: string): { clause: string; kinds: StepKind[] }[] {
  return sentence.split(clauseEnd).flatMap((clause) => {
    const kinds = stepKinds.filter((kind) => kindsOfSteps[kind].test(clause));
    return kinds.length === 0 || aboutFile.test(clause) ? [] : [{ clause: clause.trim(), kinds }];
  });
}

/** A few words with a question mark are a condition: "Too small? The left finger goes past it." */
const isOpenQuestion = (sentence: string): boolean =>
  /\?["')\]]*\s*$/.test(sentence) &&
  !/^(?:too|found|have you|has it|is it|exactly)\b[^?]{0,60}\?/i.test(sentence) &&
  !/^(?:and |(?:what if|could|couldn't|why don't) you\b|would it help to\b|how about )/i.test(
    sentence,
  );
