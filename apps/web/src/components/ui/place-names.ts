import type { AttemptStep } from "@foothold/core/attempt";

/** A step of the five, or a state of the older flow, as people call it. */
export const placeNames: Record<AttemptStep, string> = {
  UNDERSTAND: "Understand",
  PLAN: "Plan",
  IMPLEMENT: "Implement",
  VERIFY: "Verify",
  REFLECT: "Reflect",
  COMPLETE: "Complete",
  APPROACH: "Approach",
  CODE: "Code",
  TEST: "Test",
  DONE: "Done",
};
