import type { LearnerExample } from "./learner-example.ts";

/** Written after the rules, to see what they miss. */
export const laterExamples: readonly LearnerExample[] = [
  [
    "two-sum",
    "so my example is [10, 20, 30] and we want 50. 10 + 20 is 30 no. 20 + 30 is 50 yes! the positions are 1 and 2 so we return [1, 2]",
    [
      [[10, 20, 30], 50],
      [1, 2],
    ],
  ],
  [
    "two-sum",
    "numbers = [1, 5, 5], target = 10\n1: need 9, not there\n5: need 5, not there yet\n5: need 5, there\n=> [1, 2]",
    [
      [[1, 5, 5], 10],
      [1, 2],
    ],
  ],
  ["two-sum", "if i have 3 and 4 and target 7 its 0 and 1"],
  [
    "two-sum",
    "twoSum([0, -1, 1], 0) should return [1, 2]",
    [
      [[0, -1, 1], 0],
      [1, 2],
    ],
  ],
  [
    "pair-with-sum-sorted",
    "Say numbers is [2, 3, 9] and target is 11. Left points at 2, right points at 9, sum is 11. Done, output [0, 2].",
    [
      [[2, 3, 9], 11],
      [0, 2],
    ],
  ],
  [
    "pair-with-sum-sorted",
    "pair_with_sum_sorted([1, 2], 3)\n>>> [0, 1]",
    [
      [[1, 2], 3],
      [0, 1],
    ],
  ],
  ["pair-with-sum-sorted", "we start on both ends and move to the middle, 1 and 8 make 9"],
  [
    "binary-search",
    "Take [2, 5, 8, 12] and look for 12. Middle is 5, too small. Then 8, too small. Then 12. The position is 3, so 3 is returned.",
  ],
  ["binary-search", "[2,5,8] target:5 result:1", [[[2, 5, 8], 5], 1]],
  ["binary-search", "target = 7, numbers = []. Nothing to search. Answer: -1", [[[], 7], -1]],
  ["rotated-search", "rotatedSearch([5, 6, 1, 2], 6) === 1", [[[5, 6, 1, 2], 6], 1]],
  ["rotated-search", "numbers 8 9 2 4 target 4 -> 3", [[[8, 9, 2, 4], 4], 3]],
  [
    "rotated-search",
    "my list [5,1,3], I am searching 3, left half is [5], right half is [1,3], it is in the right half, so we get 2",
    [[[5, 1, 3], 3], 2],
  ],
  ["coin-change", "Input: coins = [2, 5], amount = 9\n5 + 2 + 2 = 9\nOutput: 3", [[[2, 5], 9], 3]],
  ["coin-change", "To pay 7 with the coins [3, 5] is impossible so -1", [[[3, 5], 7], -1]],
  ["coin-change", "you need 3 coins for 11"],
  ["ship-capacity", "Weights: 5, 5, 5. Days: 2. One day has two crates so 10 is the answer."],
  ["ship-capacity", "[2, 2, 2, 2] with 2 days means 4 per day, result = 4", [[[2, 2, 2, 2], 2], 4]],
  ["ship-capacity", "weights [7] and days 3 → 7 (only one crate)", [[[7], 3], 7]],
  ["subarray-sum-count", "numbers=[0,0], k=0 -> 3 because [0], [0] and [0,0]", [[[0, 0], 0], 3]],
  [
    "subarray-sum-count",
    "In the list [1, 2, 1, 2] with k = 3 there are 1+2, 2+1 and 1+2. Therefore the result is 3.",
    [[[1, 2, 1, 2], 3], 3],
  ],
  [
    "k-most-frequent",
    "readings [3,3,3,8,8,1] k=2: 3 three times, 8 two times, 1 one time. The output should be [3, 8]",
    [
      [[3, 3, 3, 8, 8, 1], 2],
      [3, 8],
    ],
  ],
  ["k-most-frequent", "k_most_frequent([1], 1)  # -> [1]", [[[1], 1], [1]]],
  ["single-trade-profit", "prices: 5 3 10 2\nbuy on 3 sell on 10\nprofit 7"],
  [
    "single-trade-profit",
    "If the prices are [4, 4, 4], no trade makes sense and it returns 0.",
    [[[4, 4, 4]], 0],
  ],
  [
    "single-trade-profit",
    "singleTradeProfit([2, 1, 5])\n// buy at 1, sell at 5\n// 4",
    [[[2, 1, 5]], 4],
  ],
  ["next-warmer-day", "[10, 9, 11] so day 0 waits 2, day 1 waits 1 and day 2 waits 0. [2, 1, 0]"],
  [
    "next-warmer-day",
    "temperatures = [1, 2, 3] => [1, 1, 0]\ntemperatures = [3, 2, 1] => [0, 0, 0]",
    [[[1, 2, 3]], [1, 1, 0]],
    [[[3, 2, 1]], [0, 0, 0]],
  ],
  [
    "all-subsets",
    "numbers = [7], result is [[], [7]] because it can be off or on",
    [[[7]], [[], [7]]],
  ],
  ["all-subsets", "For [1, 2, 3] there would be 8 lightings"],
  [
    "merge-intervals",
    "We have the bookings [[1, 3], [2, 5], [7, 8]]. 1-3 and 2-5 overlap. So the answer is [[1, 5], [7, 8]].",
    [
      [
        [
          [1, 3],
          [2, 5],
          [7, 8],
        ],
      ],
      [
        [1, 5],
        [7, 8],
      ],
    ],
  ],
  [
    "merge-intervals",
    "[2,3] and [3,4] give [2,4]",
    [
      [
        [
          [2, 3],
          [3, 4],
        ],
      ],
      [[2, 4]],
    ],
  ],
  [
    "count-islands",
    "map:\n1 0 0\n0 0 1\nleft top is one, right bottom is another one, they do not touch, so the result is 2",
    [
      [
        [
          [1, 0, 0],
          [0, 0, 1],
        ],
      ],
      2,
    ],
  ],
  [
    "count-islands",
    "[[1, 1], [1, 1]] is one big island so 1",
    [
      [
        [
          [1, 1],
          [1, 1],
        ],
      ],
      1,
    ],
  ],
  [
    "course-order",
    "count is 3 and needs is [[1, 0], [2, 1]], so first 0, then 1, then 2 → [0, 1, 2]",
    [
      [
        3,
        [
          [1, 0],
          [2, 1],
        ],
      ],
      [0, 1, 2],
    ],
  ],
  ["course-order", "with 1 course and no needs the answer is [0]"],
  [
    "cheapest-route",
    "count: 3\nroads: [[0, 1, 5], [1, 2, 5]]\nstart: 0\ngoal: 2\nanswer: 10",
    [
      [
        3,
        [
          [0, 1, 5],
          [1, 2, 5],
        ],
        0,
        2,
      ],
      10,
    ],
  ],
  [
    "edit-distance",
    'If the board shows "sun" and we want "son" only u is swapped, so 1',
    [["sun", "son"], 1],
  ],
  ["edit-distance", '"abc" and "" gives 3 since all get deleted', [["abc", ""], 3]],
  [
    "word-break",
    'wordBreak("seasand", ["sea", "sand"]) → true',
    [["seasand", ["sea", "sand"]], true],
  ],
  [
    "word-break",
    "text = 'teapot', words = ['tea', 'pots']: tea fits, then pot is left and pots is too long. returns false",
    [["teapot", ["tea", "pots"]], false],
  ],
  [
    "merge-accounts",
    'Input: [["Zoo", "z@z.org"], ["Zoo", "y@z.org"]]\nOutput: [["Zoo", "z@z.org"], ["Zoo", "y@z.org"]]',
    [
      [
        [
          ["Zoo", "z@z.org"],
          ["Zoo", "y@z.org"],
        ],
      ],
      [
        ["Zoo", "z@z.org"],
        ["Zoo", "y@z.org"],
      ],
    ],
  ],
  [
    "first-unique-character",
    'for "level" l is twice, e is twice and v is once, v is at index 2 so the answer is 2',
    [["level"], 2],
  ],
  ["first-unique-character", "“aabb” has no unique one so it should return -1", [["aabb"], -1]],
  ["longest-unique-substring", '"pwwkew" -> 3 (wke)', [["pwwkew"], 3]],
  [
    "longest-unique-substring",
    'with "dvdf": d, dv, then d again so start after the first d, vd, vdf. max length 3. answer 3',
    [["dvdf"], 3],
  ],
  ["palindrome-phrase", "'Never odd or even' → neveroddoreven → true"],
  ["palindrome-phrase", 'palindromePhrase("abc") is false because a is not c', [["abc"], false]],
  ["valid-parentheses", "({[]}) gives true", [["({[]})"], true]],
  ["valid-parentheses", '"((" nothing closes them so result False', [["(("], false]],
  [
    "reverse-linked-list",
    "head = [1, 2]. 2 now points to 1 and 1 points to null. result [2, 1]",
    [[[1, 2]], [2, 1]],
  ],
  ["reverse-linked-list", "1->2 turned around is 2->1", [[[1, 2]], [2, 1]]],
  [
    "tree-level-order",
    "root = [1, 2, 3, 4]\nlevels are 1 / 2 3 / 4\nso it returns [[1], [2, 3], [4]]",
    [[[1, 2, 3, 4]], [[1], [2, 3], [4]]],
  ],
  ["tree-level-order", "an empty tree gives an empty list"],
];
