/** How strongly something stands out. */
export type Tone = "plain" | "marked" | "faint";

export type Shape =
  | { kind: "box"; x: number; y: number; width: number; height: number; tone: Tone }
  | { kind: "circle"; x: number; y: number; radius: number; tone: Tone }
  | { kind: "text"; x: number; y: number; text: string; tone: Tone; small: boolean }
  | { kind: "line"; from: Point; to: Point; tone: Tone; arrow: boolean };

export type Point = { x: number; y: number };

/** A figure as shapes, without a word about colours: those belong to the page. */
export type DrawnFigure = { width: number; height: number; shapes: Shape[] };

export const CELL_HEIGHT = 36;
export const LINE_HEIGHT = 18;
export const MARGIN = 6;
const LEAST_CELL_WIDTH = 36;
const LETTER_WIDTH = 9;
const CELL_PADDING = 16;

/** Wide enough for the longest of the texts. */
export function cellWidth(texts: readonly string[]): number {
  const longest = Math.max(0, ...texts.map((text) => text.length));
  return Math.max(LEAST_CELL_WIDTH, longest * LETTER_WIDTH + CELL_PADDING);
}

export function text(x: number, y: number, words: string, tone: Tone = "plain"): Shape {
  return { kind: "text", x, y, text: words, tone, small: false };
}

export function smallText(x: number, y: number, words: string, tone: Tone = "faint"): Shape {
  return { kind: "text", x, y, text: words, tone, small: true };
}

/** A box with a text in its middle. */
export function cell(x: number, y: number, width: number, words: string, tone: Tone): Shape[] {
  return [
    { kind: "box", x, y, width, height: CELL_HEIGHT, tone },
    text(x + width / 2, y + CELL_HEIGHT / 2, words, tone),
  ];
}

/** A circle with a text in its middle. */
export function node({ x, y }: Point, radius: number, words: string, tone: Tone): Shape[] {
  return [{ kind: "circle", x, y, radius, tone }, text(x, y, words, tone)];
}

/** A line between two circles that ends at their rims. */
export function link(from: Point, to: Point, radius: number): Shape {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [((to.x - from.x) / length) * radius, ((to.y - from.y) / length) * radius];
  return {
    kind: "line",
    from: { x: from.x + x, y: from.y + y },
    to: { x: to.x - x, y: to.y - y },
    tone: "faint",
    arrow: false,
  };
}
