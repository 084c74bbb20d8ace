import { replySchemas } from "@foothold/core/coach";
import { fenced, reply } from "../reply.ts";

const { failure } = replySchemas;

export const failures = [
  reply(failure, "a wrong result", {
    explanation:
      'Your function gives [0, 0] for [3, 2, 4] and 6. At line 4 "j" begins where "i" is, so a number meets itself.',
    nextStep: "Write down i and j for the first three rounds. Which pair should never come up?",
  }),
  reply(
    failure,
    "an error, on one line",
    {
      explanation:
        "Line 7 stops with TypeError: Cannot read properties of undefined (reading 'next'). The list was already over.",
      nextStep: "Which value does `current` have when the last node has been seen?",
    },
    { indent: 0 },
  ),
  reply(
    failure,
    "too slow, in a fence",
    {
      explanation:
        "The test ended by its time limit.\nYour inner loop runs n times for each of the n values:\n\n  10 → 100\n  1000 → 1 000 000",
      nextStep: "Count the rounds for 10 and for 20 values. How do they grow?",
    },
    fenced,
  ),
  reply(
    failure,
    "a hidden test",
    {
      explanation: "A test about “an empty list” fails. Its values are not shown.",
      nextStep:
        'Make up the smallest such input yourself, and say what should come out: [], "" or null?',
    },
    { before: "\n", after: "\n\n" },
  ),
  reply(failure, "quoted code of the learner", {
    explanation:
      'You wrote `while (low < high)` and then `high = middle`.\n\t"low" and "high" meet, and the last value is never compared.',
    nextStep: 'Run it by hand for [5] and 5. Does the body run at all? {hint: look at "<"}',
  }),
];
