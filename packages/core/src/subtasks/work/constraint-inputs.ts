import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { edgeInputs, edgeKinds } from "../../runs/edge-inputs.ts";

/** A list or text of this length can still be read in a test. */
const MAX_LENGTH = 12;

const BETWEEN =
  /\bbetween (-?[\d,]{1,15}) and (-?[\d,]{1,15})|\bfrom (-?[\d,]{1,15}) to (-?[\d,]{1,15})/g;

/** Inputs at the limits that a constraint names, the likeliest first. The problem may not allow all of them. */
export function constraintInputs(
  problem: Pick<Problem, "examples" | "constraints">,
  place: number,
): RunValue[][] {
  const text = problem.constraints[place] ?? "";
  const bounds = [...text.matchAll(BETWEEN)].flatMap(([, ...found]) =>
    found.filter(Boolean).map((digits) => Number(digits.replaceAll(",", ""))),
  );
  const atBounds = problem.examples.flatMap(({ args }) =>
    args.flatMap((value, at) =>
      bounds.flatMap((bound) =>
        valuesAt(value, bound).map((changed) => [...args.with(at, changed)]),
      ),
    ),
  );
  // Constraints without numbers get an input that their words may be about, a different one for each.
  const kinds = edgeKinds(problem);
  const turned = [
    ...kinds.slice(place % kinds.length || 0),
    ...kinds.slice(0, place % kinds.length || 0),
  ];
  return [...atBounds, ...turned.flatMap((kind) => edgeInputs(problem, kind))];
}

/** A value changed so that its length, or the number itself or one in it, is the bound. */
function valuesAt(value: RunValue, bound: number): RunValue[] {
  if (typeof value === "number") return [bound];
  const isLength = bound >= 0 && bound <= MAX_LENGTH;
  if (typeof value === "string") return isLength ? [repeated([...value], bound).join("")] : [];
  if (!Array.isArray(value)) return [];
  const items: readonly RunValue[] = value;
  const holdsBound = items.some((item) => typeof item === "number")
    ? [items.with(0, bound), items.with(items.length - 1, bound)]
    : [];
  return isLength && items.length > 0 ? [repeated(items, bound), ...holdsBound] : holdsBound;
}

const repeated = <Item>(items: readonly Item[], length: number): Item[] =>
  Array.from({ length }, (_, at) => items[at % items.length]).filter((item) => item !== undefined);
