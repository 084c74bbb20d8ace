import type { PictureOf } from "../entities/pictures/picture.ts";
import { cellText } from "./cell-text.ts";
import {
  CELL_HEIGHT,
  cell,
  cellWidth,
  type Drawing,
  LINE_HEIGHT,
  MARGIN,
  smallText,
} from "./drawing.ts";

const ARROW_WIDTH = 30;

/** A pile, the newest on top. */
export function drawStack({ values }: PictureOf<"stack">): Drawing {
  const texts = values.map(cellText).toReversed();
  const width = Math.max(72, cellWidth(texts));
  const cells = texts.flatMap((each, row) =>
    cell(MARGIN, MARGIN + row * CELL_HEIGHT, width, each, row === 0 ? "marked" : "plain"),
  );
  const label = texts.length > 0 ? "top" : "empty";
  return {
    width: width + 2 * MARGIN + 48,
    height: Math.max(1, texts.length) * CELL_HEIGHT + 2 * MARGIN,
    shapes: [...cells, smallText(MARGIN + width + 26, MARGIN + CELL_HEIGHT / 2, label)],
  };
}

/** Keys on the left, their values on the right. */
export function drawMap({ entries, marked }: PictureOf<"map">): Drawing {
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
  return {
    width: right + valueWidth + MARGIN,
    height: LINE_HEIGHT + 2 * MARGIN + Math.max(1, entries.length) * (CELL_HEIGHT + 4),
    shapes: [
      smallText(MARGIN + keyWidth / 2, LINE_HEIGHT / 2, "key"),
      smallText(right + valueWidth / 2, LINE_HEIGHT / 2, "value"),
      ...rows,
    ],
  };
}

export function drawGrid({ rows, marked }: PictureOf<"grid">): Drawing {
  const width = cellWidth(rows.flat().map(cellText));
  const columns = Math.max(...rows.map((row) => row.length));
  const cells = rows.flatMap((row, down) =>
    row.flatMap((value, across) => {
      const isMarked = marked.some(([r, c]) => r === down && c === across);
      const tone = isMarked ? "marked" : "plain";
      return cell(
        MARGIN + across * width,
        MARGIN + down * CELL_HEIGHT,
        width,
        cellText(value),
        tone,
      );
    }),
  );
  return {
    width: columns * width + 2 * MARGIN,
    height: rows.length * CELL_HEIGHT + 2 * MARGIN,
    shapes: cells,
  };
}
