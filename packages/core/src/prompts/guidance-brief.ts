import type { GivenGuidance } from "../ports/coach/coach-context.ts";

/** What the instructor answered, and which of the steps are done. */
export function guidanceBrief(guidance: readonly GivenGuidance[] = []): string {
  return guidance
    .map(({ text, steps }) => {
      const listed = steps.map(({ text: step, done }) => `[${done ? "x" : " "}] ${step}`);
      return [text, ...listed].join("\n");
    })
    .join("\n\n");
}
