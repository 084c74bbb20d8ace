import type { Drawing, DrawingFrame } from "../../entities/drawings/drawing.ts";
import type { Trace, TraceStep } from "../../entities/runs/trace.ts";
import { shortText } from "../values/drawable.ts";
import { codeUsageOf } from "./code-usage.ts";
import { partsOfStep } from "./frame-of-step.ts";

export const MOST_VISITS = 6;

type Asked = { code: string; title: string; only?: ((name: string) => boolean) | undefined };

/** The steps at which a line is next. Several statements on one line are several steps, and one visit. */
export function visitsOf({ steps }: Pick<Trace, "steps">, line: number): TraceStep[] {
  const lines = steps.filter(({ event }) => event === "step_line");
  return lines.filter((step, at) => step.line === line && lines[at - 1]?.line !== line);
}

/** A strip with a frame for each time a line was reached; null where it was not, or held nothing. */
export function drawLine(trace: Trace, line: number, asked: Asked): Drawing | null {
  return drawSteps(visitsOf(trace, line), trace, asked, (at) => `Visit ${at + 1}`);
}

/** A strip of the given steps: the first of them and the last. */
export function drawSteps(
  steps: readonly TraceStep[],
  { cut }: Pick<Trace, "cut">,
  { code, title, only }: Asked,
  captionOf: (at: number, step: TraceStep) => string,
): Drawing | null {
  const usage = codeUsageOf(code);
  const places = choosePlaces(steps.length);
  const frames = places.flatMap((at): DrawingFrame[] => {
    const step = steps[at];
    const parts = step ? partsOfStep(step, usage, only) : [];
    return step && parts.length > 0
      ? [{ caption: shortText(captionOf(at, step), 200), parts }]
      : [];
  });
  if (frames.length === 0) return null;
  const leftOut = steps.length - frames.length;
  const notes = [
    ...(leftOut > 0 ? [`${leftOut} of ${steps.length} moments are left out.`] : []),
    ...(cut === null ? [] : ["The recording ends before the program does."]),
  ];
  return { title: shortText(title, 200), frames, note: notes.join(" ") };
}

/** Most of the first ones, and the last. */
function choosePlaces(count: number): number[] {
  const all = [...Array(count).keys()];
  return count <= MOST_VISITS ? all : [...all.slice(0, MOST_VISITS - 1), count - 1];
}
