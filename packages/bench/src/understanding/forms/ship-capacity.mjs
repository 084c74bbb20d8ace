export const shipCapacity = [
  {
    who: "misreads",
    note: "crates can be put together as one likes",
    fields: {
      explanation:
        "Distribute the crates over the days so that the heaviest day is as light as possible. I may choose which crates go together.",
      inputOutputDescription: "weights and days in, the capacity out",
      constraintsDescription: "a crate is whole",
      exampleWalkthrough: "weights = [1, 4, 2, 3], days = 2 gives 5: 1 and 4, 2 and 3",
      wrongApproach: "total divided by days",
    },
    reply: "any crates may go on the same day",
    predicts: (w, d) => {
      const load = Array(d).fill(0);
      let best = Infinity;
      const go = (i) => {
        if (Math.max(...load) >= best) return;
        if (i === w.length) {
          best = Math.max(...load);
          return;
        }
        for (let k = 0; k < d; k++) {
          load[k] += w[i];
          go(i + 1);
          load[k] -= w[i];
          if (load[k] === 0) break;
        }
      };
      go(0);
      return best;
    },
  },
  {
    who: "misreads",
    note: "average per day, rounded up",
    fields: {
      explanation:
        "The ship must carry the whole weight in the given number of days, so it needs the total divided by the days, and not less than the heaviest crate.",
      inputOutputDescription: "list of weights, number of days -> a weight",
      constraintsDescription: "crates are not split",
      exampleWalkthrough: "[5, 5, 5, 5], 2 days -> 10",
      wrongApproach: "trying every capacity",
    },
    reply: "total divided by days, rounded up",
    predicts: (w, d) => Math.max(Math.max(...w), Math.ceil(w.reduce((a, b) => a + b, 0) / d)),
  },
  {
    who: "gamed",
    note: "the heaviest crate always",
    fields: {
      explanation: "capacity binary search days weights minimum least order crates ship once a day",
      inputOutputDescription: "weights, days",
      constraintsDescription: "order",
      exampleWalkthrough: "example",
      wrongApproach: "linear search",
    },
    reply: "binary search",
    predicts: (w) => Math.max(...w),
  },
  {
    who: "understands",
    fields: {
      explanation:
        "How small can the ship be so that loading from the front, day after day, empties the pier in time?",
      inputOutputDescription:
        "The crates' weights in their row and the days; out comes the load the ship must bear.",
      constraintsDescription: "No reordering and no splitting; being early is fine.",
      exampleWalkthrough: "[2, 3, 4], 2 days: 2+3 then 4, so 5",
      wrongApproach: "The average, since the crates do not fall evenly.",
    },
    reply: "From the front, in order.",
  },
  {
    who: "understands",
    fields: {
      explanation: "min capacity so all done in days, keep order",
      inputOutputDescription: "weights + days -> number",
      constraintsDescription: "cant cut crate",
      exampleWalkthrough: "[7, 1] with 1 day gives 8",
      wrongApproach: "biggest crate is not always enough",
    },
    reply: "keep order",
    slipsAt: [0],
  },
];
