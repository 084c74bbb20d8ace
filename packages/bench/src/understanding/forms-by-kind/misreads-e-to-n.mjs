export const misreadsEToN = [
  {
    slug: "edit-distance",
    who: "misreads",
    fields: {
      explanation:
        "Count places where the words have different letters, plus the difference of lengths.",
      inputOutputDescription: "two words -> number",
      constraintsDescription: "small letters",
      exampleWalkthrough: "cat, bat -> 1",
      wrongApproach: "swapping",
    },
    predicts: (a, b) => {
      let c = Math.abs(a.length - b.length);
      for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) c++;
      return c;
    },
  },
  {
    slug: "edit-distance",
    who: "misreads",
    fields: {
      explanation:
        "Letters can only be put in or taken away at the ends of the word, in the middle only swapped.",
      inputOutputDescription: "two words -> minutes",
      constraintsDescription: "up to 300",
      exampleWalkthrough: "stop, top -> 1",
      wrongApproach: "-",
    },
    predicts: (a, b) => {
      let best = Infinity;
      for (let s = -b.length; s <= a.length; s++) {
        let c = 0,
          lap = 0;
        for (let i = 0; i < a.length; i++) {
          const k = i - s;
          if (k >= 0 && k < b.length) {
            lap++;
            if (a[i] !== b[k]) c++;
          }
        }
        best = Math.min(best, c + a.length - lap + b.length - lap);
      }
      return Math.min(best, a.length + b.length);
    },
  },
  {
    slug: "first-unique-character",
    who: "misreads",
    fields: {
      explanation: "The LAST bead whose sign occurs once gets the ring, counted from left.",
      inputOutputDescription: "text -> position",
      constraintsDescription: "-1 if none",
      exampleWalkthrough: '"abc" -> 2',
      wrongApproach: "first",
    },
    predicts: (t) => {
      for (let i = t.length - 1; i >= 0; i--) if (t.split(t[i]).length === 2) return i;
      return -1;
    },
  },
  {
    slug: "k-most-frequent",
    who: "misreads",
    fields: {
      explanation:
        "The k most frequent readings, most first; when equal the one that came earlier in the list goes first.",
      inputOutputDescription: "readings,k -> list",
      constraintsDescription: "k ok",
      exampleWalkthrough: "[2,1,2,1], 1 -> [2]",
      wrongApproach: "sorting by value",
    },
    predicts: (r, k) => {
      const m = new Map();
      for (const x of r) m.set(x, (m.get(x) ?? 0) + 1);
      return [...m]
        .sort((a, b) => b[1] - a[1])
        .slice(0, k)
        .map((x) => x[0]);
    },
  },
  {
    slug: "longest-unique-substring",
    who: "misreads",
    fields: {
      explanation: "The length of the longest piece where no two neighbours are the same.",
      inputOutputDescription: "text -> number",
      constraintsDescription: "capital differ",
      exampleWalkthrough: "abab -> 4",
      wrongApproach: "aa",
    },
    predicts: (t) => {
      const s = [...t];
      let b = 0,
        c = 0;
      s.forEach((x, i) => {
        c = i && s[i - 1] === x ? 1 : c + 1;
        b = Math.max(b, c);
      });
      return b;
    },
  },
  {
    slug: "merge-accounts",
    who: "misreads",
    fields: {
      explanation:
        "Two cards are one shop if they share an address; only direct, and each shop lists its addresses in the order they came.",
      inputOutputDescription: "cards -> cards",
      constraintsDescription: "name first",
      exampleWalkthrough: '[["A","b@a"],["A","a@a","b@a"]] gives [["A","b@a","a@a"]]',
      wrongApproach: "by name",
    },
    predicts: (acc) => {
      const gs = [];
      for (const [nm, ...m] of acc) {
        const g = gs.find((x) => m.some((y) => x.includes(y)));
        if (g) {
          for (const y of m) if (!g.includes(y)) g.push(y);
        } else gs.push([nm, ...new Set(m)]);
      }
      return gs;
    },
  },
  {
    slug: "merge-intervals",
    who: "misreads",
    fields: {
      explanation: "Bookings whose minutes overlap are merged; ones that only touch stay separate.",
      inputOutputDescription: "pairs -> pairs",
      constraintsDescription: "any order",
      exampleWalkthrough: "[[1,2],[2,3]] stays [[1,2],[2,3]]",
      wrongApproach: "not sorting",
    },
    predicts: (iv) => {
      const s = iv.map((x) => [...x]).sort((a, b) => a[0] - b[0]);
      const o = [];
      for (const [a, b] of s) {
        const l = o.at(-1);
        if (l && a < l[1]) l[1] = Math.max(l[1], b);
        else o.push([a, b]);
      }
      return o;
    },
  },
  {
    slug: "next-warmer-day",
    who: "misreads",
    fields: {
      explanation: "for each day how many later days are warmer than it",
      inputOutputDescription: "temps -> counts",
      constraintsDescription: "strictly",
      exampleWalkthrough: "[1,2,3] -> [2,1,0]",
      wrongApproach: "equal days",
    },
    predicts: (t) => t.map((x, i) => t.slice(i + 1).filter((y) => y > x).length),
  },
];
