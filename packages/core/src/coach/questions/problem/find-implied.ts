type Implied = { asks: RegExp; says: RegExp };

/** What a question about inputs is answered by, although it uses other words. */
const implied: readonly Implied[] = [
  { asks: /\b(negatives?|below zero|less than 0|minus)\b/, says: /-\d|\bnegative\b|between \d/ },
  {
    asks: /\b(empty|no (elements?|values?|numbers?|letters?|items?)|zero (elements?|length)|length 0|nothing in)\b/,
    says: /\bempty\b|\b(has|have|are|is) between \d|\bbetween \d[\d,]* and \d[\d,]* (numbers|characters|letters|values|words|entries|nodes)/,
  },
  {
    asks: /\bhow (big|large|long|many|small|high|deep)\b|\b(maximum|largest|biggest|longest) (size|input|length|list|value|number)\b|\blimits?\b/,
    says: /\d/,
  },
  {
    asks: /\b(duplicates?|twice|two times|repeat(s|ed)?|same (number|value|position|element|letter|word)|more than once|unique|distinct|equal)\b/,
    says: /\b(twice|once|distinct|different|differ|same|equal|repeats?|occurs?|several times)\b/,
  },
  {
    asks: /\b(sorted|order(ed)?|ascending|descending)\b/,
    says: /\b(sorted|order|ascending|small to large)\b/,
  },
  {
    asks: /\b(no (pair|solution|answer|way|result|match|such)|not possible|impossible|cant be|cannot be|isnt any|not found|nothing (fits|found|is found)|doesnt exist|no one|none)\b/,
    says: /\b(no |not |cannot|-1|exactly one|always|never|nothing|null|empty)/,
  },
  {
    asks: /\b(more than one|several|multiple|many) (solutions?|answers?|pairs?|results?|ways?)\b/,
    says: /\b(exactly one|any|several|one of|only one|more than one)\b/,
  },
];

/** Sentences that answer what is asked about inputs and results; none where the question is about something else. */
export function findImplied(plain: string, sentences: readonly string[]): string[] | null {
  const asked = implied.filter(({ asks }) => asks.test(plain));
  if (asked.length === 0) return null;
  return sentences.filter((sentence) =>
    asked.some(({ says }) => says.test(sentence.toLowerCase())),
  );
}
