import type { V2Step } from "@foothold/core/attempt";
import type { V2Attempt } from "../workbench/workbench-data.ts";

const advice: Record<V2Step, string> = {
  UNDERSTAND:
    "Use simple words. If you need a word you cannot explain, read that part of the problem again.",
  PLAN: "Choose a pattern if you can say what it remembers and what stays true after each round.",
  IMPLEMENT: "Start with the smallest case, and run the visible tests early.",
  VERIFY: "Look at the failing test first. Say what you think is wrong, then ask me.",
  REFLECT: "Which words of the problem point to the pattern? Write them down.",
  COMPLETE: "Well done. Compare what you wrote with the author’s notes.",
};

const WITHOUT_REFLECTION = "Well done. The author’s notes say what to look for next time.";

export function adviceFor({
  v2Step,
  reflectPayload,
}: Pick<V2Attempt, "v2Step" | "reflectPayload">): string {
  const isReflected = (reflectPayload?.cuesNextTime.length ?? 0) > 0;
  return v2Step === "COMPLETE" && !isReflected ? WITHOUT_REFLECTION : advice[v2Step];
}
