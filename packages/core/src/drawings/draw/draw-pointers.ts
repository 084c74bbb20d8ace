import { LINE_HEIGHT, type Shape, smallText } from "./shapes.ts";

/** Pointers to the same position stand one below the other. */
export function drawPointers(
  pointers: Readonly<Record<string, number>>,
  middleOf: (at: number) => number,
  top: number,
): { shapes: Shape[]; height: number } {
  const rows = new Map<number, number>();
  const shapes = Object.entries(pointers).flatMap(([name, at]): Shape[] => {
    const row = rows.get(at) ?? 0;
    rows.set(at, row + 1);
    const x = middleOf(at);
    const y = top + 14 + LINE_HEIGHT * (row + 0.5);
    const arrow: Shape = {
      kind: "line",
      from: { x, y: top + 16 },
      to: { x, y: top + 2 },
      tone: "marked",
      arrow: true,
    };
    return row === 0 ? [arrow, smallText(x, y, name, "marked")] : [smallText(x, y, name, "marked")];
  });
  const most = Math.max(0, ...rows.values());
  return { shapes, height: most === 0 ? 0 : 14 + LINE_HEIGHT * most };
}
