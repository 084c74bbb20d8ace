import { digitsByWord } from "../../reading/number-words.ts";

const wordSigns: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /\b(?:less|smaller|lower|fewer) than or equal(?: to)?\b|\bat most\b|\b(?:less|smaller) or equal\b|\bno (?:more|larger|greater) than\b/gi,
    " <= ",
  ],
  [
    /\b(?:greater|larger|bigger|more|higher) than or equal(?: to)?\b|\bat least\b|\b(?:greater|larger) or equal\b|\bno (?:less|smaller) than\b/gi,
    " >= ",
  ],
  [/\b(?:strictly )?(?:less|smaller|lower|fewer) than\b/gi, " < "],
  [/\b(?:strictly )?(?:greater|larger|bigger|more|higher) than\b/gi, " > "],
  [/\b(?:not equal to|different from|unequal to)\b/gi, " != "],
  [/\b(?:minus|negative) (?=(?:one|two|\d))/gi, " - "],
  [/\bplus (?=(?:one|two|\d))/gi, " + "],
  [/\bfloor(?:ed)? division\b|\binteger division\b/gi, " // "],
];
const numbers = new Map(digitsByWord(3));
const numberWord = new RegExp(`\\b(?:${[...numbers.keys()].join("|")})\\b`, "gi");
const relative: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /\bone (?:more|further|greater|higher|larger|bigger) than (?:the )?([\w.[\]()]{1,40})/gi,
    "$1 + 1",
  ],
  [/\bone (?:less|fewer|smaller|lower) than (?:the )?([\w.[\]()]{1,40})/gi, "$1 - 1"],
  [/\bone (?:past|after|beyond|behind) (?:the )?([\w.[\]()]{1,40})/gi, "$1 + 1"],
  [/\bone (?:before|short of|below) (?:the )?([\w.[\]()]{1,40})/gi, "$1 - 1"],
  [/\badd(?:ing)? (?:1|one) to (?:the )?[`"']?([\w.[\]()]{1,40})/gi, "$1 + 1"],
  [
    /\b(?:subtract(?:ing)?|take) (?:1|one) (?:away )?from (?:the )?[`"']?([\w.[\]()]{1,40})/gi,
    "$1 - 1",
  ],
];

/** A sentence with the signs and numbers that its words mean: "high minus one" becomes "high - 1". */
export function spellSigns(sentence: string): string {
  const related = relative.reduce((said, [words, sign]) => said.replaceAll(words, sign), sentence);
  return wordSigns
    .reduce((said, [words, sign]) => said.replaceAll(words, sign), related)
    .replaceAll(numberWord, (word) => numbers.get(word.toLowerCase()) ?? word)
    .replaceAll(/([-+]) {1,4}(?=\d)/g, "$1 ");
}
