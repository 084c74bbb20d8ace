import type { Place } from "@foothold/core/attempt";

/** The names people see for the five steps and for the states of the older flow. */
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
