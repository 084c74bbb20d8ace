import type { ProgramShape } from "@foothold/core/attempt";

/** How a program goes through its input, in words. */
export function loopsText({ loops: { count, depth }, callsItself }: ProgramShape): string {
  const itself = callsItself ? "calls itself" : "";
  if (count === 0) return itself || "none";
  const order =
    count === 1 ? "1" : depth === 1 ? `${count}, one after the other` : `${count}, ${depth} deep`;
  return itself ? `${order}, and ${itself}` : order;
}

/** How often a program went through its input, by the rounds its loops made. */
export function passesText(rounds: number, elements: number): string {
  const passes = rounds / elements;
  return Number.isInteger(passes) ? `${passes}` : passes.toFixed(1);
}

export function timeText(timeMs: number): string {
  if (timeMs < 1) return "under 1 ms";
  return timeMs < 10 ? `${timeMs.toFixed(1)} ms` : `${Math.round(timeMs)} ms`;
}
