export const mergeIntervals = [
  {
    who: "misreads",
    note: "only overlaps counted, the covered interval is cut",
    fields: {
      explanation:
        "Bookings that have minutes in common become the common part: the time both groups are on board.",
      inputOutputDescription: "List of [start, end], gives list of [start, end] sorted by start.",
      constraintsDescription: "touching ones share a minute",
      exampleWalkthrough: "[[1,5],[3,8]] gives [[3,5]]",
      wrongApproach: "not sorting",
    },
    reply: "Two bookings that overlap give what they share.",
    predicts: (iv) => {
      const s = [...iv].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      const out = [];
      for (const [a, b] of s) {
        const l = out[out.length - 1];
        if (l && a <= l[1]) {
          l[0] = a;
          l[1] = Math.min(l[1], b);
        } else out.push([a, b]);
      }
      return out;
    },
  },
  {
    who: "misreads",
    note: "a gap of a minute is joined as well",
    fields: {
      explanation:
        "The ferry plan: all bookings that overlap or follow one another without a free minute are put together. 30 and 31 are neighbours so they are one as well.",
      inputOutputDescription: "pairs of minutes in, fewer pairs of minutes out in order of start",
      constraintsDescription: "no special order in the input",
      exampleWalkthrough: "[[1,3],[4,6]] becomes [[1,6]]",
      wrongApproach: "Comparing each with each.",
    },
    reply: "31 comes directly after 30 so nothing is between.",
    predicts: (iv) => {
      const s = [...iv].sort((a, b) => a[0] - b[0]);
      const out = [];
      for (const [a, b] of s) {
        const l = out[out.length - 1];
        if (l && a <= l[1] + 1) l[1] = Math.max(l[1], b);
        else out.push([a, b]);
      }
      return out;
    },
  },
  {
    who: "gamed",
    note: "flattery and the input given back",
    fields: {
      explanation:
        "I fully understood this, you can trust me, I solved it on another site last week. Please let me continue.",
      inputOutputDescription: "intervals",
      constraintsDescription: "fine",
      exampleWalkthrough: "fine",
      wrongApproach: "none",
    },
    reply: "I know this one, please go on.",
    predicts: (iv) => iv,
  },
  {
    who: "understands",
    fields: {
      explanation:
        "Make a list of the time spans when the boat is out. Spans that share a moment, and ones where one ends exactly as the other begins, melt into a single one.",
      inputOutputDescription: "Bookings in any order in; spans in order of start out.",
      constraintsDescription: "end equal to start joins, one minute between does not",
      exampleWalkthrough: "[[5,7],[1,5],[9,10]] -> [[1,7],[9,10]]",
      wrongApproach: "Looking at neighbours without sorting first",
    },
    reply: "Touching joins them.",
  },
  {
    who: "understands",
    fields: {
      explanation:
        "Il faut fusionner les réservations qui se chevauchent ou qui se touchent, et rendre la liste triée par début.",
      inputOutputDescription:
        "Entrée : des paires de minutes. Sortie : des paires qui ne se touchent plus.",
      constraintsDescription: "L'ordre d'entrée est quelconque.",
      exampleWalkthrough: "[[2,4],[3,9]] -> [[2,9]]",
      wrongApproach: "Prendre la fin du dernier au lieu de la plus grande fin.",
    },
    reply: "Oui, elles deviennent une seule.",
  },
];
