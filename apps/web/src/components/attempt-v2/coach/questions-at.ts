import type { V2Step } from "@foothold/core/attempt";

/** What a learner may ask first at each step; the built-in coach has an answer to each. */
export const questionsAt: Record<V2Step, readonly string[]> = {
  UNDERSTAND: [
    "What should I do next?",
    "Which example should I try by hand?",
    "What do the constraints tell me?",
  ],
  PLAN: ["What should I do next?", "How do I choose a pattern?", "What is an invariant?"],
  IMPLEMENT: ["What should I do next?", "How do I begin?", "Is my code right so far?"],
  VERIFY: ["Why do the tests fail?", "What should I try next?", "What is an edge case?"],
  REFLECT: ["What is a good cue?", "How fast is my code?", "What are recall cards?"],
  COMPLETE: [],
};
