import type { DrawingPart } from "../../entities/pictures/drawing.ts";
import type { Picture } from "../../entities/pictures/picture.ts";
import { MOST_LETTERS, MOST_PARTS } from "../../entities/pictures/picture-limits.ts";
import type { TraceEncoded, TraceStep } from "../../entities/runs/trace.ts";
import { type Held, heldText, shortText } from "../values/held.ts";
import { pictureOf } from "../values/picture-of.ts";
import type { CodeUsage } from "./code-usage.ts";
import { holdTraced, referredId } from "./hold-traced.ts";
import { linkedParts } from "./linked-parts.ts";
import { tableHints } from "./table-hints.ts";

export type Variable = { name: string; value: TraceEncoded; held: Held; isOwn: boolean };

/** What a step holds: lists, maps, trees and lists of nodes as pictures, the rest as a table of variables. */
export function partsOfStep(
  step: TraceStep,
  usage: CodeUsage,
  only?: (name: string) => boolean,
): DrawingPart[] {
  const variables = variablesOf(step, usage);
  const linked = linkedParts(variables);
  const pictured = variables.flatMap(({ name, held }): DrawingPart[] => {
    if (held.kind === "chain" || held.kind === "tree") return [];
    const picture = pictureVariable(name, held, variables, usage);
    return picture ? [{ name: shortText(name, 40), picture }] : [];
  });
  const parts = [...linked, ...pictured].filter(({ name }) => only?.(name) ?? true);
  const plain = variables.filter(({ held, isOwn }) => held.kind === "plain" && isOwn);
  const shown = parts.slice(0, plain.length > 0 ? MOST_PARTS - 1 : MOST_PARTS);
  return plain.length > 0 ? [...shown, { name: "", picture: tableOf(plain) }] : shown;
}

/** The picture of one variable; null for one that a word says as well. */
export function pictureVariable(
  name: string,
  held: Held,
  variables: readonly Pick<Variable, "name" | "held">[],
  usage: CodeUsage,
): Picture | null {
  const names = usage.indexes.get(name) ?? new Set<string>();
  const pointers = Object.fromEntries(
    variables.flatMap(({ name: other, held: at }) =>
      names.has(other) && at.kind === "plain" && isPosition(at.number) ? [[other, at.number]] : [],
    ),
  );
  return pictureOf(held, {
    pointers,
    role: usage.roles.get(name),
    grid: tableHints(name, held, variables, usage),
  });
}

const isPosition = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0;

const MOST_VARIABLES = 8;
const MOST_HELD = 30;

function tableOf(plain: readonly Variable[]): Picture {
  return {
    kind: "variables",
    entries: plain
      .slice(0, MOST_VARIABLES)
      .map(({ name, held }) => [shortText(name, MOST_LETTERS * 2), shortText(heldText(held), 40)]),
  };
}

/** The innermost call's variables, then what the calls around it hold in lists, maps and nodes. */
export function variablesOf(step: TraceStep, usage: CodeUsage): Variable[] {
  const found = new Map<string, Variable>();
  step.stack_to_render.toReversed().forEach((frame, depth) => {
    for (const name of frame.ordered_varnames) {
      const value = frame.encoded_locals[name];
      if (found.size >= MOST_HELD) return;
      if (value === undefined || name.startsWith("__") || found.has(name)) continue;
      if (isFunction(value, step)) continue;
      const held = holdTraced(value, step.heap, { asLetters: usage.indexes.has(name) });
      if (depth > 0 && held.kind === "plain") continue;
      found.set(name, { name, value, held, isOwn: depth === 0 });
    }
  });
  return [...found.values()];
}

function isFunction(value: TraceEncoded, { heap }: TraceStep): boolean {
  const id = referredId(value);
  const held = id === null ? value : heap[id];
  return Array.isArray(held) && (held[0] === "FUNCTION" || held[0] === "CLASS");
}
