export const understandsMToW = [
  {
    slug: "next-warmer-day",
    who: "understands",
    fields: {
      explanation:
        "for every day how many days u have to wait till a really warmer one, 0 if never",
      inputOutputDescription: "list of temps -> list same length",
      constraintsDescription: "equal is not warmer, could be empty",
      exampleWalkthrough: "[3, 3, 5, 1] -> [2, 1, 0, 0]",
      wrongApproach: "giving the temperature of the warmer day",
    },
  },
  {
    slug: "pair-with-sum-sorted",
    who: "understands",
    fields: {
      explanation:
        "two different dials in the sorted row whose numbers together make the target; say their positions, smaller one first, [] when nothing fits",
      inputOutputDescription: "numbers and target in, two positions out",
      constraintsDescription: "equal ones possible, negatives possible",
      exampleWalkthrough: "numbers [1,2,4], target 6 -> [1,2]",
      wrongApproach: "using one dial twice",
    },
  },
  {
    slug: "palindrome-phrase",
    who: "understands",
    fields: {
      explanation:
        "reads same forwards and back if you only look at letters n digits and ignore caps",
      inputOutputDescription: "text -> true / false",
      constraintsDescription: "nothing left after dropping = true",
      exampleWalkthrough: '"A, b a" returns true',
      wrongApproach: "comparing the raw text with spaces",
    },
    types: (v) => (v ? "yes" : "no"),
  },
  {
    slug: "reverse-linked-list",
    who: "understands",
    fields: {
      explanation:
        "Die Kette umdrehen, indem jeder Haken auf den Wagen davor zeigt, ohne neue Wagen. Zurück kommt der neue erste.",
      inputOutputDescription: "Kopf der Liste rein, neuer Kopf raus",
      constraintsDescription: "kann leer sein; gleiche Werte erlaubt",
      exampleWalkthrough: "1 -> 2 -> 3 wird 3 -> 2 -> 1",
      wrongApproach: "nur die Werte vertauschen oder eine neue Liste bauen",
    },
  },
  {
    slug: "rotated-search",
    who: "understands",
    fields: {
      explanation:
        "where in the row is the cabin, the row is sorted but started somewhere in the middle so it drops once. -1 if it isnt there",
      inputOutputDescription: "numbers, target -> position from 0",
      constraintsDescription: "may not be turned at all; may be empty",
      exampleWalkthrough: "numbers [7,9,1,3], target 1: index 2",
      wrongApproach: "normal binary search, it goes to the wrong half",
    },
  },
  {
    slug: "ship-capacity",
    who: "understands",
    fields: {
      explanation:
        "smallest ship (max weight per day) so all crates get over in order within the days, one trip each day",
      inputOutputDescription: "weights + days -> a weight",
      constraintsDescription:
        "a crate can't be split, so at least the heaviest one; days can be more than crates",
      exampleWalkthrough: "weights [1,2,3], days 2 -> 3 because 1+2 then 3",
      wrongApproach: "total / days",
    },
  },
  {
    slug: "single-trade-profit",
    who: "understands",
    fields: {
      explanation:
        "buy on one day sell on a later one, once; the biggest win. 0 if u would only lose",
      inputOutputDescription: "prices -> number",
      constraintsDescription: "maybe empty or one price: 0",
      exampleWalkthrough: "[5,1,4] => 3",
      wrongApproach: "max minus min, the max may be before the min",
    },
  },
  {
    slug: "subarray-sum-count",
    who: "understands",
    fields: {
      explanation: "मुझे गिनना है कि लगातार घंटों के कितने टुकड़ों का जोड़ ठीक k है। टुकड़े एक दूसरे पर चढ़ सकते हैं।",
      inputOutputDescription: "numbers और k, बाहर एक गिनती",
      constraintsDescription: "ऋणात्मक और 0 भी, कम से कम एक घंटा",
      exampleWalkthrough: "numbers [1, -1, 1], k 1: 3",
      wrongApproach: "सिर्फ पहला टुकड़ा मिलने पर रुक जाना",
    },
  },
  {
    slug: "tree-level-order",
    who: "understands",
    fields: {
      explanation:
        "list the rooms floor for floor from the top, left to right, each floor its own list",
      inputOutputDescription: "root -> list of lists",
      constraintsDescription: "no root -> []",
      exampleWalkthrough: "[1,2,3,4] gives [[1],[2,3],[4]]",
      wrongApproach: "one flat list / going all the way down left first",
    },
  },
  {
    slug: "two-sum",
    who: "understands",
    fields: {
      explanation: "which two entrys add up to target, their places not the numbers",
      inputOutputDescription: "numbers, target -> [i, j]",
      constraintsDescription: "exactly one pair; not the same place twice; negatives",
      exampleWalkthrough: "[3, 1, 5] target 6 -> [1, 2]",
      wrongApproach: "taking 3 twice",
    },
    types: (v) => `${v[0]} and ${v[1]}`,
  },
  {
    slug: "valid-parentheses",
    who: "understands",
    fields: {
      explanation:
        "Comprobar que cada caja que se abre se cierra con el mismo tipo y siempre se cierra primero la última abierta; al final no queda ninguna abierta",
      inputOutputDescription: "texto -> true o false",
      constraintsDescription: "vacío es true",
      exampleWalkthrough: '"[(])" -> false',
      wrongApproach: "contar que haya tantos ( como )",
    },
    types: (v) => (v ? "True" : "False"),
  },
  {
    slug: "word-break",
    who: "understands",
    fields: {
      explanation:
        "can i print the text by putting stamps one after another without gap and overlap, stamps reusable, not all needed",
      inputOutputDescription: "text and words -> true/false",
      constraintsDescription: "empty text true",
      exampleWalkthrough: 'text "abab", words ["ab"] -> true',
      wrongApproach: "always taking the longest stamp that fits, could get stuck",
    },
    types: (v) => `${v}.`,
  },
];
