import type { OpenStep } from "./step-words.ts";
import type { V2Attempt } from "./workbench-data.ts";

type Work = Pick<V2Attempt, "understandPayload" | "planPayload" | "reflectPayload">;

/** The steps in which nothing was written; of those that are over, they were skipped. */
export function skippedSteps({ understandPayload, planPayload, reflectPayload }: Work): OpenStep[] {
  const empty: Partial<Record<OpenStep, boolean>> = {
    UNDERSTAND: !understandPayload || understandPayload.explanation === "",
    PLAN: !planPayload?.chosenPattern,
    REFLECT: !reflectPayload || reflectPayload.cuesNextTime.length === 0,
  };
  return (["UNDERSTAND", "PLAN", "REFLECT"] as const).filter((step) => empty[step]);
}
