import { suggestNextThing } from "./about-step.ts";
import type { Question, Topic } from "./question.ts";

const manipulations = [
  /\b(ignore|forget|disregard|override|bypass|drop|break)\b.*\b(rules?|instructions?|prompts?|limits?|guard|restrictions?)\b/,
  /\b(system )?prompts?\b|\byour (rules|instructions|guidelines)\b/,
  /\bi ?a?m (the|a|your|an) (teacher|instructor|admin|author|developer|professor|tutor|examiner)\b/,
  /\b(pretend|act as|role ?play|imagine you|jailbreak|developer mode|debug mode)\b/,
  /\b(poem|song|rhyme|haiku|story|riddle|acrostic|base ?64|rot ?13|hex|morse|backwards|cipher|encoded?)\b/,
];

const solutionRequests = [
  /\b(give|show|tell|write|print|send|reveal|translate|need|want|type|paste|output|dictate|spell|say|provide|list|share|see|get|leak)\b.*\b(solutions?|codes?|programs?|function|answers?|algorithm|implementation|pseudo ?code|source|walkthrough|recipe|one ?liner)\b/,
  /\bwhat(s| is| are) the (whole |full |right |correct |complete )?(solution|answer|code|program|algorithm|steps)\b/,
  /\b(reference|model|sample|official|correct|full|complete|working) (solution|answer|code|program|implementation)\b/,
  /\bsolve (it|this|the|that)\b.*|\bdo (it|this|that) for me\b|\b(fix|complete|finish|correct|repair) (it|this|my|the) ?(code|program|function|bug|for me)?\b/,
  /\b(which|what) (line|lines|code) (do|should|must) i (write|change|type|add)\b/,
];

const asksHow = /\bhow (do|can|should|would|could) (i|we|you|one)\b|\bhow to\b/;

export const aboutSolution: Topic = (asked) => {
  const turned = manipulations.some((way) => way.test(asked.plain));
  const wanted =
    solutionRequests.some((way) => way.test(asked.plain)) && !asksHow.test(asked.plain);
  if (!turned && !wanted) return null;
  return [
    "I do not give the solution, or parts of it, in any form and whoever asks. I help you to find it.",
    suggestNextThing(asked),
    "If you have tried and cannot go on, “I’m stuck” has a nudge, a checkpoint and, as the last way out, a rescue.",
  ].join(" ");
};

export const aboutHiddenTests: Topic = ({ plain, problem }: Question) => {
  if (!/\b(hidden|secret|invisible) (tests?|cases?|inputs?|values?)\b/.test(plain)) return null;
  const hidden = problem.tests.filter((test) => test.hidden).length;
  return (
    `There are ${hidden} hidden tests. Their values stay hidden, so that a program cannot be written for them. ` +
    "After a run you see what each one is about. Make up a small input of that kind, write down what should " +
    "come out, and tell me both: I run it and say whether it is right."
  );
};
