import type { TraceStep } from "../../entities/runs/trace.ts";
import { traceText } from "./trace-text.ts";

const MAX_VALUES = 5;
const MAX_VALUE_LENGTH = 60;

/** The innermost call's variables at a step, as text for a sentence: `low = 0, high = 4`. */
export function stepValuesText(
  { stack_to_render, heap }: TraceStep,
  leftOut: readonly string[],
): string {
  const frame = stack_to_render.at(-1);
  if (!frame) return "";
  return frame.ordered_varnames
    .filter((name) => !name.startsWith("__") && !leftOut.includes(name))
    .filter((name) => !isFunction(frame.encoded_locals[name], heap))
    .map((name) => [name, traceText(frame.encoded_locals[name], heap)] as const)
    .filter(([, text]) => text !== "" && text.length <= MAX_VALUE_LENGTH)
    .slice(0, MAX_VALUES)
    .map(([name, text]) => `${name} = ${text}`)
    .join(", ");
}

function isFunction(value: unknown, heap: TraceStep["heap"]): boolean {
  const held = Array.isArray(value) && value[0] === "REF" ? heap[String(value[1])] : value;
  return Array.isArray(held) && held[0] === "FUNCTION";
}
