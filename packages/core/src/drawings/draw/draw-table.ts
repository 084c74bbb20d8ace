import type { FigureOf } from "../../entities/drawings/figure.ts";
import { cellText } from "./cell-text.ts";
import {
  CELL_HEIGHT,
  cell,
  cellWidth,
  type DrawnFigure,
  LINE_HEIGHT,
  MARGIN,
  type Shape,
  smallText,
} from "./shapes.ts";

const ARROW_WIDTH = 30;
const moreText = (count: number) => `… ${count} more`;

/** A pile, the newest on top. */
export function drawStack({ values, leftOut }: FigureOf<"stack">): DrawnFigure {
  const texts = values.map(cellText).toReversed();
  const width = Math.max(72, cellWidth(texts));
  const cells = texts.flatMap((each, row) =>
    cell(MARGIN, MARGIN + row * CELL_HEIGHT, width, each, row === 0 ? "marked" : "plain"),
  );
  const label = texts.length > 0 ? "top" : "empty";
  const bottom = MARGIN + Math.max(1, texts.length) * CELL_HEIGHT;
  return {
    width: width + 2 * MARGIN + 48,
    height: bottom + MARGIN + (leftOut > 0 ? LINE_HEIGHT : 0),
    shapes: [
      ...cells,
      smallText(MARGIN + width + 26, MARGIN + CELL_HEIGHT / 2, label),
      ...moreBelow(leftOut, MARGIN + width / 2, bottom),
    ],
  };
}

const moreBelow = (count: number, x: number, bottom: number): Shape[] =>
  count > 0 ? [smallText(x, bottom + LINE_HEIGHT / 2 + 2, moreText(count))] : [];

/** Keys on the left, their values on the right. */
export function drawMap({ entries, marked, leftOut }: FigureOf<"map">): DrawnFigure {
  const [keys, values] = [0, 1].map((side) =>
    entries.map((entry) => cellText(entry[side] ?? null)),
  );
  const keyWidth = Math.max(56, cellWidth(keys ?? []));
  const valueWidth = Math.max(56, cellWidth(values ?? []));
  const right = MARGIN + keyWidth + ARROW_WIDTH;
  const rows = entries.flatMap(([key, value], row) => {
    const y = LINE_HEIGHT + MARGIN + row * (CELL_HEIGHT + 4);
    const tone = marked.includes(row) ? "marked" : "plain";
    const middle = y + CELL_HEIGHT / 2;
    return [
      ...cell(MARGIN, y, keyWidth, cellText(key), tone),
      ...cell(right, y, valueWidth, cellText(value), tone),
      {
        kind: "line" as const,
        from: { x: MARGIN + keyWidth, y: middle },
        to: { x: right, y: middle },
        tone: "faint" as const,
        arrow: true,
      },
    ];
  });
  const bottom = LINE_HEIGHT + MARGIN + entries.length * (CELL_HEIGHT + 4);
  const empty = smallText(right - ARROW_WIDTH / 2, bottom + LINE_HEIGHT / 2, "empty");
  return {
    width: right + valueWidth + MARGIN,
    height: bottom + MARGIN + (leftOut > 0 || entries.length === 0 ? LINE_HEIGHT : 0),
    shapes: [
      smallText(MARGIN + keyWidth / 2, LINE_HEIGHT / 2, "key"),
      smallText(right + valueWidth / 2, LINE_HEIGHT / 2, "value"),
      ...rows,
      ...(entries.length === 0 ? [empty] : []),
      ...moreBelow(leftOut, right - ARROW_WIDTH / 2, bottom),
    ],
  };
}

/** Names and their values, one below the other. */
export function drawVariables({ entries }: FigureOf<"variables">): DrawnFigure {
  const nameWidth = Math.max(36, ...entries.map(([name]) => name.length * 8 + 8));
  const valueWidth = cellWidth(entries.map(([, value]) => value));
  const shapes = entries.flatMap(([name, value], row) => {
    const y = MARGIN + row * (CELL_HEIGHT + 4);
    return [
      smallText(MARGIN + nameWidth / 2, y + CELL_HEIGHT / 2, name),
      ...cell(MARGIN + nameWidth, y, valueWidth, value, "plain"),
    ];
  });
  return {
    width: nameWidth + valueWidth + 2 * MARGIN,
    height: 2 * MARGIN + Math.max(1, entries.length) * (CELL_HEIGHT + 4),
    shapes,
  };
}
