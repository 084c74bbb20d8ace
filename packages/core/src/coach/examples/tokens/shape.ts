import type { Problem } from "../../../entities/catalog/problem.ts";
import type { RunValue } from "../../../entities/runs/run.ts";

type Signature = Problem["signature"];
type Typed = Pick<Signature["returns"], "type" | "kind">;

/** How deep the lists of a type are nested, and what they hold. */
export type Shape = {
  depth: number;
  base: "number" | "string" | "boolean" | "other";
  nodes: "none" | "list" | "tree";
};

const BASES = ["number", "string", "boolean"] as const;

export function shapeOf({ type, kind }: Typed): Shape {
  if (kind === "linked-list") return { depth: 1, base: "number", nodes: "list" };
  if (kind === "binary-tree") return { depth: 1, base: "number", nodes: "tree" };
  const depth = type.split("[]").length - 1;
  const base = BASES.find((name) => type === name + "[]".repeat(depth)) ?? "other";
  return { depth, base, nodes: "none" };
}

export function fits(value: RunValue, { depth, base, nodes }: Shape): boolean {
  if (depth > 0)
    return (
      Array.isArray(value) && value.every((item) => fits(item, { depth: depth - 1, base, nodes }))
    );
  if (value === null) return nodes === "tree";
  return typeof value === base;
}

/** Learners write an empty linked list or tree as `null`; programs get it as an empty list of values. */
export function asHandedOver(value: RunValue, { depth, nodes }: Shape): RunValue {
  return value === null && depth === 1 && nodes !== "none" ? [] : value;
}
