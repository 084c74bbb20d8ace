export const subarraySumCount = [
  {
    who: "misreads",
    note: "stretches may not share hours",
    fields: {
      explanation:
        "I cut the log into stretches that add up to k and count them. An hour that is in a stretch is used up.",
      inputOutputDescription: "numbers and k in, a count out",
      constraintsDescription: "negative changes possible",
      exampleWalkthrough: "numbers = [1, 1, 1], k = 2 gives 1, the third 1 is left over",
      wrongApproach: "sums of everything",
    },
    reply: "an hour belongs to one stretch",
    predicts: (a, k) => {
      let n = 0,
        seen = new Set([0]),
        s = 0;
      for (const x of a) {
        s += x;
        if (seen.has(s - k)) {
          n++;
          seen = new Set([0]);
          s = 0;
        } else seen.add(s);
      }
      return n;
    },
  },
  {
    who: "misreads",
    note: "any hours, not in a row",
    fields: {
      explanation:
        "How many choices of hours are there whose changes together make k? The hours can be anywhere in the log.",
      inputOutputDescription: "list, k -> how many choices",
      constraintsDescription: "at least one hour",
      exampleWalkthrough: "[1, 5, 1] with k = 2 gives 1: the first and the last hour",
      wrongApproach: "going over all pairs only",
    },
    reply: "the hours need not be next to one another",
    predicts: (a, k) => {
      let n = 0;
      for (let m = 1; m < 1 << a.length; m++) {
        let s = 0;
        for (let i = 0; i < a.length; i++) if ((m >> i) & 1) s += a[i];
        if (s === k) n++;
      }
      return n;
    },
  },
  {
    who: "gamed",
    note: "vague words, guesses one",
    fields: {
      explanation:
        "We need to do what the problem says and return the right result efficiently for every input that is given.",
      inputOutputDescription: "The input is the input and the output is the output.",
      constraintsDescription: "The constraints are as given.",
      exampleWalkthrough: "The example works as in the statement.",
      wrongApproach: "A wrong approach would be wrong.",
    },
    reply: "It does what is asked.",
    predicts: () => 1,
  },
  {
    who: "understands",
    fields: {
      explanation:
        "Count the pieces of neighbouring hours where the rises and falls add to k. Pieces may lie over each other and still count each.",
      inputOutputDescription: "changes per hour and k -> a count",
      constraintsDescription: "zeros and negatives occur, a piece has one hour at least",
      exampleWalkthrough: "[2, 0], k=2: [2] and [2,0], so 2",
      wrongApproach: "Stopping as soon as the sum is above k: it can fall again.",
    },
    reply: "They count both.",
  },
  {
    who: "understands",
    fields: {
      explanation: "Contar quantos trechos seguidos somam exatamente k.",
      inputOutputDescription: "Entra a lista e o k, sai um número.",
      constraintsDescription: "Pode haver negativos.",
      exampleWalkthrough: "[1, -1, 1] com k = 1 -> 3",
      wrongApproach: "janela deslizante não funciona com negativos",
    },
    reply: "Sim, contam os dois.",
    slipsAt: [0],
  },
];
