import type { FigureOf } from "../../entities/drawings/figure.ts";
import { type DrawnFigure, LINE_HEIGHT, MARGIN, type Shape, smallText, text } from "./shapes.ts";

const WIDTH = 380;
const BAR_HEIGHT = 22;
const GAP = 6;
const SIDE = 16;

/** One bar for each interval above a line of time. */
export function drawIntervals({ intervals, marked, leftOut }: FigureOf<"intervals">): DrawnFigure {
  const first = Math.min(...intervals.map(([from]) => from));
  const last = Math.max(...intervals.map(([, to]) => to));
  const x = (at: number) => SIDE + ((at - first) / Math.max(1, last - first)) * (WIDTH - 2 * SIDE);
  const bars = intervals.flatMap(([from, to], row): Shape[] => {
    const y = MARGIN + row * (BAR_HEIGHT + GAP);
    const width = Math.max(4, x(to) - x(from));
    const tone = marked.includes(row) ? "marked" : "plain";
    const label = `${from}–${to}`;
    return [
      { kind: "box", x: x(from), y, width, height: BAR_HEIGHT, tone },
      ...(width > 44 ? [text(x(from) + width / 2, y + BAR_HEIGHT / 2, label, tone)] : []),
    ];
  });
  const bottom = MARGIN + intervals.length * (BAR_HEIGHT + GAP);
  const ends = [...new Set(intervals.flat())].toSorted((one, other) => one - other);
  return {
    width: WIDTH,
    height: bottom + (leftOut > 0 ? 2 : 1) * LINE_HEIGHT + MARGIN,
    shapes: [
      ...bars,
      {
        kind: "line",
        from: { x: x(first), y: bottom },
        to: { x: x(last), y: bottom },
        tone: "faint",
        arrow: false,
      },
      ...ends.map((at) => smallText(x(at), bottom + LINE_HEIGHT / 2 + 2, String(at))),
      ...(leftOut > 0
        ? [smallText(WIDTH / 2, bottom + 1.5 * LINE_HEIGHT + 2, `… ${leftOut} more`)]
        : []),
    ],
  };
}
