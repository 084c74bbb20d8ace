import type { Json } from "../schema/shared.ts";

/** The same arguments with one thing changed in one of them. */
export function variationsOf(args: readonly Json[]): Json[][] {
  const listed = args.flatMap((value) => (Array.isArray(value) ? value : [])).filter(isNumber);
  return args.flatMap((value, position) => {
    const changes = changesOf(value, "alone");
    // A single number is often searched for in a list, so it is set to a number of the list or to twice one.
    const looked = isNumber(value) ? listed.flatMap((number) => [number, 2 * number]) : [];
    return [...changes, ...looked].map((changed) => args.with(position, changed));
  });
}

/** A word in a list is not changed: with a letter less it would look like a misprint. */
function changesOf(value: Json, stands: "alone" | "in-list"): Json[] {
  if (typeof value === "number") return [value - 1, value + 1, 0 - value, 0];
  if (typeof value === "string") {
    return stands === "alone" ? textChanges(value) : [];
  }
  if (Array.isArray(value)) return listChanges(value, (item) => changesOf(item, "in-list"));
  return [];
}

/** One item removed, doubled, swapped with its neighbour or changed; the list reversed or repeated. */
function listChanges<Item extends Json>(
  items: readonly Item[],
  changes: (item: Item) => Json[],
): Json[][] {
  const each = items.flatMap((item, at): Json[][] => [
    items.toSpliced(at, 1),
    items.toSpliced(at, 0, item),
    ...(at > 0 ? [items.toSpliced(at - 1, 2, item, items[at - 1] as Item)] : []),
    ...(at > 0 ? [items.with(at, items[at - 1] as Item)] : []),
    ...changes(item).map((changed) => (items as readonly Json[]).with(at, changed)),
  ]);
  const half = items.slice(0, Math.ceil(items.length / 2));
  return [...each, items.toReversed(), half, [...items, ...items]];
}

/** Characters that are often overlooked in a text. */
const OVERLOOKED = [" ", "1"];

function textChanges(text: string): string[] {
  const characters = [...text];
  const added = OVERLOOKED.flatMap((sign) => [
    `${sign}${text}`,
    ...characters.map((_, at) => characters.toSpliced(at + 1, 0, sign).join("")),
  ]);
  return [...listChanges(characters, caseChanged).map(joined), ...added];
}

function caseChanged(character: string): string[] {
  const upper = character.toUpperCase();
  return [upper === character ? character.toLowerCase() : upper];
}

function joined(characters: Json[]): string {
  return characters.join("");
}

function isNumber(value: Json): value is number {
  return typeof value === "number";
}
