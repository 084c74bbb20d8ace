import type { CoachContext } from "../../../../ports/coach/coach-context.ts";
import type { Runner } from "../../../../ports/runs.ts";
import { traceProgram } from "../running/trace-program.ts";
import { inputsOfSize, SIZES } from "./growing-inputs.ts";

export type Growth = "constant" | "logarithmic" | "linear" | "quadratic" | "steeper";
export type MeasuredGrowth = {
  growth: Growth;
  /** How many lines ran for each size, as far as they were recorded to the end. */
  counted: { size: number; steps: number }[];
  /** The line that ran most often at the largest size. */
  busiest: { line: number; times: number } | null;
};

/** How the number of lines that a program runs grows with its input; null where it cannot be measured. */
export async function measureGrowth(
  context: CoachContext,
  runner: Pick<Runner, "trace">,
): Promise<MeasuredGrowth | "cut" | null> {
  const counted: MeasuredGrowth["counted"] = [];
  let busiest: MeasuredGrowth["busiest"] = null;
  for (const size of SIZES) {
    const lines = await longestRun(context, size, runner);
    if (lines === "cut") break;
    if (lines.length === 0) return null;
    counted.push({ size, steps: lines.length });
    busiest = mostFrequent(lines);
  }
  const [small, middle, large] = counted.map(({ steps }) => steps);
  if (small === undefined || middle === undefined) return "cut";
  if (large === undefined) return { growth: "steeper", counted, busiest };
  return { growth: growthOf(middle - small, large - middle), counted, busiest };
}

/** The lines of the longest run among the inputs of one size. */
async function longestRun(
  context: CoachContext,
  size: number,
  runner: Pick<Runner, "trace">,
): Promise<number[] | "cut"> {
  let longest: number[] = [];
  for (const args of inputsOfSize(context.problem, size)) {
    const trace = await traceProgram(context, { args, expected: undefined }, runner);
    if (!trace || trace.result.kind === "did-not-compile") continue;
    if (trace.cut !== null) return "cut";
    if (trace.result.kind !== "returned") continue;
    const lines = trace.steps.filter(({ event }) => event === "step_line").map(({ line }) => line);
    if (lines.length > longest.length) longest = lines;
  }
  return longest;
}

/** How many times as many lines each doubling of the input adds as the one before. */
export function growthOf(first: number, second: number): Growth {
  if (second <= 1) return "constant";
  const ratio = second / Math.max(1, first);
  if (ratio < 1.5) return "logarithmic";
  if (ratio < 2.9) return "linear";
  return ratio < 5.5 ? "quadratic" : "steeper";
}

function mostFrequent(lines: readonly number[]): { line: number; times: number } | null {
  const counts = new Map<number, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most ? { line: most[0], times: most[1] } : null;
}
