import type { Json } from "../schema/shared.ts";

/** The same arguments with one thing changed in one of them. */
export function variationsOf(args: readonly Json[]): Json[][] {
  return args.flatMap((value, position) =>
    changesOf(value, "alone").map((changed) => args.with(position, changed)),
  );
}

/** A word in a list stays as it is: with a letter less it would look like a misprint. */
function changesOf(value: Json, stands: "alone" | "in-list"): Json[] {
  if (typeof value === "number") return [value - 1, value + 1, -value, 0];
  if (typeof value === "string") {
    return stands === "alone" ? listChanges([...value], caseChanged).map(joined) : [];
  }
  if (Array.isArray(value)) return listChanges(value, (item) => changesOf(item, "in-list"));
  return [];
}

/** One item left out, doubled, exchanged with its neighbor or changed itself, and the list turned round. */
function listChanges<Item extends Json>(
  items: readonly Item[],
  changes: (item: Item) => Json[],
): Json[][] {
  const each = items.flatMap((item, at): Json[][] => [
    items.toSpliced(at, 1),
    items.toSpliced(at, 0, item),
    ...(at > 0 ? [items.toSpliced(at - 1, 2, item, items[at - 1] as Item)] : []),
    ...changes(item).map((changed) => (items as readonly Json[]).with(at, changed)),
  ]);
  return [...each, items.toReversed(), items.slice(0, Math.ceil(items.length / 2))];
}

function caseChanged(character: string): string[] {
  const upper = character.toUpperCase();
  return [upper === character ? character.toLowerCase() : upper];
}

function joined(characters: Json[]): string {
  return characters.join("");
}
