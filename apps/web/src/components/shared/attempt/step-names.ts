import type { AttemptStep } from "@foothold/core/attempt";

/** The names people see for the five steps and for the states of the older flow. */
export const stepNames: Record<AttemptStep, string> = {
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
