import type { Problem } from "../../entities/catalog/problem.ts";

/** What the problems of the catalogue take and return. */
export const signatures = {
  "all-subsets": {
    name: "allSubsets",
    pythonName: "all_subsets",
    parameters: [{ name: "numbers", type: "number[]", kind: "plain" }],
    returns: { type: "number[][]", kind: "plain" },
  },
  "binary-search": {
    name: "binarySearch",
    pythonName: "binary_search",
    parameters: [
      { name: "numbers", type: "number[]", kind: "plain" },
      { name: "target", type: "number", kind: "plain" },
    ],
    returns: { type: "number", kind: "plain" },
  },
  "cheapest-route": {
    name: "cheapestRoute",
    pythonName: "cheapest_route",
    parameters: [
      { name: "count", type: "number", kind: "plain" },
      { name: "roads", type: "number[][]", kind: "plain" },
      { name: "start", type: "number", kind: "plain" },
      { name: "goal", type: "number", kind: "plain" },
    ],
    returns: { type: "number", kind: "plain" },
  },
  "coin-change": {
    name: "coinChange",
    pythonName: "coin_change",
    parameters: [
      { name: "coins", type: "number[]", kind: "plain" },
      { name: "amount", type: "number", kind: "plain" },
    ],
    returns: { type: "number", kind: "plain" },
  },
  "count-islands": {
    name: "countIslands",
    pythonName: "count_islands",
    parameters: [{ name: "grid", type: "number[][]", kind: "plain" }],
    returns: { type: "number", kind: "plain" },
  },
  "course-order": {
    name: "courseOrder",
    pythonName: "course_order",
    parameters: [
      { name: "count", type: "number", kind: "plain" },
      { name: "needs", type: "number[][]", kind: "plain" },
    ],
    returns: { type: "number[]", kind: "plain" },
  },
  "edit-distance": {
    name: "editDistance",
    pythonName: "edit_distance",
    parameters: [
      { name: "current", type: "string", kind: "plain" },
      { name: "wanted", type: "string", kind: "plain" },
    ],
    returns: { type: "number", kind: "plain" },
  },
  "first-unique-character": {
    name: "firstUniqueCharacter",
    pythonName: "first_unique_character",
    parameters: [{ name: "text", type: "string", kind: "plain" }],
    returns: { type: "number", kind: "plain" },
  },
  "k-most-frequent": {
    name: "kMostFrequent",
    pythonName: "k_most_frequent",
    parameters: [
      { name: "readings", type: "number[]", kind: "plain" },
      { name: "k", type: "number", kind: "plain" },
    ],
    returns: { type: "number[]", kind: "plain" },
  },
  "longest-unique-substring": {
    name: "longestUniqueSubstring",
    pythonName: "longest_unique_substring",
    parameters: [{ name: "text", type: "string", kind: "plain" }],
    returns: { type: "number", kind: "plain" },
  },
  "merge-accounts": {
    name: "mergeAccounts",
    pythonName: "merge_accounts",
    parameters: [{ name: "accounts", type: "string[][]", kind: "plain" }],
    returns: { type: "string[][]", kind: "plain" },
  },
  "merge-intervals": {
    name: "mergeIntervals",
    pythonName: "merge_intervals",
    parameters: [{ name: "intervals", type: "number[][]", kind: "plain" }],
    returns: { type: "number[][]", kind: "plain" },
  },
  "next-warmer-day": {
    name: "nextWarmerDay",
    pythonName: "next_warmer_day",
    parameters: [{ name: "temperatures", type: "number[]", kind: "plain" }],
    returns: { type: "number[]", kind: "plain" },
  },
  "pair-with-sum-sorted": {
    name: "pairWithSumSorted",
    pythonName: "pair_with_sum_sorted",
    parameters: [
      { name: "numbers", type: "number[]", kind: "plain" },
      { name: "target", type: "number", kind: "plain" },
    ],
    returns: { type: "number[]", kind: "plain" },
  },
  "palindrome-phrase": {
    name: "palindromePhrase",
    pythonName: "palindrome_phrase",
    parameters: [{ name: "text", type: "string", kind: "plain" }],
    returns: { type: "boolean", kind: "plain" },
  },
  "reverse-linked-list": {
    name: "reverseLinkedList",
    pythonName: "reverse_linked_list",
    parameters: [{ name: "head", type: "ListNode | null", kind: "linked-list" }],
    returns: { type: "ListNode | null", kind: "linked-list" },
  },
  "rotated-search": {
    name: "rotatedSearch",
    pythonName: "rotated_search",
    parameters: [
      { name: "numbers", type: "number[]", kind: "plain" },
      { name: "target", type: "number", kind: "plain" },
    ],
    returns: { type: "number", kind: "plain" },
  },
  "ship-capacity": {
    name: "shipCapacity",
    pythonName: "ship_capacity",
    parameters: [
      { name: "weights", type: "number[]", kind: "plain" },
      { name: "days", type: "number", kind: "plain" },
    ],
    returns: { type: "number", kind: "plain" },
  },
  "single-trade-profit": {
    name: "singleTradeProfit",
    pythonName: "single_trade_profit",
    parameters: [{ name: "prices", type: "number[]", kind: "plain" }],
    returns: { type: "number", kind: "plain" },
  },
  "subarray-sum-count": {
    name: "subarraySumCount",
    pythonName: "subarray_sum_count",
    parameters: [
      { name: "numbers", type: "number[]", kind: "plain" },
      { name: "k", type: "number", kind: "plain" },
    ],
    returns: { type: "number", kind: "plain" },
  },
  "tree-level-order": {
    name: "treeLevelOrder",
    pythonName: "tree_level_order",
    parameters: [{ name: "root", type: "TreeNode | null", kind: "binary-tree" }],
    returns: { type: "number[][]", kind: "plain" },
  },
  "two-sum": {
    name: "twoSum",
    pythonName: "two_sum",
    parameters: [
      { name: "numbers", type: "number[]", kind: "plain" },
      { name: "target", type: "number", kind: "plain" },
    ],
    returns: { type: "number[]", kind: "plain" },
  },
  "valid-parentheses": {
    name: "validParentheses",
    pythonName: "valid_parentheses",
    parameters: [{ name: "text", type: "string", kind: "plain" }],
    returns: { type: "boolean", kind: "plain" },
  },
  "word-break": {
    name: "wordBreak",
    pythonName: "word_break",
    parameters: [
      { name: "text", type: "string", kind: "plain" },
      { name: "words", type: "string[]", kind: "plain" },
    ],
    returns: { type: "boolean", kind: "plain" },
  },
} as const satisfies Record<string, Problem["signature"]>;
