const explanation = {
  explanation:
    "We get a list of numbers and a target. We find the two different positions whose numbers add up " +
    "to the target, and give back both positions.",
  inputOutputDescription:
    "Input: a list of integers and a target. Output: a list with the two positions of the numbers that sum to it.",
  constraintsDescription:
    "There is exactly one answer. No entry may be used twice. The list can be long, up to 80,000 entries.",
  exampleWalkthrough:
    "For [2, 7, 11, 15] and the target 9: 2 needs 7, not seen yet. Then 7 needs 2, which stands at index 0, " +
    "so the answer is [0, 1].",
  wrongApproach:
    "Trying every pair with two nested loops takes too long. Sorting first loses the original positions.",
};

const invariantText =
  "Before the entry at a position is stored, the map holds the earlier entries, each with its position, " +
  "and no two of them add up to the target.";

const code = `function twoSum(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    const partner = seen.get(target - numbers[i]);
    if (partner !== undefined) return [partner, i];
    seen.set(numbers[i], i);
  }
}
`;

/** What a learner sends after the start, from the explanation to the reflection. */
export const requestsOfAnAttempt: { method: string; path: string; body: object }[] = [
  { method: "POST", path: "understand/submit", body: explanation },
  { method: "POST", path: "plan/suggest", body: { explanation: explanation.explanation } },
  {
    method: "POST",
    path: "plan/choose",
    body: { patternId: "hash-map", confidence: 4, invariantText },
  },
  { method: "PUT", path: "code", body: { code: code.slice(0, 40) } },
  { method: "PUT", path: "code", body: { code: code.slice(0, 120) } },
  { method: "PUT", path: "code", body: { code } },
  { method: "POST", path: "implement/hint", body: {} },
  { method: "POST", path: "implement/submit", body: { code } },
  { method: "POST", path: "verify/run", body: {} },
  {
    method: "POST",
    path: "reflect/submit",
    body: { cuesNextTime: ["a partner is asked for"], invariantSummary: invariantText },
  },
];
