import type { Picture } from "../../entities/pictures/picture.ts";
import type { TraceFrame, TraceStep } from "../../entities/runs/trace.ts";
import type { CodeUsage } from "./code-usage.ts";
import { pictureVariable } from "./frame-of-step.ts";
import { holdTraced, referredId } from "./hold-traced.ts";
import { idsOf, linkedParts } from "./linked-parts.ts";

export type FrameValue = {
  name: string;
  /** null for a value that a word says as well. */
  picture: Picture | null;
  /** The variable whose picture shows the node that this one points to. */
  within: string | null;
};

/** The variables of one call, each with the picture that fits it. Nodes that several point to are drawn once. */
export function picturesOfFrame(
  { ordered_varnames, encoded_locals }: TraceFrame,
  heap: TraceStep["heap"],
  usage: CodeUsage,
): FrameValue[] {
  const variables = ordered_varnames.flatMap((name) => {
    const value = encoded_locals[name];
    if (value === undefined) return [];
    return [{ name, value, held: holdTraced(value, heap, { asLetters: usage.indexes.has(name) }) }];
  });
  const linked = linkedParts(variables);
  const owners = variables.filter(({ name }) => linked.some((part) => part.name === name));
  return variables.map(({ name, value, held }) => {
    const own = linked.find((part) => part.name === name)?.picture;
    if (own) return { name, picture: own, within: null };
    if (held.kind !== "chain" && held.kind !== "tree") {
      return { name, picture: pictureVariable(name, held, variables, usage), within: null };
    }
    const id = referredId(value) ?? "";
    const owner = owners.find((each) => idsOf(each.held).includes(id));
    return { name, picture: null, within: owner?.name ?? null };
  });
}
