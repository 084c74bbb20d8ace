/** A value on its way into a picture, whatever it was read from: an example, a test or a step of a trace. */
export type Held =
  | { kind: "plain"; text: string; number: number | null }
  | { kind: "row"; of: "list" | "set" | "text"; items: Held[]; length: number }
  | { kind: "pairs"; entries: [Held, Held][] }
  | { kind: "chain"; values: Held[]; ids: string[]; backTo: number | null; leftOut: number }
  | { kind: "tree"; levels: (Held | null)[][]; ids: Map<string, TreePlace>; leftOut: number };
/** Level and place in it. */
export type TreePlace = [level: number, place: number];

export type HeldOf<Kind extends Held["kind"]> = Extract<Held, { kind: Kind }>;

export const plainHeld = (text: string): Held => ({ kind: "plain", text, number: null });

const MAX_TEXT_DEPTH = 3;
const MAX_TEXT_ITEMS = 12;

/** The value as a short text, for a cell or a table of variables. */
export function heldText(held: Held, depth = 0): string {
  if (depth > MAX_TEXT_DEPTH) return "…";
  const inner = (items: readonly Held[], length = items.length) => {
    const texts = items.slice(0, MAX_TEXT_ITEMS).map((item) => heldText(item, depth + 1));
    return [...texts, ...(length > texts.length ? ["…"] : [])].join(", ");
  };
  switch (held.kind) {
    case "plain":
      return held.text;
    case "row":
      if (held.of === "text") return `"${held.items.map((item) => heldText(item)).join("")}"`;
      return held.of === "set"
        ? `{${inner(held.items, held.length)}}`
        : `[${inner(held.items, held.length)}]`;
    case "pairs":
      return `{${held.entries
        .slice(0, MAX_TEXT_ITEMS)
        .map(([key, value]) => `${heldText(key, depth + 1)}: ${heldText(value, depth + 1)}`)
        .join(", ")}}`;
    case "chain":
      return `${inner(held.values).replaceAll(", ", " → ")}${held.leftOut > 0 ? " → …" : ""}`;
    case "tree":
      return `tree of ${heldText(held.levels[0]?.[0] ?? plainHeld("nothing"), depth + 1)}`;
  }
}

/** At most so many characters, the last of them "…" if something was cut. */
export function shortText(text: string, most: number): string {
  const line = text.replaceAll(/\s/g, " ");
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}
