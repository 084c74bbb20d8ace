import { replySchemas } from "@foothold/core/coach";
import { fenced, reply } from "../reply.ts";

const { suggestions, judgement } = replySchemas;

export const plans = [
  reply(suggestions, "three patterns", {
    candidates: [
      {
        patternId: "hash-map",
        reason: 'You wrote "have I seen it before": something has to remember.',
        confidence: 0.82,
      },
      {
        patternId: "two-pointers",
        reason: "It would need an order. Is there one?",
        confidence: 0.4,
      },
      { patternId: "brute-force", reason: "It always works. What does it cost?", confidence: 0.25 },
    ],
    recommendedNextAction: "Say for each of them what it would remember after two numbers.",
  }),
  reply(
    suggestions,
    "two patterns, on one line",
    {
      candidates: [
        { patternId: "sliding-window", reason: "You speak of a part that moves.", confidence: 0.7 },
        { patternId: "prefix-sums", reason: "You speak of sums up to a place.", confidence: 0.65 },
      ],
      recommendedNextAction: "Ask yourself whether the part may also shrink.",
    },
    { indent: 0 },
  ),
  reply(
    suggestions,
    "in a fence, with prose before it",
    {
      candidates: [
        { patternId: "breadth-first-search", reason: "“Level by level”, you said.", confidence: 1 },
        { patternId: "depth-first-search", reason: "It visits all nodes as well.", confidence: 0 },
      ],
      recommendedNextAction: "Draw the first example, and number the nodes in your order.",
    },
    { ...fenced, before: "These two {patterns} come to mind:\n\n```json\n" },
  ),
  reply(
    suggestions,
    "numbers of every kind",
    {
      candidates: [
        {
          patternId: "binary-search",
          reason: "Half of it can be left out.",
          confidence: 0.123456789,
        },
        { patternId: "heap", reason: "Only the largest is asked for.", confidence: 1e-3 },
      ],
      recommendedNextAction: "Which of the two needs an order?",
    },
    { indent: 1 },
  ),
  reply(judgement, "a good choice", {
    rationale: "A window fits: what leaves on the left never has to come back.",
    invariantFeedback:
      'Your sentence says "no letter twice". Is that true before the first letter as well?',
  }),
  reply(
    judgement,
    "a mismatch, on one line",
    {
      rationale: "A stack gives back what came last. Which value do you need first here?",
      invariantFeedback:
        "It is a whole sentence; it speaks of the end only.\nSay it for each round.",
    },
    { indent: 0 },
  ),
  reply(
    judgement,
    "a maybe, in a fence",
    {
      rationale: "It works, and costs O(n²): for n = 100 000 that is 10 000 000 000 steps.",
      invariantFeedback: "",
    },
    fenced,
  ),
];
