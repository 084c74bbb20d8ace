import { binarySearch } from "./other-programs/binary-search.ts";
import { coinChange } from "./other-programs/coin-change.ts";
import { countIslands } from "./other-programs/count-islands.ts";
import { firstUniqueCharacter } from "./other-programs/first-unique-character.ts";
import { longestUniqueSubstring } from "./other-programs/longest-unique-substring.ts";
import { mergeIntervals } from "./other-programs/merge-intervals.ts";
import { nextWarmerDay } from "./other-programs/next-warmer-day.ts";
import { palindromePhrase } from "./other-programs/palindrome-phrase.ts";
import { reverseLinkedList } from "./other-programs/reverse-linked-list.ts";
import { singleTradeProfit } from "./other-programs/single-trade-profit.ts";
import { subarraySumCount } from "./other-programs/subarray-sum-count.ts";
import { twoSum } from "./other-programs/two-sum.ts";
import { validParentheses } from "./other-programs/valid-parentheses.ts";

const byProblem = {
  "binary-search": binarySearch,
  "coin-change": coinChange,
  "count-islands": countIslands,
  "first-unique-character": firstUniqueCharacter,
  "longest-unique-substring": longestUniqueSubstring,
  "merge-intervals": mergeIntervals,
  "next-warmer-day": nextWarmerDay,
  "palindrome-phrase": palindromePhrase,
  "reverse-linked-list": reverseLinkedList,
  "single-trade-profit": singleTradeProfit,
  "subarray-sum-count": subarraySumCount,
  "two-sum": twoSum,
  "valid-parentheses": validParentheses,
};

export const otherPrograms = Object.entries(byProblem).flatMap(([problem, programs]) =>
  programs.map((program) => ({ ...program, problem })),
);
