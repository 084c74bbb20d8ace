import type { LearnerExample } from "./learner-example.ts";

/** The rules were written with these in view. */
export const tunedExamples: readonly LearnerExample[] = [
  [
    "two-sum",
    "nums = [2,7,11,15], target = 9. First I look at 2, I need 7. Then 7 is there at position 1, so [0, 1]",
    [
      [[2, 7, 11, 15], 9],
      [0, 1],
    ],
  ],
  [
    "two-sum",
    "twoSum([3,3], 6) = [0,1]",
    [
      [[3, 3], 6],
      [0, 1],
    ],
  ],
  ["two-sum", "i have 12 and 3, togehter they make 15"],
  [
    "two-sum",
    "If the target is 7 and the numbers are [1, 6, 3], then 1 + 6 = 7, so it gives back [0, 1]. If nothing fits it would return [].",
    [
      [[1, 6, 3], 7],
      [0, 1],
    ],
  ],
  [
    "pair-with-sum-sorted",
    "numbers [1, 2, 5], target 7. left is 0, right is 2, 1+5=6 too small, left is 1, 2+5=7 found, we get [1, 2]",
    [
      [[1, 2, 5], 7],
      [1, 2],
    ],
  ],
  [
    "pair-with-sum-sorted",
    "For the sorted list 2, 6, 6, 7 and target 12 we get positions 1 and 2, so [1, 2]",
    [
      [[2, 6, 6, 7], 12],
      [1, 2],
    ],
  ],
  [
    "pair-with-sum-sorted",
    "numbers = [-4, 1, 3]\ntarget = -1\n-4 + 3 = -1\nanswer: [0, 2]",
    [
      [[-4, 1, 3], -1],
      [0, 2],
    ],
  ],
  ["binary-search", "22 in [4, 9, 15, 22, 30] -> 3", [[[4, 9, 15, 22, 30], 22], 3]],
  [
    "binary-search",
    "numbers = [1, 3, 5], target = 4, the result would be -1 because 4 isn't there",
    [[[1, 3, 5], 4], -1],
  ],
  [
    "binary-search",
    "the list is 2 4 6 8 and target is 6. mid = 4 → too small, then mid = 6. so it is 2",
    [[[2, 4, 6, 8], 6], 2],
  ],
  [
    "rotated-search",
    "Numbers are [4,5,1,2,3] and the target is 1. The drop is after 5. So we get 2.",
    [[[4, 5, 1, 2, 3], 1], 2],
  ],
  ["rotated-search", "row 7 9 1 3, looking for 9, answer 1", [[[7, 9, 1, 3], 9], 1]],
  ["rotated-search", "19 is on 4"],
  [
    "coin-change",
    "With coins 1, 3, 4 and amount 6: 4+1+1 takes 3 coins, but 3+3 only 2. So the answer is 2.",
    [[[1, 3, 4], 6], 2],
  ],
  ["coin-change", "amount 11 with coins [1,2,5] gives 3 (5+5+1)", [[[1, 2, 5], 11], 3]],
  ["coin-change", "3+3 is 6 so 2"],
  ["coin-change", "1, 3, 4, 6 -> 2"],
  ["ship-capacity", "[6,1,1] in 5 days -> 6", [[[6, 1, 1], 5], 6]],
  [
    "ship-capacity",
    "[1, 2, 3, 4], 2\nfirst i try 4, too small, then 10 too big\nfinal result 6",
    [[[1, 2, 3, 4], 2], 6],
  ],
  ["ship-capacity", "ship_capacity(weights=[10, 20], days=1)\n# 30", [[[10, 20], 1], 30]],
  [
    "subarray-sum-count",
    "[3,3,3], 6 → 2 \n [2,-2,0], 0 → 3",
    [[[3, 3, 3], 6], 2],
    [[[2, -2, 0], 0], 3],
  ],
  ["subarray-sum-count", "the stretch 3, 3 sums to 6 two times"],
  ["subarray-sum-count", "subarraySumCount([], 3) gives 0", [[[], 3], 0]],
  [
    "k-most-frequent",
    "[7, -3, 7, -3, 5] with k 1: 7 is 2 times and -3 is 2 times, smaller first, so -3",
    [[[7, -3, 7, -3, 5], 1], -3],
  ],
  [
    "k-most-frequent",
    "k = 2, readings 1 1 2 2 3 gives [1, 2]",
    [
      [[1, 1, 2, 2, 3], 2],
      [1, 2],
    ],
  ],
  [
    "k-most-frequent",
    "readings: [2, 2, 8]\nk: 2\ncounts: 2 -> 2, 8 -> 1\nresult: [2, 8]",
    [
      [[2, 2, 8], 2],
      [2, 8],
    ],
  ],
  [
    "single-trade-profit",
    "Example: 20, 3, 8, 6. Buy at 3 and sell at 8, the profit is 5.",
    [[[20, 3, 8, 6]], 5],
  ],
  ["single-trade-profit", "For [1, 5] it is 5 - 1 = 4.", [[[1, 5]], 4]],
  ["single-trade-profit", "buy 2 sell 9 is 7"],
  [
    "next-warmer-day",
    "temperatures [16, 13, 15, 19]. 16 waits 3 days, 13 waits 1, 15 waits 1, 19 never. So [3, 1, 1, 0]",
    [[[16, 13, 15, 19]], [3, 1, 1, 0]],
  ],
  ["next-warmer-day", "if temps are 10, 12 then we return 1, 0", [[[10, 12]], [1, 0]]],
  ["next-warmer-day", "20 is colder than 21 so 1"],
  [
    "all-subsets",
    "numbers = [3, 8]\nsubsets: nothing, 3, 8, both\n-> [[], [3], [8], [3, 8]]",
    [[[3, 8]], [[], [3], [8], [3, 8]]],
  ],
  ["all-subsets", "allSubsets([]) = [[]]", [[[]], [[]]]],
  ["all-subsets", "with 2 lamps there are 4 lightings"],
  [
    "merge-intervals",
    "intervals = [[1, 4], [3, 6]]; 3 is before 4 so they overlap and we get [[1, 6]]",
    [
      [
        [
          [1, 4],
          [3, 6],
        ],
      ],
      [[1, 6]],
    ],
  ],
  [
    "merge-intervals",
    "[(10, 30), (30, 45)] becomes [(10, 45)]",
    [
      [
        [
          [10, 30],
          [30, 45],
        ],
      ],
      [[10, 45]],
    ],
  ],
  ["merge-intervals", "[1, 4] and [3, 6] do not become [1, 6]"],
  [
    "merge-intervals",
    "1 4\n3 6\n8 9\nresult\n1 6\n8 9",
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
    "count-islands",
    "grid:\n[1, 0]\n[0, 1]\nthey only touch on corner, answer is 2",
    [
      [
        [
          [1, 0],
          [0, 1],
        ],
      ],
      2,
    ],
  ],
  [
    "count-islands",
    "101\n010\ngives 3 islands",
    [
      [
        [
          [1, 0, 1],
          [0, 1, 0],
        ],
      ],
      3,
    ],
  ],
  ["count-islands", "[[0]] is 0 because only water", [[[[0]]], 0]],
  ["count-islands", "count_islands([]) # 0", [[[]], 0]],
  [
    "course-order",
    "2 courses and needs [[0,1],[1,0]] they wait on each other so the result is []",
    [
      [
        2,
        [
          [0, 1],
          [1, 0],
        ],
      ],
      [],
    ],
  ],
  [
    "course-order",
    "courseOrder(2, []) → [0, 1]",
    [
      [2, []],
      [0, 1],
    ],
  ],
  [
    "course-order",
    "course_order(3, [(2, 0), (1, 0)]) returns [0, 1, 2]",
    [
      [
        3,
        [
          [2, 0],
          [1, 0],
        ],
      ],
      [0, 1, 2],
    ],
  ],
  [
    "cheapest-route",
    "3, [[0, 1, 7], [2, 1, 3]], 0, 2 → -1",
    [
      [
        3,
        [
          [0, 1, 7],
          [2, 1, 3],
        ],
        0,
        2,
      ],
      -1,
    ],
  ],
  ["cheapest-route", "from 0 to 3 costs 8"],
  [
    "cheapest-route",
    "start 0 goal 2 count 3 roads [[0,1,2],[1,2,2],[0,2,9]] -> the way over 1 is 2+2 = 4, answer 4",
    [
      [
        3,
        [
          [0, 1, 2],
          [1, 2, 2],
          [0, 2, 9],
        ],
        0,
        2,
      ],
      4,
    ],
  ],
  [
    "edit-distance",
    "current = 'stop', wanted = 'top'. Take the s away, so 1",
    [["stop", "top"], 1],
  ],
  ["edit-distance", "from cat to dog -> 3", [["cat", "dog"], 3]],
  ["edit-distance", "cat becomes cart"],
  [
    "word-break",
    'text = "teapotlid", words = ["lid", "tea", "pot"]. tea, then pot, then lid, nothing is left so true',
    [["teapotlid", ["lid", "tea", "pot"]], true],
  ],
  ["word-break", "word_break('ab', ['a']) -> False", [["ab", ["a"]], false]],
  [
    "word-break",
    'With text "aaa" and the words ["aa", "a"] we can do aa + a, answer is yes',
    [["aaa", ["aa", "a"]], true],
  ],
  [
    "merge-accounts",
    '[["Tea", "a@x"], ["Tea", "a@x", "b@x"]] gives [["Tea", "a@x", "b@x"]]',
    [
      [
        [
          ["Tea", "a@x"],
          ["Tea", "a@x", "b@x"],
        ],
      ],
      [["Tea", "a@x", "b@x"]],
    ],
  ],
  [
    "merge-accounts",
    '["Bike", "x@b.org"], ["Bike", "x@b.org", "y@b.org"] -> ["Bike", "x@b.org", "y@b.org"]',
    [
      [
        [
          ["Bike", "x@b.org"],
          ["Bike", "x@b.org", "y@b.org"],
        ],
      ],
      [["Bike", "x@b.org", "y@b.org"]],
    ],
  ],
  [
    "merge-accounts",
    'merge_accounts([["Toy", "t@l.org"]]) == [["Toy", "t@l.org"]]',
    [[[["Toy", "t@l.org"]]], [["Toy", "t@l.org"]]],
  ],
  ["first-unique-character", 'text = “noon!n” hmm wait, text = "abba" gives -1', [["abba"], -1]],
  ["first-unique-character", 'In "pepper7" p and e repeat, r does not, so 5.', [["pepper7"], 5]],
  ["first-unique-character", "for aab the result is 2", [["aab"], 2]],
  ["first-unique-character", "firstUniqueCharacter('') => -1", [[""], -1]],
  ["longest-unique-substring", 'text: "stone"\nall different\noutput: 5', [["stone"], 5]],
  ["longest-unique-substring", "coa is the longest piece"],
  ["longest-unique-substring", 'the answer is 4 for "abcd"', [["abcd"], 4]],
  ["palindrome-phrase", '"2 doors" → False, "?!" → True', [["2 doors"], false], [["?!"], true]],
  ["palindrome-phrase", 'palindrome_phrase("ab")  # False', [["ab"], false]],
  ["palindrome-phrase", "topspot backwards is the same"],
  ["valid-parentheses", '"([)]" is false, the pairs cross', [["([)]"], false]],
  [
    "valid-parentheses",
    'text = "{}(". push { pop it, push ( and the end comes, stack is not empty so we return false',
    [["{}("], false],
  ],
  ["valid-parentheses", "validParentheses('') returns true", [[""], true]],
  [
    "valid-parentheses",
    'Example 1: "()" => true\nExample 2: "(]" => false',
    [["()"], true],
    [["(]"], false],
  ],
  [
    "reverse-linked-list",
    "head = 5 -> 8 -> null. First 5 points to null, then 8 points to 5. So 8 -> 5 -> null",
    [[[5, 8]], [8, 5]],
  ],
  ["reverse-linked-list", "5 8 2 become 2 8 5", [[[5, 8, 2]], [2, 8, 5]]],
  ["reverse-linked-list", "5 8 2 2 8 5"],
  ["reverse-linked-list", "list: 4→9→None, gives back 9→4→None", [[[4, 9]], [9, 4]]],
  ["tree-level-order", "[1, None, 2, 3] → [[1], [2], [3]]", [[[1, null, 2, 3]], [[1], [2], [3]]]],
  ["tree-level-order", "first 7 then 4 and 9 then 5"],
  [
    "tree-level-order",
    "the tree is [5, 3, null, 1]\nlevel 0: [5]\nlevel 1: [3]\nlevel 2: [1]\nanswer = [[5], [3], [1]]",
    [[[5, 3, null, 1]], [[5], [3], [1]]],
  ],
];
