import { levelsOf as tree } from "./right-models.mjs";

export const misreadsPToW = [
  {
    slug: "palindrome-phrase",
    who: "misreads",
    fields: {
      explanation:
        "Read the words in reverse order; the phrase must be same word by word. Marks and capitals don't matter.",
      inputOutputDescription: "text -> bool",
      constraintsDescription: "ignore marks",
      exampleWalkthrough: '"dog cat dog" -> true',
      wrongApproach: "letters",
    },
    types: String,
    predicts: (t) => {
      const w = t
        .toLowerCase()
        .replace(/[^a-z0-9 ]/g, "")
        .split(" ")
        .filter(Boolean);
      return w.join(" ") === [...w].reverse().join(" ");
    },
  },
  {
    slug: "ship-capacity",
    who: "misreads",
    fields: {
      explanation:
        "Crates can be loaded in any order to fill the ship well; least capacity in the days.",
      inputOutputDescription: "weights, days -> number",
      constraintsDescription: "no splitting",
      exampleWalkthrough: "[4,2,5,3], 2 -> 7",
      wrongApproach: "sum / days",
    },
    predicts: (w, d) => {
      const can = (c) => {
        const s = [...w].sort((a, b) => b - a);
        const go = (i, left) => {
          if (i === s.length) return true;
          for (let k = 0; k < left.length; k++)
            if (left[k] >= s[i]) {
              left[k] -= s[i];
              if (go(i + 1, left)) return true;
              left[k] += s[i];
            }
          return false;
        };
        return go(0, Array(Math.min(d, w.length)).fill(c));
      };
      for (let c = Math.max(...w); ; c++) if (can(c)) return c;
    },
  },
  {
    slug: "single-trade-profit",
    who: "misreads",
    fields: {
      explanation: "Best profit when you sell on the very next day after buying.",
      inputOutputDescription: "prices -> profit",
      constraintsDescription: "0 if none",
      exampleWalkthrough: "[1,3,9] -> 6",
      wrongApproach: "selling before buying",
    },
    predicts: (p) => p.slice(1).reduce((b, x, i) => Math.max(b, x - p[i]), 0),
  },
  {
    slug: "subarray-sum-count",
    who: "misreads",
    fields: {
      explanation: "How many hours the longest stretch that adds up to k has.",
      inputOutputDescription: "numbers,k -> length",
      constraintsDescription: "negatives",
      exampleWalkthrough: "[1,1,1], 2 -> 2",
      wrongApproach: "count",
    },
    predicts: (a, k) => {
      let b = 0;
      for (let i = 0; i < a.length; i++) {
        let s = 0;
        for (let m = i; m < a.length; m++) {
          s += a[m];
          if (s === k) b = Math.max(b, m - i + 1);
        }
      }
      return b;
    },
  },
  {
    slug: "tree-level-order",
    who: "misreads",
    fields: {
      explanation:
        "Floor by floor, but you walk to and fro: first floor left to right, next right to left and so on.",
      inputOutputDescription: "root -> list of lists",
      constraintsDescription: "empty -> []",
      exampleWalkthrough: "[1,2,3] -> [[1],[3,2]]",
      wrongApproach: "depth first",
    },
    predicts: (a) => tree(a).map((l, i) => (i % 2 ? l.reverse() : l)),
  },
  {
    slug: "word-break",
    who: "misreads",
    fields: {
      explanation: "Every stamp has to be used and none more than once, to make the text.",
      inputOutputDescription: "text, words -> bool",
      constraintsDescription: "no gaps",
      exampleWalkthrough: '"ab", ["a","b"] -> true',
      wrongApproach: "longest first",
    },
    types: String,
    predicts: (t, w) => {
      const go = (rest, left) =>
        rest === ""
          ? left.length === 0
          : left.some(
              (x, i) =>
                rest.startsWith(x) &&
                go(
                  rest.slice(x.length),
                  left.filter((_, k) => k !== i),
                ),
            );
      return t === "" || go(t, w);
    },
  },
];
