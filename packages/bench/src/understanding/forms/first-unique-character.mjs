export const firstUniqueCharacter = [
  {
    who: "misreads",
    note: "a character counts as unique when it has not been seen further left",
    fields: {
      explanation:
        "We walk along the beads and look for the first bead whose sign was not there before and that ends a repetition. The ring goes to the first new sign after a repeated one.",
      inputOutputDescription: "In: the text. Out: a position, or -1.",
      constraintsDescription: "Only letters and digits. Can be empty.",
      exampleWalkthrough: '"aab" gives 2, since a repeats and b is the new one.',
      wrongApproach: "Giving back the sign in place of the position.",
    },
    reply: "I look for the first sign that is new after one that was repeated.",
    predicts: (t) => {
      const seen = new Set();
      let rep = false;
      for (let i = 0; i < t.length; i++) {
        if (seen.has(t[i])) rep = true;
        else {
          if (rep) return i;
          seen.add(t[i]);
        }
      }
      return -1;
    },
  },
  {
    who: "misreads",
    note: "only the neighbours matter",
    fields: {
      explanation:
        "The gold ring goes on the first bead that is different from the beads next to it.",
      inputOutputDescription:
        "You get a string and give the index of that bead or -1 if every bead has a twin beside it.",
      constraintsDescription: "capital letters differ from small ones, up to 200000 beads",
      exampleWalkthrough: '"aabcc": a a are twins, b stands alone, so 2.',
      wrongApproach: "Comparing everything with everything takes long",
    },
    reply: "A bead is alone when the bead left and the bead right of it are different.",
    predicts: (t) => {
      for (let i = 0; i < t.length; i++) if (t[i] !== t[i - 1] && t[i] !== t[i + 1]) return i;
      return -1;
    },
  },
  {
    who: "gamed",
    note: "keywords and minus one",
    fields: {
      explanation: "unique character first position count map -1 text string index occurs once",
      inputOutputDescription: "text -> number",
      constraintsDescription: "0 to 200000",
      exampleWalkthrough: "see the examples above",
      wrongApproach: "brute force",
    },
    reply: "position unique once",
    predicts: () => -1,
  },
  {
    who: "understands",
    fields: {
      explanation:
        "Find the leftmost sign that appears only a single time in the whole string and tell at which place it is.",
      inputOutputDescription:
        "The text goes in, a number comes out: where the sign stands, counted from zero, or -1 when everything is repeated.",
      constraintsDescription: "A and a are two signs. Empty text is possible and gives -1.",
      exampleWalkthrough: '"xyxz" -> 1 because x comes again and y does not.',
      wrongApproach: "Looking only to the right of each bead: the last x would look unique.",
    },
    reply: "The sign must not be anywhere else, left or right.",
  },
  {
    who: "understands",
    fields: {
      explanation:
        "Ich suche das erste Zeichen, das im ganzen Text nur einmal vorkommt, und gebe seine Stelle zurück (von 0 gezählt). Gibt es keins, dann -1.",
      inputOutputDescription: "Rein kommt ein Text, raus eine Zahl.",
      constraintsDescription: "Groß- und Kleinbuchstaben sind verschieden.",
      exampleWalkthrough: '"hallo" -> 0, denn h gibt es nur einmal',
      wrongApproach: "Für jedes Zeichen den ganzen Text absuchen ist zu langsam.",
    },
    reply: "Das Zeichen darf sonst nirgends stehen.",
    slipsAt: [1],
  },
];
