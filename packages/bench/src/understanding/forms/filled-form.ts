import type { RunValue } from "@foothold/core/runs";
import { coinChange } from "./coin-change.mjs";
import { countIslands } from "./count-islands.mjs";
import { editDistance } from "./edit-distance.mjs";
import { firstUniqueCharacter } from "./first-unique-character.mjs";
import { kMostFrequent } from "./k-most-frequent.mjs";
import { mergeIntervals } from "./merge-intervals.mjs";
import { nextWarmerDay } from "./next-warmer-day.mjs";
import { palindromePhrase } from "./palindrome-phrase.mjs";
import { shipCapacity } from "./ship-capacity.mjs";
import { singleTradeProfit } from "./single-trade-profit.mjs";
import { subarraySumCount } from "./subarray-sum-count.mjs";
import { validParentheses } from "./valid-parentheses.mjs";

/** What somebody writes into the form, and how they answer what is asked then. */
export type FilledForm = {
  who: string;
  /** What is misread, or how it is gamed. */
  note?: string;
  fields: {
    explanation: string;
    inputOutputDescription: string;
    constraintsDescription: string;
    exampleWalkthrough: string;
    wrongApproach: string;
  };
  /** To a question in words; the explanation again where there is none. */
  reply?: string;
  /** Which of the predictions are slips of somebody who understands, from 0. */
  slipsAt?: number[];
  /** What is predicted; the right result where there is none. */
  predicts?(...args: RunValue[]): RunValue;
  /** How they type a value; as JSON where it is not said. */
  types?(value: RunValue): string;
};

/** By problem. Written from the statements alone, before anything else of the gate was looked at. */
export const filledForms: Record<string, FilledForm[]> = {
  "coin-change": coinChange,
  "count-islands": countIslands,
  "edit-distance": editDistance,
  "first-unique-character": firstUniqueCharacter,
  "k-most-frequent": kMostFrequent,
  "merge-intervals": mergeIntervals,
  "next-warmer-day": nextWarmerDay,
  "palindrome-phrase": palindromePhrase,
  "ship-capacity": shipCapacity,
  "single-trade-profit": singleTradeProfit,
  "subarray-sum-count": subarraySumCount,
  "valid-parentheses": validParentheses,
};
