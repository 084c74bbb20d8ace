import type { Figure } from "../../entities/drawings/figure.ts";
import type { TraceFrame, TraceStep } from "../../entities/runs/trace.ts";
import type { CodeUsage } from "./code-usage.ts";
import { drawableOfTraced, referredId } from "./drawable-of-traced.ts";
import { figureOfVariable } from "./frame-of-step.ts";
import { idsOf, linkedParts } from "./linked-parts.ts";

export type FrameValue = {
  name: string;
  /** null if text shows the value as well. */
  picture: Figure | null;
  /** The variable whose figure shows the node that this one points to. */
  within: string | null;
};

/** The variables of one call, each with the figure that fits it. Nodes that several point to are drawn once. */
export function figuresOfFrame(
  { ordered_varnames, encoded_locals }: TraceFrame,
  heap: TraceStep["heap"],
  usage: CodeUsage,
): FrameValue[] {
  const variables = ordered_varnames.flatMap((name) => {
    const value = encoded_locals[name];
    if (value === undefined) return [];
    return [
      {
        name,
        value,
        drawable: drawableOfTraced(value, heap, { asLetters: usage.indexes.has(name) }),
      },
    ];
  });
  const linked = linkedParts(variables);
  const owners = variables.filter(({ name }) => linked.some((part) => part.name === name));
  return variables.map(({ name, value, drawable }) => {
    const own = linked.find((part) => part.name === name)?.picture;
    if (own) return { name, picture: own, within: null };
    if (drawable.kind !== "chain" && drawable.kind !== "tree") {
      return { name, picture: figureOfVariable(name, drawable, variables, usage), within: null };
    }
    const id = referredId(value) ?? "";
    const owner = owners.find((each) => idsOf(each.drawable).includes(id));
    return { name, picture: null, within: owner?.name ?? null };
  });
}
