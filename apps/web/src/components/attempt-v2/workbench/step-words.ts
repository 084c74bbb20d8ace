import type { V2Step } from "@foothold/core/attempt";

export type OpenStep = Exclude<V2Step, "COMPLETE">;

export const openSteps: readonly OpenStep[] = [
  "UNDERSTAND",
  "PLAN",
  "IMPLEMENT",
  "VERIFY",
  "REFLECT",
];

export const stepIntros: Record<V2Step, string> = {
  UNDERSTAND: "Explain the problem in your own words, then predict a few results. No code yet.",
  PLAN: "Choose a pattern, say how sure you are, and name what stays true while it runs.",
  IMPLEMENT: "Write the code. Run the visible tests as often as you like.",
  VERIFY: "All tests run on the code that you handed in, the hidden ones too.",
  REFLECT: "All tests pass. Note what pointed to the pattern, for next time.",
  COMPLETE: "Done. This is what you did.",
};
