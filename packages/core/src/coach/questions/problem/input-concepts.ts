/** What questions about inputs and results are about in any problem: how they ask for it, and how a statement says it. */
export type InputConcept = { asks: RegExp; says: RegExp };

export const inputConcepts: readonly InputConcept[] = [
  {
    asks: /\b(two|several|different|multiple|many|more than one|other) (different |right |correct |valid |possible )?(answers?|solutions?|orders?|results?|ways)\b/g,
    says: /\bany of them\b|\bmore than one\b|\bany order\b|\bexactly one\b|\bone of\b/,
  },
  {
    asks: /\b(negatives?|positives?|below zero|less than (0|zero)|under (0|zero)|minus)\b/g,
    says: /-\d|\bnegative\b|\bbetween \d|\bfrom \d|\bbelow (zero|0)\b|\bat least \d/,
  },
  {
    asks: /\b(empty|no (elements?|values?|numbers?|letters?|items?)|zero (elements?|length)|length (0|zero)|nothing in|missing)\b/g,
    says: /\bempty\b|\bbetween 0 and\b|\b(is|are) no (lamp|hall|wagon)|\b(has|have|are|is) between \d/,
  },
  {
    asks: /\bhow (big|large|long|many|small|high|deep|heavy|few)\b|\b(max(imum)?|min(imum)?|largest|biggest|longest|shortest|smallest) (size|input|length|list|value|number|amount|possible( \w+)?)\b|\b(size|length|limits?|ranges?|upper bound|up to what)\b/g,
    says: /\bbetween [\d-]|\bat most \d|\bup to \d|\bfrom \d/,
  },
  {
    asks: /\b(duplicates?|twice|two times|again|repeat(s|ed|ing)?|reused?|re-?use|(the )?same|more than once|more than one|several|multiple|multiple times|unique|distinct|equal|only once|once|as often)\b/g,
    says: /\b(twice|once|distinct|different|differ|same|equal|repeats?|occurs?|several|as often|more than one)\b/,
  },
  {
    asks: /\b(sorted|unsorted|order(ed)?|reorder(ed)?|re-order|rearranged?|ascending|descending|shuffled?|swap(ped)?|in a row)\b/g,
    says: /\b(sorted|order|ascending|small to large|grow|from the front)\b/,
  },
  {
    asks: /\b(guaranteed?|no (pair|solution|answer|way|result|match|such \w+|valid \w+|possible)|isnt (possible|any|there|in)|is not (possible|in|there|found)|not (possible|found|there|in the)|impossible|(always|at least) (a|one|an) (solution|answer|pair|way|result|match)|is there always|cant be|cannot be|cannot|isnt any|nothing (fits|found|is found|works|matches)|doesnt exist|(there is|theres) (a|an|always) (solution|answer)|no one|none|nothing)\b/g,
    says: /\b(if (the|no|there|it|every|start|not)\b.*\b(not|no|cannot|lose)|cannot|give[s]? back (`?-1|an empty|0|`?null)|-1\b|exactly one|exactly two|always|never|nothing)/,
  },
  {
    asks: /\b(equally (long|big|large|wide|short)|(the )?same (length|size|width|height))\b/g,
    says: /\bsame (length|size|number)\b/,
  },
  {
    asks: /\b(ties?|tied|equally(?! (?:long|big|large|wide|short))|equal (count|frequency|number|times))\b/g,
    says: /\b(equally|tie|same number|smaller\b.*\bfirst)\b/,
  },
  {
    asks: /\b(diagonal(s|ly)?|corners?|adjacent|connected|touch(es|ing)?|neighbou?rs?|next to|overlap(s|ping)?)\b/g,
    says: /\b(corners?|touch|joined|share a side|overlap|side by side|up, down|neighbou?rs?)\b/,
  },
  {
    asks: /\b(both (ways|directions)|one[- ]way|two[- ]way|directed|undirected|direction|backwards?|other way)\b/g,
    says: /\b(direction|other way|leads? (from|back)|in between)\b/,
  },
  {
    asks: /\b(upper ?case|lower ?case|upper|lower|capitals?|case sensitive|case|capitali[sz]ed|small letters?)\b/g,
    says: /\b(capital|small letters?|upper|lower)\b/,
  },
  {
    asks: /\b(whole|decimals?|floats?|fractions?|integers?|ints?)\b/g,
    says: /\b(whole)\b/,
  },
  {
    asks: /\b(spaces?|punctuation|commas?|symbols?|special (characters|signs)|signs?|digits?)\b/g,
    says: /\b(spaces?|marks?|signs?|digits?|letters?|commas?|brackets?)\b/,
  },
  {
    asks: /\b(index(es)?|indices|positions?|(start|begin|count(ed)?) (at|from) (0|1|zero|one)|zero[- ]based|0[- ]based)\b/g,
    says: /\bpositions?\b/,
  },
  {
    asks: /\b(same day|later|earlier|before|after|first|comes first)\b/g,
    says: /\b(later|earlier|before|after|first)\b/,
  },
  {
    asks: /\b(skip(ped)?|left out|leave out|all of them|have to use|must use|use all)\b/g,
    says: /\b(not all|all|missing|left out|some)\b/,
  },
];
