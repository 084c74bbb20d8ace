type Term = { names: readonly string[]; meaning: string };

/** Terms of programming and of this workbench that any problem may use. */
export const glossary: readonly Term[] = [
  {
    names: ["invariant"],
    meaning:
      "An invariant is a sentence that is true before each round of a loop, and still true after it. If it also holds at the start, then at the end it tells you why the result is right.",
  },
  {
    names: ["edge case", "corner case"],
    meaning:
      "An edge case is an input at the border of what is allowed: nothing at all, one single value, all values the same, the largest size. Programs break there first.",
  },
  {
    names: ["constraint"],
    meaning:
      "A constraint is a promise about the input: how large it can be and which values it can hold. You may rely on it, and it tells you how fast the program must be.",
  },
  {
    names: ["time complexity", "complexity", "big o", "big-o"],
    meaning:
      "Complexity says how the work grows with the input. If twice the input means twice the work, that is O(n); if it means four times the work, that is O(n^2).",
  },
  {
    names: ["o\\(n\\)", "linear"],
    meaning:
      "O(n), or linear: each value is touched a fixed number of times, so twice the input is twice the work.",
  },
  {
    names: ["o\\(n\\^2\\)", "o\\(n2\\)", "quadratic"],
    meaning:
      "O(n^2), or quadratic: for each value you go through the values again, so ten times the input is a hundred times the work.",
  },
  {
    names: ["o\\(log n\\)", "logarithmic"],
    meaning:
      "O(log n), or logarithmic: each step throws away half of what is left. A million values take about twenty steps.",
  },
  {
    names: ["o\\(1\\)", "constant time"],
    meaning: "O(1), or constant: the work does not grow with the input at all.",
  },
  {
    names: ["index", "indices", "position"],
    meaning:
      "An index is the place of a value in a list. Counting begins at 0, so the last of n values stands at n - 1.",
  },
  {
    names: ["array", "list"],
    meaning:
      "A list (in JavaScript an array) holds values in order. Each has a position, and the first position is 0.",
  },
  {
    names: ["subarray", "sub array"],
    meaning:
      "A subarray is a piece of a list without gaps: some values that stand next to each other, in their order.",
  },
  {
    names: ["substring"],
    meaning:
      "A substring is a piece of a text without gaps. “ban” is one of “banana”, “bnn” is not.",
  },
  {
    names: ["subsequence"],
    meaning: "A subsequence keeps the order but may leave values out. “bnn” is one of “banana”.",
  },
  {
    names: ["subset"],
    meaning:
      "A subset takes some of the values, perhaps none and perhaps all. The order does not matter.",
  },
  { names: ["permutation"], meaning: "A permutation holds the same values in some order." },
  {
    names: ["palindrome"],
    meaning: "A palindrome reads the same from the front and from the back, like “level”.",
  },
  {
    names: ["hash table", "hashmap", "dictionary", "dict"],
    meaning:
      "A hash map stores a value under a key and gives it back when you ask for that key, in about the same short time however much it holds.",
  },
  {
    names: ["hash set"],
    meaning:
      "A set remembers which values it has met, each once, and answers quickly whether one is among them.",
  },
  { names: ["queue"], meaning: "A queue gives back what has waited longest: first in, first out." },
  {
    names: ["priority queue"],
    meaning:
      "A priority queue gives back the smallest (or largest) of what it holds, whenever it came in.",
  },
  {
    names: ["pointer"],
    meaning:
      "A pointer here is a variable that holds a position (or a node). Moving it means to look at another place.",
  },
  {
    names: ["node"],
    meaning:
      "A node is one piece of a list, tree or graph. It holds a value and knows which nodes it leads to.",
  },
  { names: ["leaf", "leaves"], meaning: "A leaf is a node of a tree that has no children." },
  {
    names: ["root"],
    meaning: "The root is the node of a tree where it begins. It is nobody’s child.",
  },
  {
    names: ["tree", "binary tree"],
    meaning:
      "A tree is made of nodes; each but the root has one parent. In a binary tree each has at most two children, left and right.",
  },
  {
    names: ["graph"],
    meaning:
      "A graph is a set of nodes and the connections between them. A map of towns and roads is one.",
  },
  { names: ["edge"], meaning: "An edge is a connection between two nodes of a graph." },
  { names: ["cycle"], meaning: "A cycle is a way that leads back to where it began." },
  {
    names: ["recursion", "recursive"],
    meaning:
      "Recursion: a function that calls itself on a smaller input. It needs a smallest case that it answers at once.",
  },
  {
    names: ["base case"],
    meaning:
      "The base case is the smallest input, which a recursive function answers without calling itself.",
  },
  {
    names: ["iterate", "iteration", "loop"],
    meaning: "A loop does the same for one value after the other. One round of it is an iteration.",
  },
  {
    names: ["in place"],
    meaning:
      "In place means: change the given value itself, and do not build a second one of the same size.",
  },
  {
    names: ["brute force"],
    meaning: "Brute force tries everything. It is simple and right, and often too slow.",
  },
  {
    names: ["greedy"],
    meaning:
      "Greedy means to take what looks best now and never to take it back. It is right only where that can be proved.",
  },
  {
    names: ["off by one"],
    meaning:
      "An off-by-one mistake goes one too far or stops one too early, often at the first or last value.",
  },
  { names: ["interval"], meaning: "An interval has a start and an end, and everything between." },
  {
    names: ["overlap"],
    meaning:
      "Two things overlap when they share something: two intervals, when one begins before the other has ended.",
  },
  {
    names: ["contiguous", "consecutive", "adjacent"],
    meaning: "Standing next to each other, without a gap.",
  },
  { names: ["ascending", "increasing"], meaning: "Ascending: from small to large." },
  { names: ["descending", "decreasing"], meaning: "Descending: from large to small." },
  { names: ["distinct", "unique"], meaning: "Distinct values are all different from each other." },
  {
    names: ["trace"],
    meaning:
      "A trace shows your program step by step on one test: which line runs, and which value each variable has then.",
  },
  {
    names: ["hint budget"],
    meaning:
      "The hint budget is how many hints there are for this attempt. Nudge and checkpoint do not use it.",
  },
  {
    names: ["nudge"],
    meaning:
      "A nudge is a sentence or two that turns you in the right direction. It costs nothing.",
  },
  {
    names: ["checkpoint"],
    meaning:
      "A checkpoint looks at what you have and says whether you are on the way. It costs nothing.",
  },
  {
    names: ["rescue"],
    meaning:
      "A rescue explains the whole idea. After it you have to explain it back before you can complete.",
  },
  {
    names: ["recap"],
    meaning: "A recap is the idea in your own words. It is asked for after a rescue.",
  },
];
