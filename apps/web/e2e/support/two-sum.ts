/** What a learner would write about Two Sum. */
export const explanation = {
  explanation:
    "I get a list of numbers and a target. I have to find two numbers that add up to the target and give back the positions of the two. I cannot use one element twice.",
  inputOutputDescription:
    "The input is a list of numbers and a target. It returns two indices: a list of two positions.",
  constraintsDescription:
    "There is exactly one answer. The list can be very long, up to 80000 numbers, so checking every pair is too slow. Numbers can be negative.",
  exampleWalkthrough:
    "For numbers = [5, 12, 3, 8] and target = 15 the answer is [1, 2], because 12 + 3 = 15 and they stand at positions 1 and 2.",
  wrongApproach:
    "Comparing all pairs with two loops is too slow for a long list. Sorting first loses the positions.",
};

/** The sentence of the builder, with the right choices. */
export const invariantText =
  "Before the entry at a position is stored, the map holds the earlier entries, each with its position, and no two of them add up to the target.";

export const right = {
  javascript: `function twoSum(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    const partner = seen.get(target - numbers[i]);
    if (partner !== undefined) return [partner, i];
    seen.set(numbers[i], i);
  }
  return [];
}
`,
  python: `def two_sum(numbers, target):
    seen = {}
    for i, number in enumerate(numbers):
        if target - number in seen:
            return [seen[target - number], i]
        seen[number] = i
    return []
`,
} as const;

/** Stores an entry before it looks for its partner, so that an entry can find itself. */
export const wrong = {
  javascript: `function twoSum(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    seen.set(numbers[i], i);
    const partner = seen.get(target - numbers[i]);
    if (partner !== undefined) return [partner, i];
  }
  return [];
}
`,
  python: `def two_sum(numbers, target):
    seen = {}
    for i, number in enumerate(numbers):
        seen[number] = i
        if target - number in seen:
            return [seen[target - number], i]
    return []
`,
} as const;

type Entries = { numbers: number[]; target: number };

/** Gives the two positions, counted from `first`. */
function pairFrom({ numbers, target }: Entries, first: number): number[] {
  for (const [i, one] of numbers.entries()) {
    const j = numbers.findIndex((other, at) => at > i && one + other === target);
    if (j > i) return [i + first, j + first];
  }
  return [];
}

const ASKED = /numbers = (\[.*?\]), target = (-?\d+)/;

/** What a reader of the task would answer to "What does the function give for …?". */
function answerBy(read: (entries: Entries) => unknown) {
  return (question: string): string => {
    const [, numbers = "[]", target = "0"] = ASKED.exec(question) ?? [];
    const result = JSON.stringify(read({ numbers: JSON.parse(numbers), target: Number(target) }));
    return result.replaceAll(",", ", ");
  };
}

export const predictions = {
  right: answerBy((entries) => pairFrom(entries, 0)),
  countsFromOne: answerBy((entries) => pairFrom(entries, 1)),
};
