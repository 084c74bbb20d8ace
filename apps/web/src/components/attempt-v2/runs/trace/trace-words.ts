import type { Divergence, Language, Trace, TraceStep } from "@foothold/core/runs";
import { traceText } from "@foothold/core/trace-text";
import { valueTextIn } from "@foothold/core/value-text";

export const cutWords: Record<NonNullable<Trace["cut"]>, string> = {
  steps: "The recording ends here: the program takes more steps than we record.",
  bytes: "The recording ends here: the program holds more data than we record.",
  time: "The program was stopped: it took too long.",
  memory: "The program was stopped: it used too much memory.",
  ended: "The program ended by itself.",
};

/** Where the program goes wrong, in one sentence; not how to fix it. */
export function divergenceText(where: Divergence, language: Language): string {
  switch (where.kind) {
    case "raised":
      return `Line ${where.line} raises an error: ${where.message}`;
    case "returned": {
      const actual = valueTextIn(language, where.actual);
      const expected = valueTextIn(language, where.expected);
      return `Line ${where.line} returns ${actual}, where ${expected} is right.`;
    }
    case "repeats": {
      const held = where.variables.length > 0 ? ` (${where.variables.join(", ")})` : "";
      return `From line ${where.line} on, all values${held} come back every ${where.everySteps} steps: this never ends.`;
    }
    case "recurses":
      return `Line ${where.line}: ${where.functionName} calls itself deeper and deeper, ${where.depth} calls so far.`;
    case "never-ends":
      return `Line ${where.line} was reached ${where.visits} times, and the program had not ended.`;
  }
}

/** What happens at a step; shown and read aloud. */
export function stepText({ event, line, func_name, exception_msg, ...step }: TraceStep): string {
  const frame = step.stack_to_render.at(-1);
  switch (event) {
    case "call":
      return `Line ${line}: ${func_name} is called.`;
    case "return":
      return `Line ${line}: ${func_name} returns ${traceText(frame?.encoded_locals.__return__, step.heap) || "nothing"}.`;
    case "exception":
    case "uncaught_exception":
      return `Line ${line}, in ${func_name}: ${exception_msg ?? "an error is raised"}`;
    case "step_line":
      return `Line ${line}, in ${func_name}, is next.`;
  }
}
