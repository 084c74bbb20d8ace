/** In characters: sentences that tell a change are shorter, and only the beginning of a longer one is read. */
const MAX_SENTENCE = 400;
const MAX_SENTENCES = 60;

const sentenceEnd = /(?<=[.!?])\s+|\n+/;

const mustBe =
  /\b(?:should|shouldn't|must|mustn't|ought|needs?|needed|has to|have to|had to|wants?|supposed|belongs?|missing|lacks?|forgot|forgotten|forget|instead|rather than|in place of|what if|how about|why not|make sure|the fix|to fix|fixes|fixed|correct(?:ed)?|right (?:one|value|way|order)|wrong|comes? (?:first|before|after|last)|goes? (?:first|before|after|inside|outside|into)|not the other way|only then|would (?:work|be right|do it|fix|solve)|too (?:early|late|deep)|one level|without|no need|unnecessary|not needed)\b/i;
const changing =
  "change|compare|replace|swap|switch|turn|make|use|set|add|insert|append|put|move|indent|dedent|unindent|outdent|shift|remove|delete|drop|take|get rid|leave out|return|give back|hand back|initiali[sz]e|start|begin|write(?! down)|try|let|update|reset|include|exclude|increment|decrement|increase|decrease|raise|lower|reduce|subtract|assign|store|save|nest|wrap|flip|invert|reverse|reorder|exchange|substitute|advance|avoid|instead of|(?:do|run|call) (?=[\"`'])";
/** A command stands at the beginning of a sentence or of a clause. */
const commands = new RegExp(
  `(?:^|[,:;(–—-]\\s{0,4}|\\b(?:and|then|so|just|to|(?:if|once|unless|when) you|simply|please|now|first|also|only|could|can|might|would|let's|i'd|it|is)\\s)["'*(]{0,3}(?:${changing})\\b`,
  "i",
);
const asksOpenly =
  /(?:^\W{0,4}(?:so |and |but |now )?|, )(?:what|when|where|which|who|why|how)\b(?! (?:if|about|not)\b)/i;
const suggests =
  /\b(?:what if|how about|why not|what happens if you (?:change|use|replace|swap|move|add|return|start|set))\b/i;
/** What a test asks for is told with the values of that test. */
const tellsOfTest =
  /\b(?:expected|expects|for the (?:input|test|example|case)|the test|hidden test|example \d|test \d)\b|\b(?:gives?|gave|got|returns?|returned|get|is|was)\b[^.]{0,60}\b(?:where|when|while|but|instead of the expected|should (?:give|be|return|get))\b|\bshould (?:give|return|be|get) [^.]{0,60}\b(?:gives|gave|got|returns|returned|but|you (?:give|get|return))\b|\b(?:as|than) it should\b/i;

/** The sentences that may tell how to change a program, each with the one before it. */
export function findToldSentences(text: string): { sentence: string; before: string }[] {
  const sentences = text.split(sentenceEnd).map((sentence) => sentence.slice(0, MAX_SENTENCE));
  return sentences
    .map((sentence, at) => ({ sentence, before: sentences[at - 1] ?? "" }))
    .filter(({ sentence }) => isTelling(sentence))
    .slice(0, MAX_SENTENCES);
}

/** A situation that is imagined, not a change. */
const supposes = /^\W{0,4}(?:suppose|imagine|assume|say|picture|think of)\b/i;

const span = /`[^`\n]{1,160}`/g;
/** What the program does, one line after the other. */
const describes =
  /^\W{0,4}your (?:inner |outer )?(?:program|code|loop|function) (?:first )?(?:is|runs|executes|calls|does) `/i;

function isTelling(sentence: string): boolean {
  if (supposes.test(sentence)) return false;
  const words = sentence.replaceAll(span, " \u0001 ");
  if (describes.test(sentence) && !mustBe.test(words) && !commands.test(words)) return false;
  if (!mustBe.test(sentence) && !commands.test(sentence)) return false;
  if (tellsOfTest.test(sentence)) return false;
  const isQuestion = sentence.trimEnd().endsWith("?");
  return !isQuestion || !asksOpenly.test(sentence) || suggests.test(sentence);
}
