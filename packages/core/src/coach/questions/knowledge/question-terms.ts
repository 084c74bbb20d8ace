import { stemWord } from "../../../text/stem-word.ts";
import { isTypoOf } from "../../understanding/is-typo-of.ts";

/** In characters: what stands behind it is not looked at. */
export const MAX_SEARCHED = 2_000;
const MAX_TERMS = 40;

/** Words that stand in questions about anything. */
const asking = new Set(
  (
    "a an the this that these those i you we it its my your is are was be am do does did done have has had will would can could should " +
    "of on at to from by for with into about as if then so because when where which who what how why and or but also just only " +
    "very too some any me us please tell explain say know mean means meaning understand want need hello hi hey ok okay thing way work works " +
    "whats hows im ive dont cant get got there here now really actually exactly one use using used python javascript typescript js ts py " +
    "make write code program something someone help question ask like give gives show example examples simple syntax language difference between vs versus " +
    "good best better bad stuck idea well first second third in not no never cannot doesnt isnt happen happens difference again error errors problem"
  ).split(" "),
);

/** The first word of each line stands for the others. */
const sameWords = new Map(
  `
dict dictionary dictionaries dicts hashmap map maps hashtable mapping
list lists array arrays arr
string strings text texts str
element elements item items entry entries value values member
index indices indexes position positions idx
remove delete del removing deleting drop erase
add append push insert adding appending put
copy clone duplicate copying cloning
loop loops iterate iterating iteration looping iterates
check test exists exist contain contains containing whether
join concatenate concat combine merge concatenating
length size len count
convert cast parse turn transform parsing
sort sorting sorted order ordering
number numbers integer int integers ints num
function functions method methods func
none null nil nothing
print printing log output
biggest largest maximum max
smallest minimum min
reverse reversed backwards backward
split separate cut
character characters char chars letter letters
define declare definition create initialize initialise
find search locate look
return returns returning
call calls called
compare comparing comparison
change modify update edit alter mutate
stop end finish leave exit quit
infinite endless forever
bug bugs mistake mistakes wrong
hand submit
`
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [first = "", ...others] = line.split(" ");
      return others.map((other) => [other, first] as const);
    }),
);

/** Signs that questions are about, as words that a search can look up. */
const signs: readonly [RegExp, string][] = [
  [/(?<![\w])o ?\( ?([^()]{1,12}?) ?\)/g, " bigo$1 "],
  [/\bfor ?(?:\.\.\.|…)? ?of\b/g, " forof "],
  [/\bfor ?(?:\.\.\.|…)? ?in\b/g, " forin "],
  [/===/g, " triplesign "],
  [/==/g, " doublesign "],
  [/=>/g, " arrowsign "],
  [/\?\./g, " chainsign "],
  [/\?\?/g, " nullishsign "],
  [/&&/g, " andsign "],
  [/\+=|\+\+/g, " incrementsign "],
  [/\.\.\./g, " dotssign "],
  [/\/\//g, " slashsign "],
  [/(?<=\s)%(?=[\s?]|$)/g, " percentsign "],
];

/** What a text is about, as words that a search compares: without asking words, stemmed, one word for many synonyms. */
export function termsOf(text: string): string[] {
  const spelled = signs.reduce(
    (spelling, [sign, word]) => spelling.replaceAll(sign, word),
    text.slice(0, MAX_SEARCHED).toLowerCase().replaceAll(/[²]/g, "2"),
  );
  const words =
    spelled.replaceAll(/['’`]/g, "").match(/(?:bigo[^\s]{1,12}|[\p{L}\p{N}_]+)/gu) ?? [];
  const terms = words.filter((word) => !asking.has(word) && !isMisspeltAsking(word)).map(termOf);
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

const longAsking = [...asking].filter((word) => word.length >= 7);

/** "diference" asks for the same as "difference". */
const isMisspeltAsking = (word: string): boolean =>
  word.length >= 7 && longAsking.some((other) => isTypoOf(word, other));

function termOf(word: string): string {
  if (word.startsWith("bigo")) return word.replaceAll(/[\^*()\s]/g, "");
  const known = sameWords.get(word);
  if (known !== undefined) return known;
  const stem = stemWord(word);
  return sameWords.get(stem) ?? stem;
}
