import type { Language, Trace } from "@foothold/core/runs";
import { traceText } from "@foothold/core/trace-text";
import { valueTextIn } from "@foothold/core/value-text";

const MOST_STEPS = 200;

/** A trace as text: one line for each step, with the program's line and the variables at that moment. */
export function traceLines({ steps, result, cut }: Trace, language: Language): string {
  const lines = steps.slice(0, MOST_STEPS).map(({ line, stack_to_render, heap }) => {
    const frame = stack_to_render.at(-1);
    const variables = Object.entries(frame?.encoded_locals ?? {})
      .filter(([name]) => !name.startsWith("__"))
      .map(([name, value]) => `${name} = ${traceText(value, heap)}`);
    return `line ${line}: ${variables.join(", ")}`;
  });
  if (cut || steps.length > MOST_STEPS) lines.push("…");
  if (result.kind === "returned") lines.push(`gives ${valueTextIn(language, result.value)}`);
  if (result.kind === "raised" || result.kind === "did-not-compile") {
    lines.push(`${result.error.type}: ${result.error.message}`);
  }
  return `${lines.join("\n")}\n`;
}
