import type { LearnerExample } from "./learner-example.ts";

/** Written before the rules and kept aside until they stood. */
export const keptExamples: readonly LearnerExample[] = [
  [
    "two-sum",
    "Lets take the list 5, 1, 6 with target 11. 5 needs 6, I see 1, no, then I see 6 and 5 was at 0. So the answer is [0, 2].",
    [
      [[5, 1, 6], 11],
      [0, 2],
    ],
  ],
  [
    "two-sum",
    "two_sum([1, 2, 4], 6)  # [1, 2]\ntwo_sum([8, -3], 5)  # (0, 1)",
    [
      [[1, 2, 4], 6],
      [1, 2],
    ],
    [
      [[8, -3], 5],
      [0, 1],
    ],
  ],
  [
    "two-sum",
    "Input: numbers=[9, 1, 20, 5]; target=14\nOutput: [0, 3]",
    [
      [[9, 1, 20, 5], 14],
      [0, 3],
    ],
  ],
  ["two-sum", "[5,12,3,8] with target 15 i think 12 and 3 so result: 12 and 3"],
  ["pair-with-sum-sorted", "[1,5,9] & 2 => []", [[[1, 5, 9], 2], []]],
  ["pair-with-sum-sorted", "two pointers: [1,3,4] move left when sum too small"],
  [
    "pair-with-sum-sorted",
    "Given [1, 2, 3, 4] and the target 100 no pair is large enough, therefore the function returns an empty list.",
    [[[1, 2, 3, 4], 100], []],
  ],
  [
    "binary-search",
    "I search for 5 in [1, 3, 5]. Middle is 3, 5 is bigger so go right. Found at 2. Output: 2",
    [[[1, 3, 5], 5], 2],
  ],
  ["binary-search", "binarySearch([1,2,3,4], 4) returns 3", [[[1, 2, 3, 4], 4], 3]],
  ["binary-search", "if it is not in the list the answer is -1"],
  [
    "rotated-search",
    "[40,55,62,7,19,30], 50 -> -1, [3,8,11], 3 -> 0",
    [[[40, 55, 62, 7, 19, 30], 50], -1],
    [[[3, 8, 11], 3], 0],
  ],
  ["rotated-search", "rotated_search([2, 1], 1) == 1", [[[2, 1], 1], 1]],
  [
    "rotated-search",
    "numbers = [6, 7, 1], target = 8: 8 would be after 7 but it's not there → returns None",
    [[[6, 7, 1], 8], null],
  ],
  ["coin-change", "coins = [2], amount = 3 returns -1", [[[2], 3], -1]],
  [
    "coin-change",
    "we have [5, 10] and need to pay 20. we take 10 and 10, that are 2 coins, so 2",
    [[[5, 10], 20], 2],
  ],
  ["coin-change", "coinChange([7], 0) → 0", [[[7], 0], 0]],
  [
    "ship-capacity",
    "weights = [4, 2, 5, 3] and 2 days. Day one 4 and 2, day two 5 and 3. The smallest capacity is 8.",
    [[[4, 2, 5, 3], 2], 8],
  ],
  [
    "ship-capacity",
    "For weights [3, 3, 3] with days = 3, ship needs 3. For weights [3, 3, 3] with days = 1, ship needs 9.",
    [[[3, 3, 3], 3], 3],
    [[[3, 3, 3], 1], 9],
  ],
  ["ship-capacity", "all 12 in one day"],
  [
    "subarray-sum-count",
    "numbers = [1, 1, 1], k = 2. The stretches 1,1 at the start and 1,1 at the end, so 2",
    [[[1, 1, 1], 2], 2],
  ],
  [
    "subarray-sum-count",
    "k is 4 and numbers is [1, 4, -2, 2]. 4 alone makes 4, and 4 -2 +2 makes 4. Answer: two",
    [[[1, 4, -2, 2], 4], 2],
  ],
  ["subarray-sum-count", "Given the list 5, -5, 5 and k=5 it returns 3", [[[5, -5, 5], 5], 3]],
  [
    "k-most-frequent",
    "readings = [5, 5, 1], k = 1. 5 occurs twice, 1 once. Return [5].",
    [[[5, 5, 1], 1], [5]],
  ],
  [
    "k-most-frequent",
    "kMostFrequent([9,6,8], 3) -> [6,8,9]",
    [
      [[9, 6, 8], 3],
      [6, 8, 9],
    ],
  ],
  ["k-most-frequent", "4 comes three times so it is first"],
  [
    "single-trade-profit",
    "prices = [7, 2, 5, 9, 4]: buy for 2, sell for 9, so 7",
    [[[7, 2, 5, 9, 4]], 7],
  ],
  [
    "single-trade-profit",
    "For [9, 7, 4, 1] it only goes down so we never buy and the answer is 0",
    [[[9, 7, 4, 1]], 0],
  ],
  [
    "single-trade-profit",
    "[20, 3, 8, 6] → 5 since 20 comes too early, so 3 to 8",
    [[[20, 3, 8, 6]], 5],
  ],
  ["single-trade-profit", "10 8 12 -> 4\n5 4 -> 0", [[[10, 8, 12]], 4], [[[5, 4]], 0]],
  ["next-warmer-day", "9,7,4 is 0,0,0 because get colder", [[[9, 7, 4]], [0, 0, 0]]],
  ["next-warmer-day", "next_warmer_day([20, 20, 22]) => [2, 1, 0]", [[[20, 20, 22]], [2, 1, 0]]],
  [
    "next-warmer-day",
    "Input is [30, 31]. The first day waits one day. The second has nothing after it. Result is [1, 0].",
    [[[30, 31]], [1, 0]],
  ],
  ["all-subsets", "[3, 8] gives [], [3], [8] and [3, 8]", [[[3, 8]], [[], [3], [8], [3, 8]]]],
  [
    "all-subsets",
    "for lamps [1] we have [] and then [1] so the output is [[], [1]].",
    [[[1]], [[], [1]]],
  ],
  ["all-subsets", "[1, 2] results in 4", [[[1, 2]], 4]],
  [
    "merge-intervals",
    "[1,4], [3,6], [8,9] -> [1,6], [8,9]",
    [
      [
        [
          [1, 4],
          [3, 6],
          [8, 9],
        ],
      ],
      [
        [1, 6],
        [8, 9],
      ],
    ],
  ],
  [
    "merge-intervals",
    "mergeIntervals([[5,8],[1,2],[2,6]])\nsort: [[1,2],[2,6],[5,8]]\nreturns [[1,8]]",
    [
      [
        [
          [5, 8],
          [1, 2],
          [2, 6],
        ],
      ],
      [[1, 8]],
    ],
  ],
  ["merge-intervals", "10-30 and 30-45 is 10-45"],
  [
    "count-islands",
    "1 1 0\n0 0 0\n0 1 1\nThe top two are joined, the bottom two are joined, so 2",
    [
      [
        [
          [1, 1, 0],
          [0, 0, 0],
          [0, 1, 1],
        ],
      ],
      2,
    ],
  ],
  [
    "count-islands",
    "1,0,1\n0,0,0\n-> 2",
    [
      [
        [
          [1, 0, 1],
          [0, 0, 0],
        ],
      ],
      2,
    ],
  ],
  [
    "count-islands",
    "grid = [\n  [1, 1],\n  [0, 0],\n]\n=> 1",
    [
      [
        [
          [1, 1],
          [0, 0],
        ],
      ],
      1,
    ],
  ],
  ["count-islands", "two squares with a corner only are 2 islands"],
  [
    "course-order",
    "count = 4, needs = [[1, 0], [2, 1], [3, 1]]. 0 is free, then 1, then 2 and 3. So [0, 1, 2, 3]",
    [
      [
        4,
        [
          [1, 0],
          [2, 1],
          [3, 1],
        ],
      ],
      [0, 1, 2, 3],
    ],
  ],
  [
    "course-order",
    "3, [[0, 2]] gives [1, 2, 0] or [2, 0, 1]",
    [
      [3, [[0, 2]]],
      [1, 2, 0],
    ],
  ],
  ["course-order", "first 0 then 1 then 2 and 3"],
  [
    "cheapest-route",
    "count = 4, roads = [[0, 1, 4], [0, 2, 1], [2, 1, 2], [1, 3, 5]], start = 0, goal = 3. 0 to 2 costs 1, 2 to 1 costs 2, 1 to 3 costs 5, that is 1 + 2 + 5 = 8. So the answer is 8",
    [
      [
        4,
        [
          [0, 1, 4],
          [0, 2, 1],
          [2, 1, 2],
          [1, 3, 5],
        ],
        0,
        3,
      ],
      8,
    ],
  ],
  [
    "cheapest-route",
    "2 places, roads [[0,1,6]], from 1 to 1. Already there so it costs nothing, we return 0",
    [[2, [[0, 1, 6]], 1, 1], 0],
  ],
  ["cheapest-route", "cheapestRoute(2, [[0,1,9]], 0, 1) // 9", [[2, [[0, 1, 9]], 0, 1], 9]],
  [
    "edit-distance",
    '"boat" to "coast" takes 2 steps: swap b for c and put in s',
    [["boat", "coast"], 2],
  ],
  [
    "edit-distance",
    "current is “cat” and wanted is “cart”, we put in an r, the result is 1",
    [["cat", "cart"], 1],
  ],
  ["edit-distance", '"cat" -> "bat" = 1', [["cat", "bat"], 1]],
  ["edit-distance", 'editDistance("", "film") = 4', [["", "film"], 4]],
  [
    "word-break",
    "text is 'seasand' and words are seas, and, sea: returns true",
    [["seasand", ["seas", "and", "sea"]], true],
  ],
  ["word-break", '"hotelroom" is false: after hotel there is no stamp for room'],
  ["word-break", "`dogcat` with [dog, cat] gives true", [["dogcat", ["dog", "cat"]], true]],
  [
    "merge-accounts",
    "accounts = [['Tea Room', 'a@hill.org'], ['Tea Room', 'b@dock.org']]. Same name but no shared address, so it stays [['Tea Room', 'a@hill.org'], ['Tea Room', 'b@dock.org']]",
    [
      [
        [
          ["Tea Room", "a@hill.org"],
          ["Tea Room", "b@dock.org"],
        ],
      ],
      [
        ["Tea Room", "a@hill.org"],
        ["Tea Room", "b@dock.org"],
      ],
    ],
  ],
  ["merge-accounts", "two Tea Room cards with tea@hill.org become one account"],
  ["first-unique-character", '"cabinc": c is there twice, so a at position 1', [["cabinc"], 1]],
  ["first-unique-character", 'text is "banana". b is only once. So b', [["banana"], "b"]],
  ["first-unique-character", "pepper7 -> 5", [["pepper7"], 5]],
  ["first-unique-character", "r is not at position 5"],
  [
    "longest-unique-substring",
    "For 'cocoa' the window c, co, then c repeats, later coa. The longest has 3 signs, so the answer is 3",
    [["cocoa"], 3],
  ],
  ["longest-unique-substring", "aabbcc gives 2 (ab)", [["aabbcc"], 2]],
  ["longest-unique-substring", '"a b" returns 3, "aaa" returns 1.', [["a b"], 3], [["aaa"], 1]],
  [
    "palindrome-phrase",
    'text is "Noon". Lower case it is noon, backwards noon, so it returns true.',
    [["Noon"], true],
  ],
  ["palindrome-phrase", "‘Top spot!’ should give true because topspot", [["Top spot!"], true]],
  [
    "palindrome-phrase",
    "for text Racecar we compare r and r, a and a, c and c. all the same so true",
    [["Racecar"], true],
  ],
  ["palindrome-phrase", '"2 doors" gives "srood 2"', [["2 doors"], "srood 2"]],
  ["valid-parentheses", "([)] -> false", [["([)]"], false]],
  ["valid-parentheses", "for ()[] we get true", [["()[]"], true]],
  ["valid-parentheses", "the ( has to be closed by )"],
  ["reverse-linked-list", "1 -> 2 -> 3 becomes 3 -> 2 -> 1", [[[1, 2, 3]], [3, 2, 1]]],
  [
    "reverse-linked-list",
    "[5, 8, 2]: after step 1 [5], after step 2 [8, 5], at the end we have [2, 8, 5]",
    [[[5, 8, 2]], [2, 8, 5]],
  ],
  ["reverse-linked-list", "reverseLinkedList([]) = []", [[[]], []]],
  ["reverse-linked-list", "1->2->3 -> 3->2->1"],
  [
    "tree-level-order",
    "root = [7, 4, 9, null, 5]. First level 7, second 4 and 9, third 5, so we get [[7], [4, 9], [5]]",
    [[[7, 4, 9, null, 5]], [[7], [4, 9], [5]]],
  ],
  ["tree-level-order", "tree 1, 2, 3 gives [1], [2, 3]", [[[1, 2, 3]], [[1], [2, 3]]]],
  ["tree-level-order", "treeLevelOrder([]) returns []", [[[]], []]],
];
