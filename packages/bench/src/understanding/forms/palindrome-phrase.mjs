export const palindromePhrase = [
  {
    who: "misreads",
    note: "digits are not painted",
    fields: {
      explanation:
        "Only the letters are looked at, everything else is left out. Then it has to be the same from behind.",
      inputOutputDescription: "phrase in, true or false out",
      constraintsDescription: "capitals and small letters are the same",
      exampleWalkthrough: '"a1ba" is "aba" so true',
      wrongApproach: "comparing the raw text",
    },
    reply: "digits are left out like marks",
    predicts: (t) => {
      const s = t.toLowerCase().replace(/[^a-z]/g, "");
      return s === [...s].reverse().join("");
    },
  },
  {
    who: "misreads",
    note: "each word by itself",
    fields: {
      explanation: "Each word of the phrase has to read the same from both sides.",
      inputOutputDescription: "text in and true when all the words are mirrored",
      constraintsDescription: "marks are not counted, capitals do not matter",
      exampleWalkthrough: '"Anna otto" is true',
      wrongApproach: "looking at the first and last letter only",
    },
    reply: "word by word",
    predicts: (t) =>
      t.split(/\s+/).every((w) => {
        const s = w.toLowerCase().replace(/[^a-z0-9]/g, "");
        return s === [...s].reverse().join("");
      }),
  },
  {
    who: "gamed",
    note: "always true",
    fields: {
      explanation:
        "A palindrome is a word that is the same backwards. I know what palindromes are.",
      inputOutputDescription: "a palindrome",
      constraintsDescription: "palindromes",
      exampleWalkthrough: '"racecar"',
      wrongApproach: "not a palindrome",
    },
    reply: "it is a palindrome",
    predicts: () => true,
  },
  {
    who: "understands",
    fields: {
      explanation:
        "Leave out what is not a letter or digit, make it all one size, and see whether it reads alike from behind.",
      inputOutputDescription: "A phrase goes in, true or false comes out.",
      constraintsDescription: "A phrase with only marks is true.",
      exampleWalkthrough: '"No, on!" -> noon, so true',
      wrongApproach: "Comparing with the blanks still in it.",
    },
    reply: "They do not matter.",
  },
  {
    who: "understands",
    fields: {
      explanation:
        "Satz soll vorwärts und rückwärts gleich sein, nur Buchstaben und Ziffern zählen, groß/klein egal",
      inputOutputDescription: "Text rein, true/false raus",
      constraintsDescription: "leer ist true",
      exampleWalkthrough: '"Otto 1" -> false',
      wrongApproach: "Leerzeichen mitzählen",
    },
    reply: "Leerzeichen zählen nicht.",
    slipsAt: [1],
  },
];
