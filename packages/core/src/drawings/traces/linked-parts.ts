import type { DrawingPart } from "../../entities/drawings/drawing.ts";
import { MOST_LETTERS } from "../../entities/drawings/drawing-limits.ts";
import type { TraceEncoded } from "../../entities/runs/trace.ts";
import { chooseFigure } from "../values/choose-figure.ts";
import { type Drawable, shortText } from "../values/drawable.ts";
import { referredId } from "./drawable-of-traced.ts";

type Linked = { name: string; value: TraceEncoded; drawable: Drawable };

/** Chains and trees of nodes, each once with all variables that point into it. */
export function linkedParts(variables: readonly Linked[]): DrawingPart[] {
  const linked = variables.filter(
    ({ drawable }) => drawable.kind === "chain" || drawable.kind === "tree",
  );
  const whole = linked.filter(
    (one, at) =>
      !linked.some((other, before) => {
        if (other === one || !idsOf(other.drawable).includes(referredId(one.value) ?? ""))
          return false;
        const isSame = referredId(other.value) === referredId(one.value);
        return !isSame || before < at;
      }),
  );
  return whole.flatMap(({ name, drawable }): DrawingPart[] => {
    const picture = chooseFigure(drawable, { pointers: pointersInto(drawable, linked) });
    if (picture?.kind === "tree" && drawable.kind === "tree") {
      return [{ name, picture: { ...picture, pointers: placesIn(drawable, linked) } }];
    }
    return picture ? [{ name: shortText(name, 40), picture }] : [];
  });
}

export const idsOf = (drawable: Drawable): string[] => {
  if (drawable.kind === "chain") return drawable.ids;
  return drawable.kind === "tree" ? [...drawable.ids.keys()] : [];
};

function pointersInto(drawable: Drawable, linked: readonly Linked[]): Record<string, number> {
  if (drawable.kind !== "chain") return {};
  return Object.fromEntries(
    linked.flatMap(({ name, value }) => {
      const at = drawable.ids.indexOf(referredId(value) ?? "");
      return at < 0 ? [] : [[name, at]];
    }),
  );
}

function placesIn(drawable: Extract<Drawable, { kind: "tree" }>, linked: readonly Linked[]) {
  return Object.fromEntries(
    linked.flatMap(({ name, value }) => {
      const place = drawable.ids.get(referredId(value) ?? "");
      return place ? [[shortText(name, MOST_LETTERS), place]] : [];
    }),
  );
}
