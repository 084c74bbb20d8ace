import type { Comparison, Divergence, RunValue, Trace, TraceStep } from "@foothold/core/runs";
import { type Checkers, exactly, judgeResult } from "../compare/judge-result.ts";
import { findRepetition } from "./find-repetition.ts";

export type Recording = Pick<Trace, "steps" | "cut" | "result">;
type Judging = { args?: readonly RunValue[]; comparison?: Comparison; checkers?: Checkers };
export const runawayDepth = 25;

/** Where a call goes wrong; null when its result is right or the trace does not show the place. */
export function divergence(
  trace: Recording,
  expected: RunValue,
  { args = [], comparison = exactly, checkers = {} }: Judging = {},
): Divergence | null {
  switch (trace.result.kind) {
    case "raised":
      return whereRaised(trace, trace.result.error);
    case "returned": {
      const { value: actual } = trace.result;
      if (judgeResult({ args, actual, expected }, comparison, checkers).passed) return null;
      return whereReturned(trace.steps, actual, expected);
    }
    case "unknown":
      return trace.cut === null ? null : whereEndless(trace.steps);
    default:
      return null;
  }
}

function whereRaised(
  { steps }: Recording,
  error: { message: string; type: string },
): Divergence | null {
  const depthEnd = endlessRecursion(steps);
  if (depthEnd && /RecursionError|RangeError/.test(error.type)) return depthEnd;
  // The last exception: earlier ones were caught, since the program went on.
  const step = steps.findLastIndex(({ event }) => event === "exception");
  const found = steps[step];
  if (!found) return null;
  return { kind: "raised", step, line: found.line, message: found.exception_msg ?? error.message };
}

function whereReturned(
  steps: TraceStep[],
  actual: RunValue,
  expected: RunValue,
): Divergence | null {
  const step = steps.findLastIndex(
    ({ event, stack_to_render }) => event === "return" && stack_to_render.length === 1,
  );
  const found = steps[step];
  return found ? { kind: "returned", step, line: found.line, actual, expected } : null;
}

function whereEndless(steps: TraceStep[]): Divergence | null {
  const recursion = endlessRecursion(steps);
  if (recursion) return recursion;
  const repetition = findRepetition(steps);
  if (repetition) return { kind: "repeats", ...repetition };
  const visits = new Map<number, number>();
  for (const { line, event } of steps) {
    if (event === "step_line") visits.set(line, (visits.get(line) ?? 0) + 1);
  }
  if (visits.size === 0) return null;
  const [line, count] = [...visits].reduce((most, each) => (each[1] > most[1] ? each : most));
  return {
    kind: "never-ends",
    step: steps.findIndex((each) => each.line === line),
    line,
    visits: count,
  };
}

/** A function that still calls itself, by itself or through another, deeper each time, when the recording ends. */
function endlessRecursion(steps: TraceStep[]): Divergence | null {
  const frames = steps.at(-1)?.stack_to_render ?? [];
  if (frames.length < runawayDepth) return null;
  const functionName = mostFrequent(
    frames.map(({ func_name }) => func_name).filter((name) => !name.startsWith("<")),
  );
  if (functionName === null) return null;
  const step = steps.findIndex(
    ({ event, stack_to_render }) =>
      event === "call" &&
      stack_to_render.filter(({ func_name }) => func_name === functionName).length === 2,
  );
  const found = steps[step];
  if (!found) return null;
  const depth = Math.max(...steps.map(({ stack_to_render }) => stack_to_render.length));
  return { kind: "recurses", step, line: found.line, functionName, depth };
}

/** The name that stands there most often, if in nearly every second place. */
function mostFrequent(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && most[1] >= runawayDepth / 2 - 1 ? most[0] : null;
}
