import type { Problem } from "../../../entities/catalog/problem.ts";
import { isNearlySame } from "../../reading/is-nearly-same.ts";
import { contentStems, splitWords } from "../../reading/split-words.ts";
import type { Question } from "../question.ts";
import { type InputConcept, inputConcepts } from "./input-concepts.ts";

/** What the problem says about a question, the best sentence first, and which share of the question that is about. */
export type StatementFinding = {
  sentences: string[];
  share: number;
  /** The share of the question's words that stand anywhere in the problem. */
  known: number;
};

/** Words of asking, which do not say what a question is about. */
const asking = new Set(
  splitWords(
    "please tell explain say know mean understand question problem task happen case need want thing way work use there always possible ok hi hello " +
      "allow appear count come get go exist really also still ever it be take become whether exactly actually contain sense matter should could mine anything something " +
      "else sure just so if when then well maybe guess suppose supposed read handle deal treat consider valid ok okay right correct fine and many much python code part",
  ).map(({ stem }) => stem),
);

/** Words that stand in every problem tell little about a sentence. */
const common = new Set(
  splitWords(
    "list number value text input position element function give pair item array return result answer output",
  ).map(({ stem }) => stem),
);
const COMMON_WEIGHT = 0.3;
const CONCEPT_WEIGHT = 1.5;
const MAX_SENTENCES = 3;
/** A sentence that has less of the question than this, compared with the best one, is left out. */
const NEARLY_BEST = 0.7;

/** A value such as `[5, 2]`; it counts when the question and a sentence spell it the same way. */
const LITERAL = /\[[^\]\n]{1,40}\]|`[^`\n]{1,40}`|-?\d{2,}/g;
const LITERAL_WEIGHT = 2;

type Wanted = { words: string[]; concepts: InputConcept[]; literals: string[] };

export function findInStatement({ plain, problem }: Question): StatementFinding {
  const wanted = wantedIn(plain);
  const known = sentencesOf(problem).join(" ").replaceAll(/[\s`]/g, "");
  const literals = wanted.literals.filter((literal) => known.includes(literal));
  const whole =
    weightOf(wanted.words) +
    CONCEPT_WEIGHT * wanted.concepts.length +
    LITERAL_WEIGHT * literals.length;
  if (whole === 0) return { sentences: [], share: 0, known: 0 };
  const ranked = sentencesOf(problem)
    .map((sentence) => ({ sentence, share: heldBy(sentence, wanted) / whole }))
    .sort((one, other) => other.share - one.share);
  const best = ranked[0]?.share ?? 0;
  const held = contentStems(splitWords(sentencesOf(problem).join(" ")));
  const found = wanted.words.filter((word) => isIn(word, held));
  return {
    sentences: ranked
      .filter(({ share }) => share > 0 && share >= best * NEARLY_BEST)
      .slice(0, MAX_SENTENCES)
      .map(({ sentence }) => sentence),
    share: best,
    known: (weightOf(found) + CONCEPT_WEIGHT * wanted.concepts.length) / whole,
  };
}

function wantedIn(plain: string): Wanted {
  const concepts = inputConcepts.filter(({ asks }) => plain.search(asks) >= 0);
  const rest = concepts.reduce((text, { asks }) => text.replaceAll(asks, " "), plain);
  // A sign of a language stands in no statement.
  const signs = plain.match(/[=!<>]=+|&&|\|\||\/\/|\*\*|(?<=\s)[%/](?=\s|$)|\b\w{1,40}\(\)/g) ?? [];
  const words = [...new Set(contentStems(splitWords(rest.replaceAll(LITERAL, " "))))].filter(
    (word) => !asking.has(word),
  );
  const literals = (plain.match(LITERAL) ?? []).map((literal) => literal.replaceAll(/[\s`]/g, ""));
  return { words: [...words, ...signs], concepts, literals };
}

function heldBy(sentence: string, { words, concepts, literals }: Wanted): number {
  const held = contentStems(splitWords(sentence));
  const said = concepts.filter(({ says }) => says.test(sentence.toLowerCase()));
  const spaceless = sentence.replaceAll(/[\s`]/g, "");
  return (
    weightOf(words.filter((word) => isIn(word, held))) +
    CONCEPT_WEIGHT * said.length +
    LITERAL_WEIGHT * literals.filter((literal) => spaceless.includes(literal)).length
  );
}

const isIn = (word: string, held: readonly string[]): boolean =>
  held.some((other) => isNearlySame(word, other));

const weightOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (common.has(word) ? COMMON_WEIGHT : 1), 0);

function sentencesOf({ statement, constraints, examples }: Problem): string[] {
  return [
    ...constraints,
    ...statement.split(/(?<=[.!?])\s+/),
    ...examples.map(({ explanation }) => explanation),
  ];
}
