import type { DrawingPart } from "../../entities/drawings/drawing.ts";
import { MOST_LETTERS, MOST_PARTS } from "../../entities/drawings/drawing-limits.ts";
import type { Figure } from "../../entities/drawings/figure.ts";
import type { TraceEncoded, TraceStep } from "../../entities/runs/trace.ts";
import { chooseFigure } from "../values/choose-figure.ts";
import { type Drawable, drawableText, shortText } from "../values/drawable.ts";
import type { CodeUsage } from "./code-usage.ts";
import { drawableOfTraced, referredId } from "./drawable-of-traced.ts";
import { linkedParts } from "./linked-parts.ts";
import { tableHints } from "./table-hints.ts";

export type Variable = { name: string; value: TraceEncoded; drawable: Drawable; isOwn: boolean };

/** What a step holds: lists, maps, trees and lists of nodes as figures, the rest as a table of variables. */
export function partsOfStep(
  step: TraceStep,
  usage: CodeUsage,
  only?: (name: string) => boolean,
): DrawingPart[] {
  const variables = variablesOf(step, usage);
  const linked = linkedParts(variables);
  const pictured = variables.flatMap(({ name, drawable }): DrawingPart[] => {
    if (drawable.kind === "chain" || drawable.kind === "tree") return [];
    const picture = figureOfVariable(name, drawable, variables, usage);
    return picture ? [{ name: shortText(name, 40), picture }] : [];
  });
  const parts = [...linked, ...pictured].filter(({ name }) => only?.(name) ?? true);
  const plain = variables.filter(({ drawable, isOwn }) => drawable.kind === "plain" && isOwn);
  const shown = parts.slice(0, plain.length > 0 ? MOST_PARTS - 1 : MOST_PARTS);
  return plain.length > 0 ? [...shown, { name: "", picture: tableOf(plain) }] : shown;
}

/** The figure of one variable; null if text shows it as well. */
export function figureOfVariable(
  name: string,
  drawable: Drawable,
  variables: readonly Pick<Variable, "name" | "drawable">[],
  usage: CodeUsage,
): Figure | null {
  const names = usage.indexes.get(name) ?? new Set<string>();
  const pointers = Object.fromEntries(
    variables.flatMap(({ name: other, drawable: at }) =>
      names.has(other) && at.kind === "plain" && isPosition(at.number) ? [[other, at.number]] : [],
    ),
  );
  return chooseFigure(drawable, {
    pointers,
    role: usage.roles.get(name),
    grid: tableHints(name, drawable, variables, usage),
  });
}

const isPosition = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0;

const MOST_VARIABLES = 8;
const MOST_HELD = 30;

function tableOf(plain: readonly Variable[]): Figure {
  return {
    kind: "variables",
    entries: plain
      .slice(0, MOST_VARIABLES)
      .map(({ name, drawable }) => [
        shortText(name, MOST_LETTERS * 2),
        shortText(drawableText(drawable), 40),
      ]),
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
      const drawable = drawableOfTraced(value, step.heap, { asLetters: usage.indexes.has(name) });
      if (depth > 0 && drawable.kind === "plain") continue;
      found.set(name, { name, value, drawable, isOwn: depth === 0 });
    }
  });
  return [...found.values()];
}

function isFunction(value: TraceEncoded, { heap }: TraceStep): boolean {
  const id = referredId(value);
  const stored = id === null ? value : heap[id];
  return Array.isArray(stored) && (stored[0] === "FUNCTION" || stored[0] === "CLASS");
}
