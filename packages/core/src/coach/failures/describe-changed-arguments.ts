import type { Problem } from "../../entities/catalog/problem.ts";
import type { Trace } from "../../entities/runs/trace.ts";
import { traceText } from "../../runs/values/trace-text.ts";

const MAX_TEXT_LENGTH = 60;

/** Which given values the program changed, though it was not asked to. */
export function describeChangedArguments(
  { steps }: Trace,
  { parameters, resultArgument }: Problem["signature"],
): string {
  const [first, last] = [steps[0], steps.at(-1)];
  const frame = first?.stack_to_render[0];
  if (!first || !last || !frame || resultArgument !== undefined) return "";
  return frame.ordered_varnames
    .slice(0, parameters.length)
    .filter((_, at) => parameters[at]?.kind === "plain")
    .flatMap((name) => {
      const given = frame.encoded_locals[name];
      // Only an object that caller and program share can be changed; a name set to something new is the program's own.
      if (!Array.isArray(given) || given[0] !== "REF") return [];
      const after = last.heap[String(given[1])] === undefined ? "" : traceText(given, last.heap);
      const changed = after !== "" && after !== traceText(given, first.heap);
      if (!changed) return [];
      return [
        after.length <= MAX_TEXT_LENGTH
          ? `On the way ${name} was changed; at the end it is ${after}.`
          : `On the way ${name} was changed.`,
      ];
    })
    .join(" ");
}
