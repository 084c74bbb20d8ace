import type { V2Step } from "@foothold/core/attempt";

const advice: Record<V2Step, string> = {
  UNDERSTAND:
    "Use simple words. If you need a word you cannot explain, read that part of the problem again.",
  PLAN: "Choose a pattern if you can say what it remembers and what stays true after each round.",
  IMPLEMENT: "Start with the smallest case, and run the visible tests early.",
  VERIFY: "Look at the failing test first. Say what you think is wrong, then ask me.",
  REFLECT: "Which words of the problem point to the pattern? Write them down.",
  COMPLETE: "Well done. Compare what you wrote with the author’s notes.",
};

export function StepAdvice({ step }: { step: V2Step }) {
  return (
    <p className="rounded-middle border border-coach-line bg-coach-soft px-4 py-3 text-small">
      {advice[step]}
    </p>
  );
}
