import type { Problem } from "../../entities/catalog/problem.ts";
import { explanationFields } from "../../entities/catalog/problem-teaching.ts";
import { defaultRunLimits } from "../../entities/runs/run.ts";

const noRubric = Object.fromEntries(
  explanationFields.map((field) => [field, { concepts: [], misconceptions: [] }]),
) as unknown as Problem["rubric"];

/** A small problem with everything authored: two visible tests and two hidden ones. */
export function aProblem(given: Partial<Problem> = {}): Problem {
  return {
    slug: "add-two",
    title: "Add two numbers",
    rung: 1,
    patterns: ["arithmetic"],
    statement: "A till has two prices. Give back what they cost together.",
    constraints: ["Both numbers are whole and between -1000 and 1000."],
    examples: [{ args: [1, 2], expected: 3, explanation: "1 and 2 are 3." }],
    estimatedMinutes: 5,
    prerequisites: [],
    signature: {
      name: "add",
      parameters: [
        { name: "a", type: "number", kind: "plain" },
        { name: "b", type: "number", kind: "plain" },
      ],
      returns: { type: "number", kind: "plain" },
    },
    starterCode: {
      javascript: "function add(a, b) {\n}\n",
      typescript: "function add(a: number, b: number): number {\n}\n",
      python: "def add(a, b):\n    pass\n",
    },
    tests: [
      { args: [1, 2], expected: 3, purpose: "two small numbers", hidden: false },
      { args: [0, 0], expected: 0, purpose: "nothing at all", hidden: false },
      { args: [-5, 3], expected: -2, purpose: "a negative number", hidden: true },
      { args: [1000, 1000], expected: 2000, purpose: "the largest numbers", hidden: true },
    ],
    comparison: { kind: "exact" },
    limits: defaultRunLimits,
    sourceRules: [],
    references: { javascript: "function add(a, b) {\n  return a + b;\n}\n" },
    bruteForce: {},
    misreadings: [],
    probes: [],
    wrongPrograms: [
      {
        name: "subtracts",
        bugKind: "wrong operator",
        language: "javascript",
        code: "function add(a, b) {\n  return a - b;\n}\n",
        caughtBy: [0, 2, 3],
        guidance: "Follow what happens to the second number.",
      },
    ],
    rubric: {
      ...noRubric,
      explanation: {
        concepts: [
          {
            id: "adds",
            label: "the numbers are added",
            phrasings: ["add", "sum", "plus"],
            followupQuestion: "What do you do with the two numbers?",
            required: true,
          },
        ],
        misconceptions: [],
      },
    },
    patternFits: [
      { patternId: "arithmetic", name: "Arithmetic", match: "GOOD", reason: "It is a sum." },
      { patternId: "counting", name: "Counting", match: "MAYBE", reason: "Slow, but it works." },
      { patternId: "stack", name: "Stack", match: "MISMATCH", reason: "Nothing is nested here." },
    ],
    invariantTemplate: {
      id: "total-so-far",
      text: "After each number, total is {{what}}.",
      slots: [
        {
          id: "what",
          label: "what the total holds",
          choices: [
            { text: "the sum of the numbers seen", feedback: "Yes.", counterexample: null },
            {
              text: "the last number",
              feedback: "Where would the first number be?",
              counterexample: {
                args: [1, 2],
                when: "after the second number",
                says: "the total would be 2",
                is: "the program has 3",
              },
            },
          ],
          right: 0,
        },
      ],
    },
    expectedComplexity: { time: "O(1)", space: "O(1)" },
    discovery: [
      {
        id: "how-often",
        question: "How often do you look at each number?",
        choices: [
          { text: "once", pointsTo: ["arithmetic"], reply: "Then no structure is needed." },
          { text: "many times", pointsTo: ["counting"], reply: "Can it be done with fewer?" },
        ],
      },
    ],
    hints: [
      "What does the statement ask you to give back?",
      "Which operation joins two prices?",
      "What does your function return now?",
      "Say the result for 1 and 2 aloud, then the operation that gives it.",
      "The operation works on both parameters at once.",
    ],
    keySteps: ["return the sum of both parameters"],
    walkthrough: "Both prices are joined by addition, and the total is what the function returns.",
    questions: [],
    reflect: {
      cues: ["together, in total"],
      invariantSummary: "The total is the sum of what was seen.",
      microLessonId: "arithmetic-basics",
    },
    adversaryChallenges: [
      {
        id: "drops-the-sign",
        language: "javascript",
        code: "function add(a, b) {\n  return Math.abs(a) + b;\n}\n",
        prompt: "This program looks right. Find an input on which it fails.",
        knownAnswer: [-1, 2],
      },
    ],
    ...given,
  };
}
