import type { Figure } from "../../entities/drawings/figure.ts";
import type { Trace, TraceStep } from "../../entities/runs/trace.ts";
import { drawableText } from "../values/drawable.ts";
import { codeUsageOf } from "./code-usage.ts";
import { drawableOfTraced } from "./drawable-of-traced.ts";
import { partsOfStep } from "./frame-of-step.ts";

/** The steps at which a variable has another value than before. */
export function changesOf({ steps }: Pick<Trace, "steps">, name: string): TraceStep[] {
  let before: string | null = null;
  return steps.filter(({ event, stack_to_render, heap }) => {
    const frame = stack_to_render.findLast(({ encoded_locals }) => name in encoded_locals);
    if (event !== "step_line" || !frame) return false;
    const text = drawableText(drawableOfTraced(frame.encoded_locals[name], heap));
    const isNew = text !== before;
    before = text;
    return isNew;
  });
}

const MOST_LOOKED_AT = 60;

/** The first variable whose figure is as wanted, looked for in steps from all over the trace. */
export function nameOfShape(
  { steps }: Pick<Trace, "steps">,
  code: string,
  isWanted: (picture: Figure) => boolean,
): string | null {
  const usage = codeUsageOf(code);
  const every = Math.max(1, Math.ceil(steps.length / MOST_LOOKED_AT));
  for (const step of steps.filter((_, at) => at % every === 0 || at === steps.length - 1)) {
    const found = partsOfStep(step, usage).find(({ picture }) => isWanted(picture));
    if (found) return found.name;
  }
  return null;
}
