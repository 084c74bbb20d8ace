import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import { languageNamedIn, type Question, type Topic } from "../question.ts";
import { findInStatement } from "./find-in-statement.ts";
import { signatureFacts, taskOf } from "./task-words.ts";

const TASK =
  /\b(problem|task|statement|exercise|question|story|challenge|assignment)\b.*\b(wants?|asks?|means?|is|about|says?|even)\b|\b(understand|explain|rephrase|get|repeat|simplify|summari[sz]e|summary|reword|describe|read)\b.*\b(problem|task|statement|exercise|story|assignment)\b|\bwhat (is|does) (this|it) (all |even )?(about|want|mean|ask)|\bwhat (am i|do i have|are we) (supposed|meant|to do|asked)|\bwhats? (is )?the (point|purpose) of (this|the)\b|^explain (it|this)( to me)?( like .{1,30}| simply| in simple words| please)?[.?! ]*$|\bwhat (is|s) (asked|the goal|my goal|the (problem|task|exercise|assignment))\b/;

export const aboutTask: Topic = (asked) => {
  if (!TASK.test(asked.plain)) return null;
  const [example] = asked.problem.examples;
  return {
    topic: "problem",
    summary: taskOf(asked.problem),
    sections: [
      { heading: "The function", content: signatureFacts(asked) },
      ...(example
        ? [
            {
              heading: "The first example",
              content: example.explanation,
              code: `${callText(asked, example.args)} -> ${valueText(example.expected)}`,
            },
          ]
        : []),
    ],
    next: ["Explain the second example", "What are the constraints?", "Simpler, please"],
  };
};

export const aboutConstraints: Topic = ({ plain, problem }) =>
  /\b(constraints?|limits|limitations|restrictions|rules of the (task|problem))\b/.test(plain) &&
  !/\b(what is a|time limit|whats a)\b/.test(plain)
    ? `The constraints are: ${problem.constraints.join(" ")}`
    : null;

/** The share of the question's words that the best sentence must hold; it is lower while the learner reads the task. */
const SURE_SHARE = 0.75;
const LIKELY_SHARE = 0.55;
const READING_STEPS = ["UNDERSTAND", "PLAN"];

/** Whether something may be, asked while the learner reads the task, is answered by the task first. */
export const aboutWhetherStated: Topic = (asked) =>
  (isReading(asked) || ABOUT_INPUT.test(asked.plain)) &&
  (ASKS_WHETHER.test(asked.plain) || /\[[^[\]]{1,60}\]/.test(asked.plain)) &&
  !DEFINED.test(asked.plain)
    ? said(asked, LIKELY_SHARE)
    : null;

/** “is the list sorted?”: asked of what is given, not of the program. */
const ABOUT_INPUT =
  /^(so |and |but |ok |hey )?(is|are|can|could|may|must|will|does|do) (the|there|all|both|two|some|every) (input |given )?(list|array|numbers?|words?|strings?|texts?|letters?|input|values?|coins?|prices?|intervals?|bookings?|grid|tree|nodes?|boxes|cards?|entries|duplicates|negatives?|negative numbers|ties)\b(?!.*\b(code|program|function|loop)\b)/;

/** Asks for the meaning of a word, which the statement uses but does not explain. */
const DEFINED =
  /^(so |and |but |ok )?(whats|what is|what are|what does) (a |an )?[a-z]+( mean)?[?.! ]*$/;

/** Answers with a sentence of the statement that fits the question well. */
export const aboutSurelyStated: Topic = (asked) =>
  said(asked, isReading(asked) ? LIKELY_SHARE : SURE_SHARE);

/** Answers with a sentence of the statement that fits less well; tried after every other topic. */
export const aboutLikelyStated: Topic = (asked) => said(asked, LIKELY_SHARE);

const isReading = ({ attempt }: Question): boolean => READING_STEPS.includes(attempt.v2Step ?? "");

/** A question about the learner's own program is not answered by the statement. */
const OWN = /\b(my|mine|line \d+)\b/;

function said(asked: Question, least: number) {
  if (OWN.test(asked.plain) || languageNamedIn(asked.plain)) return null;
  const { sentences, share } = findInStatement(asked);
  return share >= least ? `The problem says: ${sentences.join(" ")}` : null;
}

const ASKS_WHETHER =
  /\bwhat(s| is| are) the (shortest|longest|smallest|largest|biggest|max(imum)?|min(imum)?|most|fewest)\b|\bif (there|it|the|no|nothing|a|an|all|two|both|some|only)\b|\bwhat (do|should|must) i (return|give)\b|\bdo i (return|give)\b|\bwhich (one|of)\b|(^|[,.?!] |\b(if|whether|and|so|but) )(can|could|may|might|must|is|are|do|does|will|what if|what happens|what about|how (many|big|large|long))\b/;
/** From this share of words that are in the problem or are about inputs in general, a question is about the problem. */
const ABOUT_PROBLEM = 0.65;

/** What an input may hold and the problem does not say. */
export const aboutNotStated: Topic = (asked) => {
  if (!ASKS_WHETHER.test(asked.plain) || OWN.test(asked.plain)) return null;
  if (languageNamedIn(asked.plain)) return null;
  if (findInStatement(asked).known < ABOUT_PROBLEM) return null;
  return (
    `Nothing in the problem says so in these words. The constraints are: ${asked.problem.constraints.join(" ")} ` +
    "What is not said there is not promised: make up such an input, write down what should come out, and tell me both. I run it."
  );
};
