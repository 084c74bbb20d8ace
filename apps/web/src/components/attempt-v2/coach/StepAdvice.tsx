import type { V2Step } from "@foothold/core/attempt";

const advice: Record<V2Step, string> = {
  UNDERSTAND:
    "Say it simply. If a sentence needs a word you cannot explain, that is the place to look again.",
  PLAN: "A pattern fits when you can say what it has to remember, and what stays true after each round.",
  IMPLEMENT:
    "Begin with the smallest case. Run the visible tests early, also when you think it is too early.",
  VERIFY: "A failing test is the best hint there is. Say what you think before you ask me.",
  REFLECT: "Which word of the problem could have told you the pattern at once? Write that down.",
  COMPLETE: "Well done. The cue you wrote down is what you take along.",
};

export function StepAdvice({ step }: { step: V2Step }) {
  return (
    <p className="rounded-middle border border-coach-line bg-coach-soft px-4 py-3 text-small">
      {advice[step]}
    </p>
  );
}
