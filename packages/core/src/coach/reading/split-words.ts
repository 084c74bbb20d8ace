import { stemWord } from "../../text/stem-word.ts";
import { digitsByWord } from "./number-words.ts";

/** Words that carry grammar, not meaning. They tell prose from a list of keywords. */
const grammar = new Set(
  (
    "a an the this that these those i you he she it we they them their there its my your our his her me us " +
    "is are was were be been being am do does did done have has had will would can could should may might must " +
    "of in on at to from by for with into onto over under about as if then than so because when while where " +
    "which who whom whose what how why and or but also just only very too each every some any all such " +
    "out up down again more most other same own here now let get gets got"
  ).split(" "),
);

/** These reverse a claim, so they are never removed. */
const negations = new Set(
  "not no never none cannot cant dont doesnt isnt arent wont without neither nor nothing".split(
    " ",
  ),
);

const numbers: ReadonlyMap<string, string> = new Map([...digitsByWord(5), ["both", "2"]]);

/** Synonyms that hold in any problem. Those of one problem are in its phrasings. */
const sameWords: ReadonlyMap<string, string> = new Map(
  [
    ["list", "array", "arry", "lists"],
    ["position", "index", "indices", "indexes", "indeces", "spot", "location"],
    ["number", "integer", "int", "num"],
    ["give", "return", "output"],
    ["text", "string", "str"],
    ["total", "sum"],
    ["biggest", "largest", "maximum", "max", "greatest"],
    ["smallest", "least", "minimum", "min", "lowest"],
  ].flatMap(([word = "", ...others]) => others.map((other) => [other, word] as const)),
);

export type Word = { text: string; stem: string; grammar: boolean; negation: boolean };

export function splitWords(text: string): Word[] {
  const plain = text.toLowerCase().replaceAll(/['’`]/g, "");
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => ({
    text: word,
    stem: stemOf(word),
    grammar: grammar.has(word),
    negation: negations.has(word),
  }));
}

/** The stems of the words that carry meaning, without grammar. */
export function contentStems(words: Word[]): string[] {
  return words.filter((word) => !word.grammar && !word.negation).map((word) => word.stem);
}

function stemOf(word: string): string {
  const known = numbers.get(word) ?? sameWords.get(word);
  if (known) return known;
  const bare = stemWord(word);
  return sameWords.get(bare) ?? bare;
}
