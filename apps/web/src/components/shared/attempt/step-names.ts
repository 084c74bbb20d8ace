import type { Place } from "@foothold/core/attempt";

/** A step of the five, or a state of the older flow, as people call it. */
export const stepNames: Record<Place, string> = {
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
