import type { PythonKernel } from "../python-engine.ts";

/** What programs of learners are made of: loops, calls, dicts, lists, texts, the modules they import most, an error. */
const program = `
import bisect, collections, heapq, itertools, math, re

class Link:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next

def count_paths(rows, columns, known):
    if (rows, columns) not in known:
        edge = rows == 0 or columns == 0
        known[rows, columns] = 1 if edge else count_paths(rows - 1, columns, known) + count_paths(rows, columns - 1, known)
    return known[rows, columns]

def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)

def search(ordered, wanted):
    low, high = 0, len(ordered) - 1
    while low <= high:
        middle = (low + high) // 2
        if ordered[middle] == wanted:
            return middle
        if ordered[middle] < wanted:
            low = middle + 1
        else:
            high = middle - 1
    return -1

def warm(n, numbers):
    places = {}
    for index, number in enumerate(numbers):
        places.setdefault(number % 7, []).append(index)
    ordered = sorted(numbers, key=lambda number: -number)[::-1]
    found = [search(ordered, number) for number in numbers[:40]]
    queue, heap = collections.deque(numbers), list(numbers)
    heapq.heapify(heap)
    while queue and heap:
        queue.popleft()
        heapq.heappop(heap)
    chain = None
    for number in numbers:
        chain = Link(number, chain)
    while chain:
        chain = chain.next
    letters = "".join(chr(97 + number % 26) for number in numbers)
    words = set(letters.split("a"))
    table = [[row * column for column in range(12)] for row in range(12)]
    for row in range(1, 12):
        for column in range(1, 12):
            table[row][column] = max(table[row - 1][column], table[row][column - 1]) + 1
    try:
        numbers[len(numbers)]
    except IndexError as error:
        words.add(str(error))
    counts = collections.Counter(letters).most_common(2)
    print(f"{n:>4} {letters[:3]!r} {math.sqrt(n):.2f}")
    return [found, fibonacci(9), count_paths(7, 7, {}), counts, bisect.bisect(ordered, n), len(words), 2 ** n, n / 3]
`;

const rounds = 40;
const runsOfRound = 4;

/** Runs enough that V8 optimises the interpreter once, here, and not again in each copy. */
export function warmThoroughly(kernel: PythonKernel): void {
  let state = 7;
  const numbers = Array.from({ length: 300 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 1_000;
  });
  for (let round = 0; round < rounds; round++) {
    kernel.load(program);
    const args = JSON.stringify([40 + round, numbers]);
    for (let run = 0; run < runsOfRound; run++) kernel.run_test("warm", args, "{}");
  }
}
