/** A value ready to be drawn, whether it came from an example, a test or a step of a trace. */
export type Drawable =
  | { kind: "plain"; text: string; number: number | null }
  | { kind: "row"; of: "list" | "set" | "text"; items: Drawable[]; length: number }
  | { kind: "pairs"; entries: [Drawable, Drawable][] }
  | { kind: "chain"; values: Drawable[]; ids: string[]; backTo: number | null; leftOut: number }
  | { kind: "tree"; levels: (Drawable | null)[][]; ids: Map<string, TreePlace>; leftOut: number };
/** Level and place in it. */
export type TreePlace = [level: number, place: number];

export type DrawableOf<Kind extends Drawable["kind"]> = Extract<Drawable, { kind: Kind }>;

export const plainDrawable = (text: string): Drawable => ({ kind: "plain", text, number: null });

const MAX_TEXT_DEPTH = 3;
const MAX_TEXT_ITEMS = 12;

/** The value as a short text, for a cell or a table of variables. */
export function drawableText(drawable: Drawable, depth = 0): string {
  if (depth > MAX_TEXT_DEPTH) return "…";
  const inner = (items: readonly Drawable[], length = items.length) => {
    const texts = items.slice(0, MAX_TEXT_ITEMS).map((item) => drawableText(item, depth + 1));
    return [...texts, ...(length > texts.length ? ["…"] : [])].join(", ");
  };
  switch (drawable.kind) {
    case "plain":
      return drawable.text;
    case "row":
      if (drawable.of === "text")
        return `"${drawable.items.map((item) => drawableText(item)).join("")}"`;
      return drawable.of === "set"
        ? `{${inner(drawable.items, drawable.length)}}`
        : `[${inner(drawable.items, drawable.length)}]`;
    case "pairs":
      return `{${drawable.entries
        .slice(0, MAX_TEXT_ITEMS)
        .map(([key, value]) => `${drawableText(key, depth + 1)}: ${drawableText(value, depth + 1)}`)
        .join(", ")}}`;
    case "chain":
      return `${inner(drawable.values).replaceAll(", ", " → ")}${drawable.leftOut > 0 ? " → …" : ""}`;
    case "tree":
      return `tree of ${drawableText(drawable.levels[0]?.[0] ?? plainDrawable("nothing"), depth + 1)}`;
  }
}

/** At most so many characters, the last of them "…" if something was cut. */
export function shortText(text: string, most: number): string {
  const line = text.replaceAll(/\s/g, " ");
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}
