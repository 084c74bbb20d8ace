import { chooseWords } from "../choose-words.ts";
import type { Asked, GeneralTopic, Question, Topic } from "../question.ts";
import { entryTopic, SOLUTION_TOPIC } from "../topics.ts";

const manipulations = [
  /\b(ignore|forget|disregard|override|bypass|drop|break)\b.*\b(rules?|instructions?|prompts?|limits?|guard|restrictions?)\b/,
  /\b(system )?prompts?\b|\byour (rules|instructions|guidelines)\b/,
  /\bi ?a?m (the|a|your|an) (teacher|instructor|admin|author|developer|professor|tutor|examiner)\b/,
  /\b(pretend|act as|role ?play|imagine you|jailbreak|developer mode|debug mode)\b/,
  /\b(poem|song|rhyme|haiku|riddle|acrostic|base ?64|rot ?13|morse|cipher|encoded?)\b/,
];

const WHAT =
  "(?:solutions?|codes?|programs?|functions?|answers?|algorithms?|implementations?|pseudo ?codes?|source|walkthrough|recipe|one ?liner|rest of it|rest for me|(?:the|my|an?|your) (?:loops?|if|condition|body))";
const solutionRequests = [
  new RegExp(
    `\\b(?:give|show|tell|write|print|send|reveal|translate|need|want|type|paste|output|dictate|spell|provide|list (?:me|the|all|every)|share|see|get|leak|just have)\\b.*\\b${WHAT}\\b`,
  ),
  /\bwhat(s| is| are) the (whole |full |right |correct |complete |best |optimal )?(solution|answer|code|program|algorithm|steps)\b/,
  /\b(reference|model|sample|official|correct|full|complete|working) (solution|answer|code|program|implementation)\b/,
  /\bsolve (it|this|the|that)\b.*|\bdo (it|this|that) for me\b|\b(fix|complete|finish|correct|repair) (it|this|my|the) ?(code|program|function|bug|for me)?\b/,
  /\b(which|what) (line|lines|code) (do|should|must|to) (i )?(write|change|type|add|put)\b/,
  /\b(what|how) (should|must|do) (my|the) (line|loop|condition|code|function|return) (look like|be)\b/,
  /\b(tell|give|show|write|whats|what (is|are|would be))\b.{0,20}\b(first|next|last|second|missing|right) (\d+ |two |three |few |couple of )?(line|lines)\b/,
  /\b(tell|say)( me)? (only |just )?(if|whether) (its|it is|this is|it needs|i need) (an? )?\w+ or\b|\bjust say (yes|no|it)\b|\b(say|answer|tell me) (with )?(just |only )?(yes|yes or no)\b|\byes or no\b.{0,10}$/,
  /^(please |pls |can you |could you |would you |will you |just |ok |so |then |if i .{1,30} will you )*(write|code|implement|program|finish|complete|solve|fill in)\b.{0,40}\b(for me|it|this|that|the (rest|loop|code|function|body|whole)|everything|my)\b/,
  /\b(tell|give|show|say)\b.{0,20}\b(only |just )?(the )?(\w+ )?(line|lines) (of|in|for|to)\b|\b(how|what) (did|do|would|have) (others?|someone else|other people|somebody|you|everyone|the author|my classmates) (\w+ )?(do|did|done|solve|solved|write|wrote|coded?)\b|\bhow (someone|somebody|others?|other people|you) (else )?(did|solved?|would (do|solve|write))\b/,
  /\b(translate|convert|turn|put|make)\b.{0,60}\b(to|into|in|as) (\w+ )?(code|python|javascript|typescript|js)\b/,
  /\bcan(t| not)? (you|u) (just |please |pls )*(do|solve|code|write|finish|complete) (it|this|that|everything|the rest|my (homework|task|code))\b|\bdo my (homework|task|exercise|work)\b|\b(send|give|show|tell) (me )?(the )?(answers?|solution|result)\b/,
  /\b(just|only|simply) (say|tell|give|name)\b.{0,30}\b(pattern|name|answer|it|solution|number)\b|\bwhich pattern (is it|do i need)\b.{0,20}\b(just|only|tell|say)\b/,
  /\b(what|how) (would|does|should|do|could|might|must) (the|a|an|your|such a) (\w+ )?(code|solution|program|answer|function) look\b/,
  /\b(confirm|approve|tell me (if|whether))\b.{0,30}\b(code|solution|answer)\b/,
  /\bwhat goes (in|into|inside) (the|my) (loop|function|if|body|blank)\b|\bfill in the (blank|gap|rest)\b|\bjust tell me\b/,
];

/** These name code without asking for it. */
const asksHow =
  /\bhow (do|can|should|would|could) (i|we|you|one)\b(?!.*\bsolve\b)|\bhow to\b|\bwhat does\b|\bwhat (is|are) (a|an)\b|\bis my\b|\bwhy (does|is|do|are)\b|\bwhere\b|\bwhat (is|was) wrong\b|\bafter (complet|finish)|\bwhen (do|can) i see\b/;

/** Which of two ways to write something is right is the learner's to find, by running both. */
const CHOICE =
  /\b(should|must|shall|do|does) (it|i|this|that|there|the \w+|my \w+) (be|use|write|say|put|have|need|start|begin|end|stop|go)\b.{0,60}(<=?|>=?|==|!=|\+ ?1|- ?1|\blen\b|\brange\b|\d).{0,40}\bor\b|(<=?|>=?)\s?or\s?(<=?|>=?)/;

export const aboutCodeChoice: GeneralTopic = (asked) =>
  CHOICE.test(asked.question.toLowerCase())
    ? {
        topic: SOLUTION_TOPIC,
        summary: `Which of the two is right I do not say, but you can find it out in a minute. Take the smallest input where the two differ, such as one value, or the value at the very end. Say what should come out, run it both ways, and compare. ${asked.suggestion}`,
        next: [
          "Is my loop right?",
          "What is an off by one error?",
          "Where does my program go wrong?",
        ],
      }
    : null;

const refusals = [
  "I do not give the solution, or parts of it, in any form and whoever asks. I help you to find it, in small steps.",
  "I do not give the solution: it is yours to find. What I can do is make the next step smaller.",
  "I do not give the solution, however it is asked for. But I gladly go the next step with you.",
];
const WAYS_OUT =
  "If you have tried and cannot go on, “I’m stuck” has a nudge, a checkpoint and, as the last way out, a rescue.";

export const aboutSolution: GeneralTopic = (asked) => {
  if (!wantsSolution(asked)) return null;
  return {
    topic: SOLUTION_TOPIC,
    summary: [chooseWords(refusals, asked), asked.suggestion, WAYS_OUT].join(" "),
    ...(asked.example !== "" && {
      sections: [
        {
          heading: "A smaller thing that helps",
          content: `${asked.example} Do it by hand, slowly. What did you have to look at, and what did you have to remember on the way? Tell me that in a sentence, and we go on from there.`,
        },
      ],
    }),
    next: ["What do I do now?", "Where does my program go wrong?", "What is a rescue?"],
  };
};

/** “can you see my code?” */
const SEES_OWN =
  /\b(see|read|look at|open|know|have|get|use|need|want)\b.{0,12}\bmy (code|program|function|files?|solution|loop)\b/;
/** A question about a TypeScript type does not ask for code. */
const ABOUT_TYPE = /^(what |which )?(is |s )?(the )?(return )?type (of|for)\b|\breturn type\b/;

function wantsSolution({ plain }: Asked): boolean {
  if (manipulations.some((way) => way.test(plain))) return true;
  if (SEES_OWN.test(plain) || ABOUT_TYPE.test(plain)) return false;
  return solutionRequests.some((way) => way.test(plain)) && !asksHow.test(plain);
}

export const aboutHiddenTests: Topic = ({ plain, problem, attempt }: Question) => {
  if (!/\b(hidden|secret|invisible) (tests?|cases?|inputs?|values?|groups?)\b/.test(plain))
    return null;
  const hidden = problem.tests.filter((test) => test.hidden).length;
  return {
    topic: entryTopic("foothold-hidden-tests", attempt.language),
    summary:
      `There are ${hidden} hidden tests. Their values stay hidden, so that a program cannot be written for them. ` +
      "After a run you see what each one is about. Make up a small input of that kind, such as an edge case (nothing, one, equal values, the largest), write down what should " +
      "come out, and tell me both: I run it and say whether it is right.",
    next: ["What is an edge case?", "Where does my program go wrong?"],
  };
};
