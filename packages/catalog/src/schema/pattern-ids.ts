import { z } from "zod";

/** The patterns to choose from. Not all have a page of their own. */
export const patternNames = {
  "hash-map": "Hash map",
  stack: "Stack",
  counting: "Counting",
  "two-pointers": "Two pointers",
  "binary-search": "Binary search",
  "running-best": "Running best",
  "sliding-window": "Sliding window",
  intervals: "Intervals",
  "prefix-sum": "Prefix sum",
  "monotonic-stack": "Monotonic stack",
  bfs: "Breadth-first search",
  "linked-list": "Linked list",
  dfs: "Depth-first search",
  "topological-sort": "Topological sort",
  heap: "Heap",
  "dynamic-programming": "Dynamic programming",
  "union-find": "Union-find",
  backtracking: "Backtracking",
  dijkstra: "Dijkstra",
  sorting: "Sorting",
  greedy: "Greedy",
  "brute-force": "Brute force",
} as const;

export type PatternId = keyof typeof patternNames;
export const patternIds = Object.keys(patternNames) as PatternId[];
export const patternIdSchema = z.enum(patternIds, {
  error: ({ input }) => `"${String(input)}" is no pattern; use one of ${patternIds.join(", ")}`,
});
