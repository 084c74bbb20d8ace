import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Question, Topic } from "../question.ts";
import { findInStatement } from "./find-in-statement.ts";
import { signatureFacts, taskOf } from "./task-words.ts";

const RESULT =
  /\bwhat (should|must|do|does|will|has|is|am) (i|it|the|we|my|this|to)\b.{0,40}\b(return|returns|give|gives|give back|output|come out|answer|result|print)\b|\b(do|should|must|shall) i (have to )?(return|give|print|output)\b|\bwhat (comes|goes|do i get|does (it|the function) (get|take|receive))\b|\b(inputs?|outputs?|parameters?|signature|return (value|type))\b.{0,30}\b(are|is|look|mean|of (the|this)|here|expected|for)\b|\bwhat (is|are) the (inputs?|outputs?|parameters?|arguments?|result|return (value|type)|expected (result|output))\b|\b(format|type|form|shape) (of|is|should|does)\b/;
/** What is asked of a function in general is no question about this one. */
const GENERAL = /\b(a|an|any) (function|method)\b|\bin (python|javascript|typescript|js|ts)\b/;

/** Answers what this function has to return, when that is asked plainly. */
export const aboutReturned: Topic = (asked, sources) =>
  /\b(the|this) function\b|\bi (have to |must |should |need to )?(return|give back)\b/.test(
    asked.plain,
  ) && RESULT.test(asked.plain)
    ? aboutSignature(asked, sources)
    : null;

/** Answers what the function takes and returns, with the sentence of the statement about it. */
export const aboutSignature: Topic = (asked) => {
  const { plain, problem } = asked;
  const names = problem.signature.parameters.filter(({ name }) => isNamed(name, plain));
  const isAsked =
    RESULT.test(plain) ||
    (names.length > 0 &&
      /^(and |so |but |ok )?(whats?|what is|what are|what does|which|tell me|explain|why|how)\b/.test(
        plain,
      ));
  if (!isAsked || GENERAL.test(plain) || /\bmy (code|program)\b|\bline \d/.test(plain)) return null;
  const { sentences, share } = findInStatement(asked);
  const about = share >= 0.5 ? sentences : [];
  const task = about.length > 0 && names.length > 0 ? [] : [taskOf(problem)];
  return [...new Set([...about, signatureFacts(asked), ...task])]
    .filter((text) => text !== "")
    .join(" ");
};

const isNamed = (name: string, plain: string): boolean =>
  new RegExp(`\\b${name.toLowerCase()}\\b`).test(plain);

/** What one parameter is, asked by its name. */
export const aboutParameter: Topic = (asked) => {
  const { plain, problem } = asked;
  const found = problem.signature.parameters.find(({ name }) => isAskedFor(name, plain));
  if (!found) return null;
  const named = new RegExp(`\\b${found.name}\\b`);
  const said = [...problem.statement.split(/(?<=[.!?])\s+/), ...problem.constraints]
    .filter((sentence) => named.test(sentence))
    .slice(0, 3);
  return `${found.name} is a parameter of the function, of type ${found.type}. ${said.join(" ")}`;
};

function isAskedFor(name: string, plain: string): boolean {
  const word = name.toLowerCase();
  return new RegExp(
    `\\b(what|which) (type|kind|format|shape) (is|of|has|does|are) (the )?${word}\\b|\\b(whats?|what is|what are|what does|explain|what do i do with) (in |the |inside )?(parameter |argument |variable |input )?${word}( even| actually)?( mean| stand for| hold| contain| represent| for| exactly| here| again| look like| good for)?[?.! ]*$|\\bwhat ${word} (is|means|are|stands for|holds)\\b|\\b(where|how) (does|do|is|are) ${word} (come|given|defined|look)\\b`,
  ).test(plain);
}

/** A value of a parameter that some example or visible test has: “what if the amount is 0”. */
export const aboutParameterValue: Topic = (asked) => {
  const { problem, plain } = asked;
  for (const [at, { name, type }] of problem.signature.parameters.entries()) {
    if (type !== "number") continue;
    const value = valueNamed(name, plain);
    if (value === null || OWN_CODE.test(plain)) continue;
    const example = problem.examples.find(({ args }) => args[at] === value);
    if (example) return describe(asked, example.args, example.expected, example.explanation);
    const test = problem.tests.find(({ args, hidden }) => !hidden && args[at] === value);
    if (test) return describe(asked, test.args, test.expected, "");
  }
  return null;
};

const OWN_CODE = /\b(my|it|code|program)\b/;

function valueNamed(name: string, plain: string): number | null {
  const found = new RegExp(
    `\\b${name.toLowerCase()}s? ?(?:of|is|are|=|==|equals?|was|to)? ?(-?\\d{1,9}|zero|one)\\b`,
  ).exec(plain)?.[1];
  if (found === undefined) return null;
  return found === "zero" ? 0 : found === "one" ? 1 : Number(found);
}

function describe(
  asked: Question,
  args: Parameters<typeof callText>[1],
  expected: Parameters<typeof valueText>[0],
  explanation: string,
) {
  return {
    topic: "example",
    summary:
      `There is one like that: ${callText(asked, args)} gives ${valueText(expected)}. ${explanation}`.trim(),
    next: ["Explain the first example", "What are the constraints?"],
  };
}
