import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";

type Typed = Pick<Problem["signature"]["returns"], "type" | "kind">;

/** A base type, how deep its lists are nested, and whether null may stand for a missing value. */
type Shape = { base: "number" | "string" | "boolean"; depth: number; holes: boolean };

/** null when the type is more than lists of base types: then nothing is checked. */
export function shapeOf({ type, kind }: Typed): Shape | null {
  if (kind === "linked-list") return { base: "number", depth: 1, holes: false };
  if (kind === "binary-tree") return { base: "number", depth: 1, holes: true };
  const [, base, lists = ""] = /^(number|string|boolean)((?:\[\])*)$/.exec(type) ?? [];
  if (kind !== "plain" || base === undefined) return null;
  return { base: base as Shape["base"], depth: lists.length / 2, holes: false };
}

export function fitsShape(value: RunValue, shape: Shape): boolean {
  const { base, depth, holes } = shape;
  if (depth > 0) {
    const inner = { ...shape, depth: depth - 1 };
    return Array.isArray(value) && value.every((item) => fitsShape(item, inner));
  }
  if (value === null) return holes;
  return base === "number" ? Number.isSafeInteger(value) : typeof value === base;
}

/** What form a value should have had, in words for the person who wrote it; null when it has that form. */
export function shapeMisfit(
  typed: Typed,
  value: RunValue,
  example: RunValue | undefined,
): string | null {
  const shape = shapeOf(typed);
  if (!shape || fitsShape(value, shape)) return null;
  const such = example === undefined ? "" : `, such as ${JSON.stringify(example)}`;
  return `This has to be ${shapeWords(shape)}${such}.`;
}

const one: Record<Shape["base"], string> = {
  number: "a whole number",
  string: "a text",
  boolean: "true or false",
};
const many: Record<Shape["base"], string> = {
  number: "whole numbers",
  string: "texts",
  boolean: "true and false",
};

export function shapeWords({ base, depth, holes }: Shape): string {
  if (depth === 0) return one[base];
  const items = `${"lists of ".repeat(depth - 1)}${many[base]}`;
  return `a list of ${items}${holes ? ", with null where a child is missing" : ""}`;
}
