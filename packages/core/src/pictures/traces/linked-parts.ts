import type { DrawingPart } from "../../entities/pictures/drawing.ts";
import { MOST_LETTERS } from "../../entities/pictures/picture-limits.ts";
import type { TraceEncoded } from "../../entities/runs/trace.ts";
import { type Held, shortText } from "../values/held.ts";
import { pictureOf } from "../values/picture-of.ts";
import { referredId } from "./hold-traced.ts";

type Linked = { name: string; value: TraceEncoded; held: Held };

/** Chains and trees of nodes, each once with all variables that point into it. */
export function linkedParts(variables: readonly Linked[]): DrawingPart[] {
  const linked = variables.filter(({ held }) => held.kind === "chain" || held.kind === "tree");
  const whole = linked.filter(
    (one, at) =>
      !linked.some((other, before) => {
        if (other === one || !idsOf(other.held).includes(referredId(one.value) ?? "")) return false;
        const isSame = referredId(other.value) === referredId(one.value);
        return !isSame || before < at;
      }),
  );
  return whole.flatMap(({ name, held }): DrawingPart[] => {
    const picture = pictureOf(held, { pointers: pointersInto(held, linked) });
    if (picture?.kind === "tree" && held.kind === "tree") {
      return [{ name, picture: { ...picture, pointers: placesIn(held, linked) } }];
    }
    return picture ? [{ name: shortText(name, 40), picture }] : [];
  });
}

export const idsOf = (held: Held): string[] => {
  if (held.kind === "chain") return held.ids;
  return held.kind === "tree" ? [...held.ids.keys()] : [];
};

function pointersInto(held: Held, linked: readonly Linked[]): Record<string, number> {
  if (held.kind !== "chain") return {};
  return Object.fromEntries(
    linked.flatMap(({ name, value }) => {
      const at = held.ids.indexOf(referredId(value) ?? "");
      return at < 0 ? [] : [[name, at]];
    }),
  );
}

function placesIn(held: Extract<Held, { kind: "tree" }>, linked: readonly Linked[]) {
  return Object.fromEntries(
    linked.flatMap(({ name, value }) => {
      const place = held.ids.get(referredId(value) ?? "");
      return place ? [[shortText(name, MOST_LETTERS), place]] : [];
    }),
  );
}
