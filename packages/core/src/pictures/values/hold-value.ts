import type { RunValue, ValueKind } from "../../entities/runs/run.ts";
import { type Held, plainHeld } from "./held.ts";
import { treeOfLevels } from "./tree-of-levels.ts";

const MOST_LETTERS_OF_TEXT = 400;

/** A value of an example or a test. A text becomes a row of letters, lists and trees what their kind says. */
export function holdValue(value: RunValue, kind: ValueKind = "plain", depth = 0): Held {
  if (Array.isArray(value)) return holdItems(value, kind, depth);
  if (typeof value === "number") return { kind: "plain", text: String(value), number: value };
  if (typeof value === "string") return depth === 0 ? textRow(value) : plainHeld(value);
  if (typeof value !== "object" || value === null) {
    if (kind === "linked-list" || kind === "binary-tree") return holdItems([], kind, depth);
    return plainHeld(value === null ? "nothing" : String(value));
  }
  return holdObject(value as Readonly<Record<string, RunValue>>, depth);
}

export function textRow(text: string): Held {
  const letters = [...text.slice(0, MOST_LETTERS_OF_TEXT)];
  const items = letters.map((letter) => plainHeld(letter === " " ? "␣" : letter));
  return { kind: "row", of: "text", items, length: text.length };
}

const MAX_DEPTH = 4;
const MOST_ITEMS = 400;

function holdItems(items: readonly RunValue[], kind: ValueKind, depth: number): Held {
  if (depth > MAX_DEPTH) return plainHeld("…");
  const held = items.slice(0, MOST_ITEMS).map((item) => holdValue(item, "plain", depth + 1));
  switch (kind) {
    case "linked-list":
      return {
        kind: "chain",
        values: held,
        ids: [],
        backTo: null,
        leftOut: items.length - held.length,
      };
    case "binary-tree":
      return treeOfLevels(items.map((item, at) => (item === null ? null : (held[at] ?? null))));
    case "map":
      return pairsOf(items, depth);
    case "plain":
    case "set":
    case "tuple":
      return {
        kind: "row",
        of: kind === "set" ? "set" : "list",
        items: held,
        length: items.length,
      };
  }
}

function pairsOf(entries: readonly RunValue[], depth: number): Held {
  return {
    kind: "pairs",
    entries: entries
      .slice(0, MOST_ITEMS)
      .flatMap((entry): [Held, Held][] =>
        Array.isArray(entry)
          ? [[holdValue(entry[0], "plain", depth + 1), holdValue(entry[1], "plain", depth + 1)]]
          : [],
      ),
  };
}

/** Values that JSON lacks have their kind under `$`; anything else is a map from its keys. */
function holdObject(value: Readonly<Record<string, RunValue>>, depth: number): Held {
  const { $: tag, items, entries } = value;
  if (tag === "tuple" && Array.isArray(items)) return holdItems(items, "plain", depth);
  if (tag === "set" && Array.isArray(items)) return holdItems(items, "set", depth);
  if (Array.isArray(entries) && tag !== undefined) return pairsOf(entries, depth);
  if (typeof tag === "string") return plainHeld(String(value.value ?? tag));
  return pairsOf(Object.entries(value), depth);
}
