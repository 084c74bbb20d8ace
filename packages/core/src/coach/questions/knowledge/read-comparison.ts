const MAX_COMPARED = 200;
const THING = "(?:an? |the |using |a )?(.{2,40}?)";
const OTHER = "(?:an? |the |using )?(.{2,40}?)";
/** Ways to ask how two things differ, or which of them to take; a comma or a full stop ends the second. */
const comparisons: readonly RegExp[] = [
  `\\b(?:differences?|diff) (?:between|of|in) ${THING} (?:and|or|to|with|from|vs\\.?) ${OTHER}`,
  `\\b(?:compare|distinguish|tell apart|confuse|mix up) ${THING} (?:and|or|to|with|from) ${OTHER}`,
  `^(?:whats? |what is |explain )?${THING} (?:vs\\.?|versus|compared (?:to|with)|differs? from|different (?:from|than|to)) ${OTHER}`,
  `\\b(?:when|why) (?:do|does|would|should|to|is it better to)? ?(?:i|you|we|one|people|anyone|somebody)? ?(?:ever )?(?:use|take|want|choose|need|prefer) ${THING} (?:instead of|rather than|over|and not|not|and when) ${OTHER}`,
  `\\b(?:when|why) (?:is|are) ${THING} (?:better|worse|faster|slower|quicker|nicer|more useful) (?:than|then) ${OTHER}`,
  `^(?:so |but |ok )*(?:is|are|isnt|arent) ${THING} (?:really |just |basically |kind of |not )*(?:the same(?: thing)? as|different from|like|better than|better then|faster than|slower than|another (?:name|word) for) ${OTHER}`,
  `\\b(?:can|could|should|may) i (?:use|take|write) ${THING} (?:instead of|rather than) ${OTHER}`,
  `\\b(?:when do i use|when should i use|should i use|do i use|is it better to use|which is better|whats better|do i take) ${THING} (?:or|and when) ${OTHER}`,
  `^(?:so |ok |hm+ )*${THING} (?:or|and) ${OTHER},? (?:whats|what is|which|how|difference|when|are they|is there a difference|same)\\b.*`,
  `^(?:so |ok |hm+ )*(?:are|is) ${THING} and ${OTHER} (?:the same|different|alike|equal)\\b.*`,
].map((way) => new RegExp(`${way}$`));

/** What is compared is named; half a sentence is no name. */
const isName = (words: string): boolean =>
  words.split(" ").length <= 5 &&
  !/\b(what|whats|how|why|when|where|i|im|it|its|my|me|you|do|does|did|this|that|there|errors?|tests?|which|should)\b/.test(
    words,
  );

/** The two things that a question compares. Each sentence of a question by itself: what stands around the comparison says nothing about it. */
export function readComparison(
  plain: string,
): { one: string; other: string; sentence: string } | null {
  const sentences = plain
    .slice(0, MAX_COMPARED)
    .split(/[?!;,]+\s*|\.\s+|\s(?=(?:i always|i keep|i dont|im not|because|cause|since) )/)
    .map((each) => each.replace(/(?<![.\s])[.\s]+$/, ""));
  for (const sentence of [...sentences, plain.slice(0, MAX_COMPARED).replace(/[?!.]{1,5}$/, "")]) {
    for (const way of comparisons) {
      const [one, other] = way.exec(sentence)?.slice(1) ?? [];
      if (one && other && isName(one) && isName(other)) return { one, other, sentence };
    }
  }
  return null;
}
