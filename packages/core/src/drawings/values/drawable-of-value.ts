import type { RunValue, ValueKind } from "../../entities/runs/run.ts";
import { type Drawable, plainDrawable } from "./drawable.ts";
import { treeOfLevels } from "./tree-of-levels.ts";

const MOST_LETTERS_OF_TEXT = 400;

/** A value of an example or a test. A text becomes a row of letters, lists and trees what their kind says. */
export function drawableOfValue(value: RunValue, kind: ValueKind = "plain", depth = 0): Drawable {
  if (Array.isArray(value)) return holdItems(value, kind, depth);
  if (typeof value === "number") return { kind: "plain", text: String(value), number: value };
  if (typeof value === "string") return depth === 0 ? textRow(value) : plainDrawable(value);
  if (typeof value !== "object" || value === null) {
    if (kind === "linked-list" || kind === "binary-tree") return holdItems([], kind, depth);
    return plainDrawable(value === null ? "nothing" : String(value));
  }
  return holdObject(value as Readonly<Record<string, RunValue>>, depth);
}

export function textRow(text: string): Drawable {
  const letters = [...text.slice(0, MOST_LETTERS_OF_TEXT)];
  const items = letters.map((letter) => plainDrawable(letter === " " ? "␣" : letter));
  return { kind: "row", of: "text", items, length: text.length };
}

const MAX_DEPTH = 4;
const MOST_ITEMS = 400;

function holdItems(items: readonly RunValue[], kind: ValueKind, depth: number): Drawable {
  if (depth > MAX_DEPTH) return plainDrawable("…");
  const drawables = items
    .slice(0, MOST_ITEMS)
    .map((item) => drawableOfValue(item, "plain", depth + 1));
  switch (kind) {
    case "linked-list":
      return {
        kind: "chain",
        values: drawables,
        ids: [],
        backTo: null,
        leftOut: items.length - drawables.length,
      };
    case "binary-tree":
      return treeOfLevels(
        items.map((item, at) => (item === null ? null : (drawables[at] ?? null))),
      );
    case "map":
      return pairsOf(items, depth);
    case "plain":
    case "set":
    case "tuple":
      return {
        kind: "row",
        of: kind === "set" ? "set" : "list",
        items: drawables,
        length: items.length,
      };
  }
}

function pairsOf(entries: readonly RunValue[], depth: number): Drawable {
  return {
    kind: "pairs",
    entries: entries
      .slice(0, MOST_ITEMS)
      .flatMap((entry): [Drawable, Drawable][] =>
        Array.isArray(entry)
          ? [
              [
                drawableOfValue(entry[0], "plain", depth + 1),
                drawableOfValue(entry[1], "plain", depth + 1),
              ],
            ]
          : [],
      ),
  };
}

/** Values that JSON lacks have their kind under `$`; anything else is a map from its keys. */
function holdObject(value: Readonly<Record<string, RunValue>>, depth: number): Drawable {
  const { $: tag, items, entries } = value;
  if (tag === "tuple" && Array.isArray(items)) return holdItems(items, "plain", depth);
  if (tag === "set" && Array.isArray(items)) return holdItems(items, "set", depth);
  if (Array.isArray(entries) && tag !== undefined) return pairsOf(entries, depth);
  if (typeof tag === "string") return plainDrawable(String(value.value ?? tag));
  return pairsOf(Object.entries(value), depth);
}
