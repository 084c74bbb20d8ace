import type { Problem } from "../../../../entities/catalog/problem.ts";
import type { RunValue } from "../../../../entities/runs/run.ts";
import type { CoachContext } from "../../../../ports/coach/coach-context.ts";
import { valueText } from "../../../../runs/values/value-text.ts";
import { findInputs } from "../../../examples/find-inputs.ts";
import { MAX_EXAMPLE_TEXT } from "../../../examples/read-examples.ts";
import { readingOf } from "../../../examples/reading/reading.ts";
import { firstFailure } from "../../last-run/last-run.ts";
import { inputsOfSize } from "../growth/growing-inputs.ts";
import { describedInput } from "./described-input.ts";

export type ChosenInput = {
  args: readonly RunValue[];
  /** What should come out, where that is known. */
  expected: RunValue | undefined;
  /** The number of the visible test, counted from 1, where it is one. */
  test: number | null;
};

/** The input that the question names; null where it names none. */
export function namedInput(question: string, { problem }: CoachContext): ChosenInput | null {
  const numbered = /\b(?:test|case) ?#?(\d{1,2})\b/i.exec(question)?.[1];
  const test = numbered === undefined ? undefined : problem.tests[Number(numbered) - 1];
  if (test && !test.hidden) {
    return { args: test.args, expected: test.expected, test: Number(numbered) };
  }
  if (question.length > MAX_EXAMPLE_TEXT) return null;
  const sized = sizedInput(question, problem);
  if (sized) return sized;
  const described = describedInput(question, problem);
  if (described) return { args: described, expected: undefined, test: null };
  // A line's number is no input.
  const text = question.replaceAll(/\bline \d{1,5}\b/gi, " ");
  const found = findInputs(readingOf(text, problem)).find(({ bare }) => !bare);
  if (found) return { args: found.args, expected: undefined, test: null };
  const word = wordInput(question, problem);
  return word === null ? null : { args: [word], expected: undefined, test: null };
}

const NAMED_WORD =
  /\b(?:for|with|on|input|give it|gets|text|word|string)(?: is| =|:)? ([a-z]{2,12})(?=[?.!, ]|$)/i;

/** “for aabb”: a word that is neither English nor in the statement is the input of a problem with one text. */
function wordInput(question: string, { signature, statement }: Problem): string | null {
  const [first, ...others] = signature.parameters;
  if (first?.type !== "string" || others.length > 0) return null;
  const word = NAMED_WORD.exec(question)?.[1];
  if (word === undefined || !isNoWord(word)) return null;
  return new RegExp(`\\b${word}\\b`, "i").test(statement) ? null : word;
}

/** Letters that no English word has in a row: a doubled start, three alike, or hardly any vowel. */
const isNoWord = (word: string): boolean =>
  /^(.)\1|(.)\2\2|^[^aeiouy]{3,}$|^(.{1,3})\3+.?$/i.test(word) ||
  /^abc|cba$|^abab|^aba$|^xyz/i.test(word);

const SIZE =
  /\b(?:for|with|on|of|has|have|having) {1,3}(\d{1,2}) {1,3}(?:numbers|values|elements|items|letters|characters|entries|prices|days|words|coins|nodes|rows)\b|\b(?:length|size|n) {0,2}(?:of|is|=|==)? {0,2}(\d{1,2})\b/i;
const MOST_SIZED = 12;

/** “for 5 numbers”: an input of that size, made from the first example. */
function sizedInput(question: string, problem: Problem): ChosenInput | null {
  const found = SIZE.exec(question);
  const size = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
  if (!(size >= 2 && size <= MOST_SIZED)) return null;
  const args = inputsOfSize(problem, size).at(-1);
  return args ? { args, expected: undefined, test: null } : null;
}

/** The input that is named, or the first that failed, or the first visible test. */
export function chooseInput(question: string, context: CoachContext): ChosenInput {
  const named = namedInput(question, context);
  if (named) return named;
  const failed = firstFailure(context);
  if (failed) return { args: failed.args, expected: failed.expected, test: failed.number };
  const [first] = context.problem.tests;
  return { args: first?.args ?? [], expected: first?.expected, test: 1 };
}

/** Commands with which the learner can look at the same input. */
export function commandsFor({ args, test }: ChosenInput) {
  if (test !== null) {
    return [{ command: `trace ${test}`, description: "Follow your program on this test" }];
  }
  const input = args.map((arg) => shellWord(valueText(arg))).join(" ");
  return [{ command: `run ${input}`, description: "Run your program on this input" }];
}

/** One word of a command line, quoted if a shell would read it differently. */
function shellWord(text: string): string {
  return /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
