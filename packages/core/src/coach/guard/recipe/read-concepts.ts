import { splitWords } from "../../reading/split-words.ts";

/** Each line lists words that mean the same in a recipe. */
const sameWork = [
  "loop walk iterate scan visit traverse sweep through pass along go run cycle read",
  "keep store remember record save track hold maintain note stash collect carry update",
  "map dictionary dict hash hashmap table lookup",
  "give return answer report output result hand",
  "border bound boundary pointer marker edge cursor finger",
  "check ask look compare test see find query examine inspect consult",
  "large larger big bigger high higher great greater above exceed bright brighter bigger huge infinite infinity",
  "small smaller low less below few decrease shrink cheap colder cold dark",
  "largest biggest highest best longest maximum max greatest later",
  "smallest lowest cheapest least minimum min fewest",
  "start begin initial initialise initialize beginning first",
  "before earlier previous already seen met past prior",
  "remove take pop drop delete undo off dequeue leave",
  "add append push insert put join place enqueue lay hang",
  "middle mid half center centre halfway midpoint",
  "present current this now today",
  "entry element item value",
  "move shift step advance jump slide pull turn",
  "end finish done last stop final finally over",
  "equal equals same match identical hit fit",
  "left lower",
  "right upper",
  "pair couple",
  "partner complement missing need",
  "count frequency often occur occurrence tally times",
  "empty none nothing zero remain",
  "otherwise else miss not",
  "neighbor neighbour beside adjacent next following follow behind",
  "sort order rank arrange ordered sorted",
  "merge combine unite extend stretch",
  "character letter sign symbol char",
  "stack pile",
  "queue line heap",
  "true valid yes",
  "false invalid wrong no",
  "copy snapshot clone duplicate",
  "skip exclude without",
  "level floor layer row",
  "child children",
  "node wagon room",
  "window stretch substring piece",
  "single once one",
  "minus subtract difference distance",
  "work compute calculate total sum",
  "position place index indexes indices spot",
  "list array row",
  "part range half rest",
  "reverse reversed reverses turned",
  "link hook",
  "opening opener open",
  "closing closer close",
  "bracket parenthesis parentheses brace",
  "try each every",
  "increase raise increment rise rising upward",
  "lower decrement reduce",
  "differ different mismatch",
];

const meanings = new Map<string, string>();
sameWork.forEach((group, at) => {
  for (const word of group.split(" ")) {
    for (const form of formsOf(word)) {
      const stem = splitWords(form)[0]?.stem ?? form;
      if (!meanings.has(stem)) meanings.set(stem, `#${at}`);
    }
  }
});

function formsOf(word: string): string[] {
  const bare = word.replace(/e$/, "");
  return [word, `${word}s`, `${bare}ed`, `${bare}ing`];
}

const minusOne = /\bminus one\b|(?<!\w)-1\b/;

/** The concepts of a sentence; synonyms are the same concept. */
export function readConcepts(sentence: string): Set<string> {
  const stems = splitWords(sentence)
    .filter(({ grammar }) => !grammar)
    .map(({ stem }) => meanings.get(stem) ?? stem);
  return new Set([...stems, ...(minusOne.test(sentence) ? ["-1"] : [])]);
}
