import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import { contentStems, splitWords } from "../../reading/split-words.ts";
import type { Question, Topic } from "../question.ts";
import { findImplied } from "./find-implied.ts";
import { findSentencesAbout } from "./find-sentences-about.ts";

const CONSTRAINT =
  /\b(constraints?|limits?|how (big|large|long|many|small|few)|negatives?|empty|duplicates?|repeat(s|ed)?|twice|sorted|zero|at most|at least|maximum|minimum|allowed|always|guaranteed?|order matter|does order|more than one|what (if|happens if)|should happen|not possible|impossible|allowed to|count(s)? as|two times|the same)\b|(^|[,.?!] |\b(if|whether|and|so|but) )(can|could|may|must|is|are|do|does|will) (it|there|they|the|i|we|a|an|all|some|numbers|values|letters|words)\b/;

const MOST_SENTENCES = 4;

export const aboutConstraints: Topic = (asked) => {
  if (!CONSTRAINT.test(asked.plain) || /\bmy\b/.test(asked.plain)) return null;
  const { constraints } = asked.problem;
  const sentences = sourcesOf(asked.problem);
  const named = findSentencesAbout(asked.meaning, sentences);
  const implied = findImplied(asked.plain, sentences);
  const said = [...new Set([...(implied ?? []), ...named])].slice(0, MOST_SENTENCES);
  const asksAll = /\b(constraints?|limits?)\b/.test(asked.plain);
  if (said.length > 0 && !asksAll) return `This is said about it: ${said.join(" ")}`;
  const all = `The constraints are: ${constraints.join(" ")}`;
  if (asksAll) return all;
  if (!isAboutInput(asked)) return null;
  return `Nothing in the problem says so in these words. ${all} What is not said there is not promised: make up such an input, write down what should come out, and tell me both. I run it.`;
};

/** Words for what an input can hold, in any problem. */
const INPUT_WORDS =
  /\b(lists?|arrays?|numbers?|values?|empty|negatives?|duplicates?|sorted|zeros?|0|letters?|strings?|texts?|words?|inputs?|elements?|items?|same|equal|twice|repeat\w*|sizes?|lengths?|large|small|big|long|short|null|none|spaces?|capitals?|upper ?case|whole|decimals?|floats?|integers?|trees?|nodes?|grids?|rows?|edges?|graphs?|coins?)\b/;

function isAboutInput({ plain, problem, meaning }: Question): boolean {
  if (INPUT_WORDS.test(plain)) return true;
  const said = contentStems(splitWords(sourcesOf(problem).join(" ")));
  return meaning.some((word) => word.length > 2 && said.includes(word));
}

const SIGNATURE =
  /\b(inputs?|outputs?|parameters?|arguments?|returns?|give(s)? back|comes? (in|out)|goes in|signature|types?|format|result)\b/;

export const aboutSignature: Topic = (asked) => {
  if (!SIGNATURE.test(asked.plain)) return null;
  return [
    factsOf(asked),
    taskOf(asked.problem),
    ...findSentencesAbout(asked.meaning, asked.problem.constraints),
  ]
    .filter((text, at, texts) => text && texts.indexOf(text) === at)
    .join(" ");
};

function factsOf({ problem, attempt }: Question): string {
  const { signature } = problem;
  const parameters = signature.parameters.map(({ name, type }) => `${name} (${type})`).join(", ");
  const result =
    signature.resultArgument === undefined
      ? `it gives back ${signature.returns.type}`
      : `it changes ${signature.parameters[signature.resultArgument]?.name} in place`;
  return `${entryPointIn(signature, attempt.language)} gets ${parameters}, and ${result}.`;
}

const TASK =
  /\b(problem|task|statement|exercise|question|story)\b.*\b(wants?|asks?|means?|is|about|says?)\b|\b(understand|explain|rephrase|get|repeat|simplify|summari[sz]e)\b.*\b(problem|task|statement|exercise|story)\b|\bwhat (is|does) (this|it) (about|want|mean|ask)\b/;

export const aboutTask: Topic = (asked) => {
  if (!TASK.test(asked.plain)) return null;
  const [example] = asked.problem.examples;
  return {
    topic: "problem",
    summary: taskOf(asked.problem),
    sections: [
      { heading: "The function", content: factsOf(asked) },
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

const STATEMENT =
  /\b(problem|task|statement|exercise|story|ask(s|ed|ing)?|understand|mean(s)?|goal|supposed|want(s|ed)?|rephrase|simpler|simple words)\b/;

export const aboutStatement: Topic = (asked) => {
  const said = findSentencesAbout(asked.meaning, sourcesOf(asked.problem));
  if (said.length > 0) return `The problem says: ${said.join(" ")}`;
  if (!STATEMENT.test(asked.plain)) return null;
  return `${taskOf(asked.problem)} ${exampleOf(asked)}`.trim();
};

/** The last paragraph of the statement says what to write. */
function taskOf({ statement }: Problem): string {
  return (
    statement
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? ""
  );
}

function exampleOf({ problem }: Question): string {
  const [first] = problem.examples;
  return first ? `The first example shows it: ${first.explanation}` : "";
}

function sourcesOf({ statement, constraints, examples }: Problem): string[] {
  return [
    ...constraints,
    ...statement.split(/(?<=[.!?])\s+/),
    ...examples.map(({ explanation }) => explanation),
  ];
}
