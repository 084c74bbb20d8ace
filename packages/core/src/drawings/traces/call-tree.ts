import { MOST_WIDE_LETTERS } from "../../entities/drawings/drawing-limits.ts";
import type { Figure, FigureOf } from "../../entities/drawings/figure.ts";
import type { Trace, TraceFrame, TraceStep } from "../../entities/runs/trace.ts";
import { drawableText, shortText } from "../values/drawable.ts";
import { drawableOfTraced } from "./drawable-of-traced.ts";

const MOST_CALLS = 24;
const MOST_ARGUMENTS = 3;

type Call = FigureOf<"calls">["calls"][number] & { frame: number };

/** Who called whom and what came back; null where a function never calls another one of the program. */
export function callTreeOf({ steps }: Pick<Trace, "steps">): Figure | null {
  const calls: Call[] = [];
  const open: number[] = [];
  let leftOut = 0;
  for (const step of steps) {
    const frame = step.stack_to_render.at(-1);
    if (!frame) continue;
    if (step.event === "call") {
      if (calls.length < MOST_CALLS) {
        calls.push({
          text: callText(frame, step),
          parent: open.at(-1) ?? null,
          result: null,
          frame: frame.frame_id,
        });
        open.push(calls.length - 1);
      } else leftOut++;
    } else if (step.event === "return") {
      const at = calls.findLastIndex(
        (call, at) => call.frame === frame.frame_id && open.includes(at),
      );
      const call = calls[at];
      if (!call) continue;
      call.result = resultText(frame, step);
      open.splice(open.indexOf(at));
    }
  }
  const rooted = calls.filter(({ parent }, at) => (parent === null) === (at === 0));
  if (rooted.length < 2) return null;
  return {
    kind: "calls",
    calls: rooted.map(({ text, parent, result }) => ({ text, parent, result })),
    marked: [],
    leftOut: leftOut + calls.length - rooted.length,
  };
}

function callText(
  { func_name, ordered_varnames, encoded_locals }: TraceFrame,
  { heap }: TraceStep,
) {
  const given = ordered_varnames
    .filter((name) => !name.startsWith("__"))
    .slice(0, MOST_ARGUMENTS)
    .map((name) => shortText(drawableText(drawableOfTraced(encoded_locals[name], heap)), 10));
  return shortText(`${func_name}(${given.join(", ")})`, MOST_WIDE_LETTERS);
}

function resultText({ encoded_locals }: TraceFrame, { heap }: TraceStep): string {
  const result = encoded_locals.__return__;
  if (result === undefined) return "nothing";
  return shortText(drawableText(drawableOfTraced(result, heap)) || "nothing", MOST_WIDE_LETTERS);
}
