export const kMostFrequent = [
  {
    who: "misreads",
    note: "ties go to the reading that came first in the list",
    fields: {
      explanation:
        "Count the readings, show the k with the highest counts, most frequent first; with the same count the earlier one in the list is first.",
      inputOutputDescription: "readings and k in, k readings out",
      constraintsDescription: "may be negative",
      exampleWalkthrough: "readings = [5, 3, 5, 3, 1], k = 2 gives [5, 3]",
      wrongApproach: "sorting the readings by size",
    },
    reply: "the one that was measured earlier",
    predicts: (r, k) => {
      const c = new Map();
      for (const x of r) c.set(x, (c.get(x) ?? 0) + 1);
      return [...c.keys()].sort((a, b) => c.get(b) - c.get(a)).slice(0, k);
    },
  },
  {
    who: "misreads",
    note: "the board is in order of size",
    fields: {
      explanation:
        "The board has the k most frequent readings on it, from the smallest to the largest temperature.",
      inputOutputDescription: "a list of whole numbers and a number, a list of k different numbers",
      constraintsDescription: "when two are equally frequent the smaller gets the last place",
      exampleWalkthrough: "[9, 9, 9, 2, 2, 4], 2 -> [2, 9]",
      wrongApproach: "counting again for each reading",
    },
    reply: "they are shown in order of temperature",
    predicts: (r, k) => {
      const c = new Map();
      for (const x of r) c.set(x, (c.get(x) ?? 0) + 1);
      return [...c.keys()]
        .sort((a, b) => c.get(b) - c.get(a) || a - b)
        .slice(0, k)
        .sort((a, b) => a - b);
    },
  },
  {
    who: "gamed",
    note: "code in the box, first k numbers",
    fields: {
      explanation: "return Object.entries(counts).sort((a,b)=>b[1]-a[1]).slice(0,k).map(e=>+e[0])",
      inputOutputDescription: "function(readings, k) {}",
      constraintsDescription: "// none",
      exampleWalkthrough: "console.log(kMostFrequent([1,1,2],1))",
      wrongApproach: "for (let i...)",
    },
    reply: "const counts = {}",
    predicts: (r, k) => [...new Set(r)].slice(0, k),
  },
  {
    who: "understands",
    fields: {
      explanation:
        "Which k temperatures turned up most in the log, the most common one at the front. If two are equally common the lower number wins.",
      inputOutputDescription:
        "In: all the readings and how many to show. Out: that many different readings.",
      constraintsDescription: "Readings can be below zero.",
      exampleWalkthrough:
        "[4, -1, 4, -1, 7], k=1 -> both 4 and -1 are there twice, -1 is smaller, so [-1].",
      wrongApproach: "Returning the counts in place of the readings.",
    },
    reply: "The lower one.",
  },
  {
    who: "understands",
    fields: {
      explanation: "make tally of every number then take top k. same tally = small one before",
      inputOutputDescription: "list + k -> list with k things",
      constraintsDescription: "neg allowed",
      exampleWalkthrough: "[2,2,8] k 2 -> [2, 8]",
      wrongApproach: "only sorting it",
    },
    reply: "small before big",
    slipsAt: [0],
  },
];
