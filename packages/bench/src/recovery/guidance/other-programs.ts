type Program = { problem: string; bug: string; code: string };

/** Programs of other learners with the same bug, written in another way. */
const otherWords: Program[] = [
  {
    problem: "two-sum",
    bug: "skips-last",
    code: `function twoSum(numbers, target) {
  const places = {};
  let i = 0;
  while (i + 1 < numbers.length) {
    const partner = places[target - numbers[i]];
    if (partner !== undefined) return [partner, i];
    places[numbers[i]] = i;
    i += 1;
  }
  return [];
}`,
  },
  {
    problem: "two-sum",
    bug: "stores-before-looking",
    code: `function twoSum(numbers, target) {
  const where = {};
  for (const [i, value] of numbers.entries()) {
    where[value] = i;
    const other = where[target - value];
    if (other !== undefined) return [other, i];
  }
  return [];
}`,
  },
  {
    problem: "two-sum",
    bug: "positions-after-sorting",
    code: `function twoSum(numbers, target) {
  const ordered = numbers.slice().sort((x, y) => x - y);
  for (let left = 0, right = ordered.length - 1; left < right; ) {
    const both = ordered[left] + ordered[right];
    if (both > target) right -= 1;
    else if (both < target) left += 1;
    else return [left, right];
  }
  return [];
}`,
  },
  {
    problem: "binary-search",
    bug: "stops-before-the-last-one",
    code: `function binarySearch(numbers, target) {
  let from = 0, to = numbers.length - 1;
  for (;;) {
    if (from >= to) return -1;
    const half = (from + to) >> 1;
    if (numbers[half] > target) to = half - 1;
    else if (numbers[half] < target) from = half + 1;
    else return half;
  }
}`,
  },
  {
    problem: "binary-search",
    bug: "answers-where-it-would-go",
    code: `function binarySearch(numbers, target) {
  function go(from, to) {
    if (from >= to) return from;
    const half = from + Math.floor((to - from) / 2);
    return numbers[half] >= target ? go(from, half) : go(half + 1, to);
  }
  return go(0, numbers.length);
}`,
  },
  {
    problem: "coin-change",
    bug: "takes-the-largest-first",
    code: `function coinChange(coins, amount) {
  let rest = amount, used = 0;
  const fall = coins.slice().sort((x, y) => y - x);
  let at = 0;
  while (rest > 0 && at < fall.length) {
    if (fall[at] <= rest) { rest -= fall[at]; used++; } else at++;
  }
  return rest === 0 ? used : -1;
}`,
  },
  {
    problem: "coin-change",
    bug: "each-coin-once",
    code: `function coinChange(coins, amount) {
  let reach = new Map([[0, 0]]);
  for (const coin of coins) {
    const next = new Map(reach);
    for (const [sum, used] of reach) {
      const to = sum + coin;
      if (to <= amount && used + 1 < (next.get(to) ?? Infinity)) next.set(to, used + 1);
    }
    reach = next;
  }
  return reach.get(amount) ?? -1;
}`,
  },
  {
    problem: "count-islands",
    bug: "joins-corners",
    code: `function countIslands(grid) {
  const key = (r, c) => r + "," + c;
  const seen = new Set();
  let found = 0;
  const around = [-1, 0, 1].flatMap((dr) => [-1, 0, 1].map((dc) => [dr, dc]));
  grid.forEach((row, r) => row.forEach((cell, c) => {
    if (cell !== 1 || seen.has(key(r, c))) return;
    found++;
    const open = [[r, c]];
    seen.add(key(r, c));
    while (open.length) {
      const [y, x] = open.pop();
      for (const [dr, dc] of around) {
        const ny = y + dr, nx = x + dc;
        if (grid[ny]?.[nx] === 1 && !seen.has(key(ny, nx))) { seen.add(key(ny, nx)); open.push([ny, nx]); }
      }
    }
  }));
  return found;
}`,
  },
  {
    problem: "count-islands",
    bug: "only-right-and-down",
    code: `function countIslands(grid) {
  const left = grid.map((row) => row.slice());
  let count = 0;
  for (let r = 0; r < left.length; r++) {
    for (let c = 0; c < left[r].length; c++) {
      if (left[r][c] !== 1) continue;
      count++;
      const queue = [[r, c]];
      while (queue.length > 0) {
        const [y, x] = queue.shift();
        if (left[y]?.[x] !== 1) continue;
        left[y][x] = 0;
        queue.push([y, x + 1], [y + 1, x]);
      }
    }
  }
  return count;
}`,
  },
  {
    problem: "merge-intervals",
    bug: "takes-the-later-end",
    code: `function mergeIntervals(intervals) {
  const list = intervals.map((pair) => pair.slice());
  list.sort((x, y) => (x[0] === y[0] ? x[1] - y[1] : x[0] - y[0]));
  return list.reduce((done, [from, to]) => {
    const end = done.at(-1);
    if (end === undefined || from > end[1]) return [...done, [from, to]];
    return [...done.slice(0, -1), [end[0], to]];
  }, []);
}`,
  },
  {
    problem: "merge-intervals",
    bug: "forgets-to-sort",
    code: `function mergeIntervals(intervals) {
  if (intervals.length === 0) return [];
  const result = [];
  let [from, to] = intervals[0];
  for (let i = 1; i < intervals.length; i++) {
    const [a, b] = intervals[i];
    if (a > to) { result.push([from, to]); from = a; to = b; }
    else if (b > to) to = b;
  }
  result.push([from, to]);
  return result;
}`,
  },
  {
    problem: "valid-parentheses",
    bug: "counts-only",
    code: `function validParentheses(text) {
  const tally = { "(": 0, "[": 0, "{": 0 };
  const opens = { ")": "(", "]": "[", "}": "{" };
  for (const c of text) {
    if (c in tally) tally[c]++;
    else if (c in opens) tally[opens[c]]--;
  }
  return Object.values(tally).every((n) => n === 0);
}`,
  },
  {
    problem: "valid-parentheses",
    bug: "forgets-what-is-left",
    code: `function validParentheses(text) {
  let open = "";
  for (const c of text) {
    if ("([{".includes(c)) open += c;
    else {
      const last = open.slice(-1);
      if (last + c !== "()" && last + c !== "[]" && last + c !== "{}") return false;
      open = open.slice(0, -1);
    }
  }
  return true;
}`,
  },
  {
    problem: "reverse-linked-list",
    bug: "hands-back-the-old-front",
    code: `function reverseLinkedList(head) {
  const turn = (node, before) => {
    for (let at = node, last = before; at; ) {
      const after = at.next;
      at.next = last;
      last = at;
      at = after;
    }
  };
  turn(head, null);
  return head;
}`,
  },
  {
    problem: "palindrome-phrase",
    bug: "compares-case",
    code: `function palindromePhrase(text) {
  const plain = text.replace(/[^a-zA-Z0-9]/g, "");
  return plain === [...plain].reverse().join("");
}`,
  },
  {
    problem: "single-trade-profit",
    bug: "highest-minus-lowest",
    code: `function singleTradeProfit(prices) {
  const sorted = prices.slice().sort((x, y) => x - y);
  return sorted.length ? sorted[sorted.length - 1] - sorted[0] : 0;
}`,
  },
  {
    problem: "next-warmer-day",
    bug: "gives-the-position",
    code: `function nextWarmerDay(temperatures) {
  const answer = temperatures.map(() => 0);
  const open = [];
  temperatures.forEach((degrees, day) => {
    while (open.length && open.at(-1).degrees < degrees) answer[open.pop().day] = day;
    open.push({ degrees, day });
  });
  return answer;
}`,
  },
  {
    problem: "subarray-sum-count",
    bug: "forgets-the-start",
    code: `function subarraySumCount(numbers, k) {
  const before = {};
  let sum = 0, found = 0;
  numbers.forEach((n) => {
    sum += n;
    if (before[sum - k]) found += before[sum - k];
    before[sum] = (before[sum] || 0) + 1;
  });
  return found;
}`,
  },
  {
    problem: "first-unique-character",
    bug: "looks-only-ahead",
    code: `function firstUniqueCharacter(text) {
  const letters = [...text];
  return letters.findIndex((letter, i) => !letters.slice(i + 1).includes(letter));
}`,
  },
  {
    problem: "longest-unique-substring",
    bug: "start-moves-back",
    code: `function longestUniqueSubstring(text) {
  const last = {};
  let from = 0, best = 0;
  [...text].forEach((c, i) => {
    if (c in last) from = last[c] + 1;
    last[c] = i;
    if (i + 1 - from > best) best = i + 1 - from;
  });
  return best;
}`,
  },
];

/** The same kind of bug again, with something else off, too. */
const withMoreOff: Program[] = [
  {
    problem: "two-sum",
    bug: "skips-last",
    code: `function twoSum(numbers, target) {
  const end = numbers.length - 1;
  for (let i = 0; i < end; i++) {
    for (let j = 0; j < i; j++) if (numbers[i] + numbers[j] === target) return [i, j];
  }
  return null;
}`,
  },
  {
    problem: "two-sum",
    bug: "stores-before-looking",
    code: `function twoSum(numbers, target) {
  for (let i = 0; i < numbers.length; i++) {
    const j = numbers.indexOf(target - numbers[i]);
    if (j !== -1) return [i, j];
  }
  return [];
}`,
  },
  {
    problem: "two-sum",
    bug: "positions-after-sorting",
    code: `function twoSum(numbers, target) {
  numbers.sort((a, b) => b - a);
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    if (seen.has(target - numbers[i])) return [seen.get(target - numbers[i]), i];
    seen.set(numbers[i], i);
  }
}`,
  },
  {
    problem: "binary-search",
    bug: "stops-before-the-last-one",
    code: `function binarySearch(numbers, target) {
  let low = 0;
  let high = numbers.length - 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (numbers[middle] === target) return middle;
    if (numbers[middle] < target) low = middle;
    else high = middle;
  }
  return numbers[low] === target ? low : -1;
}`,
  },
  {
    problem: "binary-search",
    bug: "answers-where-it-would-go",
    code: `function binarySearch(numbers, target) {
  return numbers.findIndex((number) => number >= target);
}`,
  },
  {
    problem: "coin-change",
    bug: "takes-the-largest-first",
    code: `function coinChange(coins, amount) {
  let used = 0;
  for (const coin of [...coins].sort((a, b) => b - a)) {
    while (amount >= coin) {
      amount -= coin;
      used += 1;
    }
  }
  return used;
}`,
  },
  {
    problem: "coin-change",
    bug: "each-coin-once",
    code: `function coinChange(coins, amount) {
  function fewest(i, left) {
    if (left === 0) return 0;
    if (i === coins.length || left < 0) return Infinity;
    return Math.min(fewest(i + 1, left), 1 + fewest(i + 1, left - coins[i]));
  }
  const best = fewest(0, amount);
  return best === Infinity ? 0 : best;
}`,
  },
  {
    problem: "count-islands",
    bug: "joins-corners",
    code: `function countIslands(grid) {
  const seen = grid.map((row) => row.map(() => false));
  const ways = [[0, 1], [1, 0], [0, -1], [-1, 0], [1, 1], [-1, -1]];
  function sink(r, c) {
    if (grid[r]?.[c] !== 1 || seen[r][c]) return 0;
    seen[r][c] = true;
    for (const [dr, dc] of ways) sink(r + dr, c + dc);
    return 1;
  }
  let count = 0;
  grid.forEach((row, r) => row.forEach((_, c) => { count += sink(r, c); }));
  return count;
}`,
  },
  {
    problem: "count-islands",
    bug: "only-right-and-down",
    code: `function countIslands(grid) {
  const seen = grid.map((row) => row.map(() => false));
  function sink(r, c) {
    if (grid[r]?.[c] !== 1 || seen[r][c]) return 0;
    seen[r][c] = true;
    sink(r, c + 1);
    sink(r + 1, c);
    sink(r, c - 1);
    return 1;
  }
  let count = 0;
  grid.forEach((row, r) => row.forEach((_, c) => { count += sink(r, c); }));
  return count;
}`,
  },
  {
    problem: "merge-intervals",
    bug: "takes-the-later-end",
    code: `function mergeIntervals(intervals) {
  const ordered = [...intervals].sort((one, other) => one[0] - other[0]);
  const merged = [];
  for (const [start, end] of ordered) {
    const last = merged[merged.length - 1];
    if (last && start < last[1]) last[1] = end;
    else merged.push([start, end]);
  }
  return merged;
}`,
  },
  {
    problem: "merge-intervals",
    bug: "forgets-to-sort",
    code: `function mergeIntervals(intervals) {
  const merged = [];
  for (const [start, end] of [...intervals].sort((a, b) => a[1] - b[1])) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}`,
  },
  {
    problem: "valid-parentheses",
    bug: "counts-only",
    code: `function validParentheses(text) {
  let open = 0;
  for (const c of text) open += "([{".includes(c) ? 1 : -1;
  return open === 0;
}`,
  },
  {
    problem: "valid-parentheses",
    bug: "forgets-what-is-left",
    code: `function validParentheses(text) {
  if (text.length === 0) return false;
  const stack = [];
  const pairs = { ")": "(", "]": "[", "}": "{" };
  for (const c of text) {
    if (!pairs[c]) stack.push(c);
    else if (stack.pop() !== pairs[c]) return false;
  }
  return true;
}`,
  },
  {
    problem: "reverse-linked-list",
    bug: "hands-back-the-old-front",
    code: `function reverseLinkedList(head) {
  if (head === null || head.next === null) return head;
  reverseLinkedList(head.next);
  head.next.next = head;
  head.next = null;
  return head;
}`,
  },
  {
    problem: "palindrome-phrase",
    bug: "compares-case",
    code: `function palindromePhrase(text) {
  const kept = text.replace(/\\W/g, "");
  for (let i = 0; i < kept.length / 2; i++) {
    if (kept[i] !== kept[kept.length - 1 - i]) return false;
  }
  return true;
}`,
  },
  {
    problem: "single-trade-profit",
    bug: "highest-minus-lowest",
    code: `function singleTradeProfit(prices) {
  return Math.max(...prices) - Math.min(...prices);
}`,
  },
  {
    problem: "next-warmer-day",
    bug: "gives-the-position",
    code: `function nextWarmerDay(temperatures) {
  const wait = temperatures.map(() => 0);
  const stack = [];
  for (let day = 0; day < temperatures.length; day++) {
    while (stack.length > 0 && temperatures[stack.at(-1)] < temperatures[day]) wait[stack.pop()] = day + 1;
    stack.push(day);
  }
  return wait;
}`,
  },
  {
    problem: "subarray-sum-count",
    bug: "forgets-the-start",
    code: `function subarraySumCount(numbers, k) {
  const seen = new Map();
  let total = 0;
  let count = 0;
  for (const number of numbers) {
    total += number;
    if (seen.has(total - k)) count += 1;
    seen.set(total, 1);
  }
  return count;
}`,
  },
  {
    problem: "first-unique-character",
    bug: "looks-only-ahead",
    code: `function firstUniqueCharacter(text) {
  for (let i = 0; i < text.length; i++) if (text[i] !== text[i + 1]) return i;
  return -1;
}`,
  },
  {
    problem: "longest-unique-substring",
    bug: "start-moves-back",
    code: `function longestUniqueSubstring(text) {
  let start = 0;
  let longest = 0;
  for (let i = 1; i < text.length; i++) {
    const before = text.lastIndexOf(text[i], i - 1);
    if (before !== -1) start = before + 1;
    longest = Math.max(longest, i - start + 1);
  }
  return longest;
}`,
  },
];

export const otherPrograms = [...otherWords, ...withMoreOff];
