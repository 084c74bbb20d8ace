import { idioms } from "./idioms.ts";
import { wordMeaning } from "./word-meaning.ts";

/** A word and its meaning. `weight` is how much it can say in any problem, before the problem's own weights. */
export type UnderstoodWord = { text: string; stem: string; weight: number; negation: boolean };

const wordsWithoutMeaning = new Set(
  (
    "a an the this that these those i you u he she it we they them their there its my your our his her me us who what " +
    "is are was were be been being am do does did done have has had will would can could should may might must of in on " +
    "at to from by for with into onto about as if then than so because bc when while where which whom whose how why and " +
    "or but also here now let very too such wich thats im ur r one ones per " +
    "till since already yet though although whether like via upon towards off please maybe perhaps quite rather sometimes " +
    "simply basically actually then there therefore hence shall try tries called named given get got gets " +
    "whatever whichever whoever wherever whenever somewhere anywhere something anything theres youre"
  ).split(" "),
);

/** Words that say something only together with others. */
const vagueWords = new Set(
  (
    "only just all each every any some out up down over other own again more need needs want wants use uses used make makes " +
    "made take takes look looks see know function program problem task thing things way always ever still even really " +
    "give number value have become input go put set let show within between whole such"
  ).split(" "),
);
const VAGUE_WEIGHT = 0.4;

/** A negation does not reach beyond a comma. */
export const PAUSE = ",";

const negations = new Set(
  (
    "not no never none cannot cant dont doesnt isnt arent wont without neither nor nothing nobody nowhere non didnt couldnt " +
    "shouldnt mustnt"
  ).split(" "),
);

export function understandWords(text: string): UnderstoodWord[] {
  const plain = idioms.reduce(
    (said, [idiom, word]) => said.replace(idiom, word),
    text.toLowerCase().replaceAll(/['’`´]/g, ""),
  );
  return [...plain.matchAll(/[\p{L}\p{N}]+|,/gu)].map(([word]) => {
    const stem = wordMeaning(word);
    return { text: word, stem, weight: wordWeight(word, stem), negation: negations.has(word) };
  });
}

/** Splits a text into sentences, and long sentences into their parts. */
export function splitSentences(text: string): UnderstoodWord[][] {
  return text
    .split(/[.!?;\n]+(?!\d)|\s-\s|,\s+but\s/i)
    .map(understandWords)
    .filter((sentence) => sentence.length > 0);
}

function wordWeight(word: string, stem: string): number {
  if (word === PAUSE || wordsWithoutMeaning.has(word) || negations.has(word)) return 0;
  return vagueWords.has(word) || vagueWords.has(stem) ? VAGUE_WEIGHT : 1;
}
