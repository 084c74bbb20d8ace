import { cheapestRoute, courseOrder } from "./right-models.mjs";

export const misreadsAToC = [
  {
    slug: "all-subsets",
    who: "misreads",
    fields: {
      explanation:
        "Give every list you can take out of the lamps as they stand in a row next to each other, plus the dark one.",
      inputOutputDescription: "numbers -> list of lists",
      constraintsDescription: "up to 12, no doubles",
      exampleWalkthrough: "[1,2,3] gives [[],[1],[2],[3],[1,2],[2,3],[1,2,3]]",
      wrongApproach: "forgetting the dark one",
    },
    predicts: (a) => {
      const o = [[]];
      for (let i = 0; i < a.length; i++)
        for (let k = i + 1; k <= a.length; k++) o.push(a.slice(i, k));
      return o;
    },
  },
  {
    slug: "binary-search",
    who: "misreads",
    fields: {
      explanation:
        "Find where the number is, or where it would have to be put in so that the row stays sorted.",
      inputOutputDescription: "list and target, gives position",
      constraintsDescription: "sorted, unique",
      exampleWalkthrough: "[2,4,6], 5 -> 2",
      wrongApproach: "looking at all",
    },
    predicts: (a, t) => {
      const k = a.findIndex((x) => x >= t);
      return k < 0 ? a.length : k;
    },
  },
  {
    slug: "cheapest-route",
    who: "misreads",
    fields: {
      explanation: "Count the fewest lanes from start to goal.",
      inputOutputDescription: "count, roads, start, goal -> number",
      constraintsDescription: "one way",
      exampleWalkthrough: "2, [[0,1,9]], 0, 1 gives 1",
      wrongApproach: "adding all costs",
    },
    predicts: (c, r, s, g) =>
      cheapestRoute(
        c,
        r.map(([a, b]) => [a, b, 1]),
        s,
        g,
      ),
  },
  {
    slug: "cheapest-route",
    who: "misreads",
    fields: {
      explanation: "The cheapest way from start to the goal and back home to start.",
      inputOutputDescription: "as given, out: cost of both ways together, -1 if not possible",
      constraintsDescription: "one-way lanes",
      exampleWalkthrough: "2, [[0,1,3],[1,0,2]], 0, 1 gives 5",
      wrongApproach: "only using cheapest lane",
    },
    predicts: (c, r, s, g) => {
      const a = cheapestRoute(c, r, s, g),
        b = cheapestRoute(c, r, g, s);
      return a < 0 || b < 0 ? -1 : a + b;
    },
  },
  {
    slug: "coin-change",
    who: "misreads",
    fields: {
      explanation: "In how many ways can the amount be paid with the coins.",
      inputOutputDescription: "coins and amount -> number of ways",
      constraintsDescription: "any coin many times",
      exampleWalkthrough: "[1,2], 3 -> 2",
      wrongApproach: "greedy",
    },
    predicts: (c, a) => {
      const d = Array(a + 1).fill(0);
      d[0] = 1;
      for (const x of c) for (let i = x; i <= a; i++) d[i] += d[i - x];
      return d[a];
    },
  },
  {
    slug: "coin-change",
    who: "misreads",
    fields: {
      explanation:
        "Pay the amount or more with as few coins as possible; when it can't be exact the machine gives a bit too much.",
      inputOutputDescription: "coins, amount -> coins needed",
      constraintsDescription: "plenty of coins",
      exampleWalkthrough: "[5,8], 12 -> 2",
      wrongApproach: "greedy",
    },
    predicts: (c, a) => Math.ceil(a / Math.max(...c)),
  },
  {
    slug: "count-islands",
    who: "misreads",
    fields: {
      explanation: "How large is the largest island, in squares.",
      inputOutputDescription: "grid -> number",
      constraintsDescription: "0 and 1",
      exampleWalkthrough: "[[1,1],[0,1]] -> 3",
      wrongApproach: "diagonals",
    },
    predicts: (g) => {
      const s = g.map((r) => [...r]);
      const take = (i, k) => {
        s[i][k] = 0;
        return 1 + go(i + 1, k) + go(i - 1, k) + go(i, k + 1) + go(i, k - 1);
      };
      const go = (i, k) => (s[i]?.[k] !== 1 ? 0 : take(i, k));
      let b = 0;
      for (const [i, r] of s.entries()) for (const k of r.keys()) b = Math.max(b, go(i, k));
      return b;
    },
  },
  {
    slug: "count-islands",
    who: "misreads",
    fields: {
      explanation:
        "Islands that touch the edge of the photo don't count because they go on outside; count the others.",
      inputOutputDescription: "grid -> number",
      constraintsDescription: "0/1, sides join",
      exampleWalkthrough: "[[0,0,0],[0,1,0],[0,0,0]] -> 1",
      wrongApproach: "diagonals",
    },
    predicts: (g) => {
      const s = g.map((r) => [...r]);
      let c = 0;
      for (const [i, r] of s.entries())
        for (const k of r.keys()) {
          if (s[i][k] !== 1) continue;
          let edge = false;
          const go = (a, b) => {
            if (s[a]?.[b] !== 1) return;
            s[a][b] = 0;
            if (a === 0 || b === 0 || a === g.length - 1 || b === g[0].length - 1) edge = true;
            go(a + 1, b);
            go(a - 1, b);
            go(a, b + 1);
            go(a, b - 1);
          };
          go(i, k);
          if (!edge) c++;
        }
      return c;
    },
  },
  {
    slug: "course-order",
    who: "misreads",
    fields: {
      explanation: "[5,2] means 5 comes first and 2 after it. Order all courses so.",
      inputOutputDescription: "count, needs -> order",
      constraintsDescription: "[] if circle",
      exampleWalkthrough: "2, [[0,1]] -> [0,1]",
      wrongApproach: "leaving courses out",
    },
    predicts: (c, nd) =>
      courseOrder(
        c,
        nd.map(([a, b]) => [b, a]),
      ),
  },
  {
    slug: "course-order",
    who: "misreads",
    fields: {
      explanation:
        "If there is a circle, leave the courses of the circle out and take all others in a right order.",
      inputOutputDescription: "count, needs -> the courses that can be taken",
      constraintsDescription: "pairs may repeat",
      exampleWalkthrough: "3, [[0,1],[1,0]] -> [2]",
      wrongApproach: "wrong order",
    },
    predicts: (c, nd) => {
      const done = [];
      let more = true;
      while (more) {
        more = false;
        for (let i = 0; i < c; i++)
          if (!done.includes(i) && nd.every(([a, b]) => a !== i || done.includes(b))) {
            done.push(i);
            more = true;
          }
      }
      return done;
    },
  },
];
