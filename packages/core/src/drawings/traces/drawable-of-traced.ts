import type { TraceEncoded, TraceStep } from "../../entities/runs/trace.ts";
import { type Drawable, plainDrawable } from "../values/drawable.ts";
import { textRow } from "../values/drawable-of-value.ts";
import { treeFrom } from "../values/tree-of-levels.ts";

type Heap = TraceStep["heap"];
/** How many items of a list are followed at each depth: the same list may stand in itself many times. */
const MOST_ITEMS = [60, 13, 6, 3] as const;
const MOST_LINKS = 60;

/** A value of one step. With `asLetters` a text becomes a row of letters. */
export function drawableOfTraced(
  value: TraceEncoded | undefined,
  heap: Heap,
  { asLetters = false, depth = 0 } = {},
): Drawable {
  const most = MOST_ITEMS[depth];
  if (most === undefined) return plainDrawable("…");
  if (typeof value === "number") return { kind: "plain", text: String(value), number: value };
  if (typeof value === "string") {
    return asLetters ? textRow(value) : plainDrawable(depth === 0 ? `"${value}"` : value);
  }
  if (!Array.isArray(value)) return plainDrawable(value === null ? "None" : pythonConstant(value));
  const inner = (item: TraceEncoded | undefined) =>
    drawableOfTraced(item, heap, { depth: depth + 1 });
  const [tag, ...rest] = value;
  switch (tag) {
    case "REF":
      return holdReferred(value, heap, depth);
    case "LIST":
    case "TUPLE":
    case "SET": {
      const { items, length } = itemsOf(rest);
      return {
        kind: "row",
        of: tag === "SET" ? "set" : "list",
        items: items.slice(0, most).map(inner),
        length,
      };
    }
    case "DICT":
      return {
        kind: "pairs",
        entries: rest
          .filter(isPair)
          .slice(0, most)
          .map(([key, item]) => [inner(key), inner(item)]),
      };
    case "INSTANCE":
      return {
        kind: "pairs",
        entries: rest
          .slice(1)
          .filter(isPair)
          .slice(0, most)
          .map(([key, item]) => [plainDrawable(String(key)), inner(item)]),
      };
    case "FUNCTION":
      return plainDrawable(String(rest[0]));
    default:
      return plainDrawable(String(rest.at(-1)));
  }
}

const pythonConstant = (value: TraceEncoded | undefined): string => {
  if (value === true) return "True";
  return value === false ? "False" : "";
};

function holdReferred(reference: TraceEncoded, heap: Heap, depth: number): Drawable {
  const found = behind(reference, heap);
  const isLinked = isNode(found, "next");
  if (found && (isLinked || isNode(found, "left", "right"))) {
    // Inside another value a node is told by its own value, not with all that hangs on it.
    if (depth > 0) return drawableOfTraced(fieldOf(found, "val"), heap, { depth: depth + 1 });
    return isLinked ? chainFrom(reference, heap) : treeAt(reference, heap);
  }
  return drawableOfTraced(found ?? undefined, heap, { depth });
}

/** The last item of a long list says how many more there are. */
function itemsOf(items: TraceEncoded[]): { items: TraceEncoded[]; length: number } {
  const last = items.at(-1);
  const more =
    Array.isArray(last) && last[0] === "SPECIAL_FLOAT"
      ? /^… (\d{1,9}) more$/.exec(String(last[1]))?.[1]
      : undefined;
  if (more === undefined) return { items, length: items.length };
  return { items: items.slice(0, -1), length: items.length - 1 + Number(more) };
}

function chainFrom(first: TraceEncoded, heap: Heap): Drawable {
  const values: Drawable[] = [];
  const ids: string[] = [];
  let at: TraceEncoded | undefined = first;
  while (at !== undefined && values.length < MOST_LINKS) {
    const node = behind(at, heap);
    const id = referredId(at);
    if (!node || id === null || ids.includes(id)) break;
    ids.push(id);
    values.push(drawableOfTraced(fieldOf(node, "val"), heap, { depth: 1 }));
    at = fieldOf(node, "next");
  }
  const next = at === undefined ? null : referredId(at);
  const backTo = next === null ? -1 : ids.indexOf(next);
  const isCut = backTo < 0 && at !== undefined && behind(at, heap) !== null;
  return {
    kind: "chain",
    values,
    ids,
    backTo: backTo < 0 ? null : backTo,
    leftOut: isCut ? 1 : 0,
  };
}

type TreeNode = Parameters<typeof treeFrom>[0];

function treeAt(reference: TraceEncoded, heap: Heap): Drawable {
  const met = new Set<string>();
  const nodeAt = (value: TraceEncoded | undefined, depth: number): TreeNode | null => {
    const node = behind(value, heap);
    const id = value === undefined ? null : referredId(value);
    if (!node || id === null || met.has(id) || depth > MOST_LINKS) return null;
    met.add(id);
    return {
      id,
      value: drawableOfTraced(fieldOf(node, "val"), heap, { depth: 1 }),
      left: nodeAt(fieldOf(node, "left"), depth + 1),
      right: nodeAt(fieldOf(node, "right"), depth + 1),
    };
  };
  const root = nodeAt(reference, 0);
  return root ? treeFrom(root) : plainDrawable("");
}

/** The object a reference points to; null for anything else. */
function behind(value: TraceEncoded | undefined, heap: Heap): TraceEncoded[] | null {
  if (!Array.isArray(value) || value[0] !== "REF") return null;
  const found = heap[String(value[1])];
  return Array.isArray(found) ? found : null;
}

/** The number of the object that a variable refers to; null for a plain value. */
export function referredId(value: TraceEncoded | undefined): string | null {
  return Array.isArray(value) && value[0] === "REF" ? String(value[1]) : null;
}

function isNode(found: TraceEncoded[] | null, ...links: string[]): boolean {
  return (
    found?.[0] === "INSTANCE" &&
    ["val", ...links].every((name) => fieldOf(found, name) !== undefined)
  );
}

function fieldOf(instance: TraceEncoded[], name: string): TraceEncoded | undefined {
  return instance
    .slice(2)
    .filter(isPair)
    .find(([key]) => key === name)?.[1];
}

const isPair = (value: TraceEncoded): value is [TraceEncoded, TraceEncoded] =>
  Array.isArray(value) && value.length === 2;
