export const editDistance = [
  {
    who: "misreads",
    note: "a swap exchanges two letters that stand beside one another",
    fields: {
      explanation:
        "The letters on the board are put in, taken away or two neighbours change places until the new word is there. Fewest minutes.",
      inputOutputDescription: "two words in, minutes out",
      constraintsDescription: "empty words possible",
      exampleWalkthrough: '"ab" to "ba" takes 1 minute',
      wrongApproach: "comparing letter by letter",
    },
    reply: "a swap exchanges neighbours",
    predicts: (s, t) => {
      const d = Array.from({ length: s.length + 1 }, (_, i) =>
        Array.from({ length: t.length + 1 }, (_, j) => (i && j ? 0 : i + j)),
      );
      for (let i = 1; i <= s.length; i++)
        for (let j = 1; j <= t.length; j++) {
          d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1);
          if (s[i - 1] === t[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 1][j - 1]);
          if (i > 1 && j > 1 && s[i - 1] === t[j - 2] && s[i - 2] === t[j - 1])
            d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
      return d[s.length]?.[t.length] ?? 0;
    },
  },
  {
    who: "misreads",
    note: "letters compared at the same place, the rest is added",
    fields: {
      explanation:
        "I compare the two words place by place. Each place with another letter costs a minute, and so does each letter that one word is longer.",
      inputOutputDescription: "current and wanted -> number of minutes",
      constraintsDescription: "words of small letters",
      exampleWalkthrough: '"cat" to "cut" is 1',
      wrongApproach: "sorting the letters",
    },
    reply: "place by place",
    predicts: (s, t) => {
      let n = Math.abs(s.length - t.length);
      for (let i = 0; i < Math.min(s.length, t.length); i++) if (s[i] !== t[i]) n++;
      return n;
    },
  },
  {
    who: "gamed",
    note: "difference of lengths, one sentence",
    fields: {
      explanation: "this is the Levenshtein one",
      inputOutputDescription: "strings",
      constraintsDescription: "-",
      exampleWalkthrough: "kitten sitting 3",
      wrongApproach: "recursion",
    },
    reply: "Levenshtein",
    predicts: (s, t) => Math.abs(s.length - t.length),
  },
  {
    who: "understands",
    fields: {
      explanation:
        "The least number of single letter moves (add one, drop one, change one) to make the old sign read like the new one.",
      inputOutputDescription: "Both words go in, the minutes come out.",
      constraintsDescription: "A word may be empty; then the other one's length is the answer.",
      exampleWalkthrough: '"boat" to "oats": drop b, add s, 2 minutes',
      wrongApproach: "Comparing place by place: everything shifts when one is dropped.",
    },
    reply: "Each is one minute.",
  },
  {
    who: "understands",
    fields: {
      explanation:
        "how many steps at least from 1 word to other. step = insert / remove / replace a letter",
      inputOutputDescription: "2 strings -> nr",
      constraintsDescription: "no other steps",
      exampleWalkthrough: '"ab" -> "b" is 1',
      wrongApproach: "try out all ways, too slow",
    },
    reply: "one minute for each step",
    slipsAt: [2],
  },
];
