import type { CodeOutline } from "../../../../entities/runs/code-outline.ts";
import type { Trace } from "../../../../entities/runs/trace.ts";

/** The first step of each round: control passes from the loop's own line into it. */
export function roundsOf(
  loop: CodeOutline["loops"][number],
  { steps }: Pick<Trace, "steps">,
): Trace["steps"] {
  const lines = steps.filter(({ event }) => event === "step_line");
  return lines.filter(
    ({ line }, at) => line > loop.line && line <= loop.endLine && lines[at - 1]?.line === loop.line,
  );
}
