import type { FunctionSignature } from "../../entities/catalog/problem.ts";
import type { Drawing, DrawingPart } from "../../entities/drawings/drawing.ts";
import { MOST_PARTS } from "../../entities/drawings/drawing-limits.ts";
import type { Figure } from "../../entities/drawings/figure.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { chooseFigure, type FigureHints } from "./choose-figure.ts";
import { drawableText, shortText } from "./drawable.ts";
import { drawableOfValue } from "./drawable-of-value.ts";

type Shown = { args: readonly RunValue[]; expected?: RunValue | undefined };

/** An input with what should come out, each argument as the figure that fits it. */
export function drawExample(
  { parameters, returns }: Pick<FunctionSignature, "parameters" | "returns">,
  { args, expected }: Shown,
  title: string,
): Drawing {
  const plain: [string, string][] = [];
  const pictured: DrawingPart[] = [];
  const add = (name: string, value: RunValue, typed: FigureHints & { kind: KindOfValue }) => {
    const drawable = drawableOfValue(value, typed.kind);
    const picture = chooseFigure(drawable, typed);
    if (picture) pictured.push({ name, picture });
    else plain.push([name, shortText(drawableText(drawable), 60)]);
  };
  const counted = parameters.findIndex(({ name }) => /^(count|n|size)$/.test(name));
  const named = parameters.flatMap((_, at) =>
    at !== counted && typeof args[at] === "number" ? [args[at]] : [],
  );
  const nodes = numberAt(args, counted);
  parameters.forEach(({ name, kind, drawnAs }, at) => {
    add(name, args[at] ?? null, { kind, drawnAs, nodes, markedNodes: named });
  });
  if (expected !== undefined) add("gives", expected, returns);
  const variables: Figure = { kind: "variables", entries: plain };
  const parts = pictured.slice(0, MOST_PARTS - 1);
  if (plain.length > 0) {
    const at = parts.at(-1)?.name === "gives" ? parts.length - 1 : parts.length;
    parts.splice(at, 0, { name: "", picture: variables });
  }
  return { title: shortText(title, 200), frames: [{ caption: "", parts }], note: "" };
}

type KindOfValue = FunctionSignature["returns"]["kind"];

function numberAt(args: readonly RunValue[], at: number): number | undefined {
  const value = args[at];
  return typeof value === "number" ? value : undefined;
}
