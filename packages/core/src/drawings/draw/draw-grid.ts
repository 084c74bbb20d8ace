import type { FigureOf } from "../../entities/drawings/figure.ts";
import { cellText } from "./cell-text.ts";
import {
  CELL_HEIGHT,
  cell,
  cellWidth,
  type DrawnFigure,
  LINE_HEIGHT,
  MARGIN,
  smallText,
} from "./shapes.ts";

const MORE_WIDTH = 76;

/** Rows of cells, with what stands before each row and above each column. */
export function drawGrid(picture: FigureOf<"grid">): DrawnFigure {
  const { rows, rowHeads, columnHeads, marked, leftOut } = picture;
  const width = cellWidth([...rows.flat(), ...columnHeads].map(cellText));
  const left = MARGIN + (rowHeads.length > 0 ? cellWidth(rowHeads.map(cellText)) - 8 : 0);
  const top = MARGIN + (columnHeads.length > 0 ? LINE_HEIGHT : 0);
  const columns = Math.max(...rows.map((row) => row.length), columnHeads.length);
  const cells = rows.flatMap((row, down) =>
    row.flatMap((value, across) => {
      const isMarked = marked.some(([r, c]) => r === down && c === across);
      const tone = isMarked ? "marked" : "plain";
      return cell(left + across * width, top + down * CELL_HEIGHT, width, cellText(value), tone);
    }),
  );
  const heads = [
    ...rowHeads.map((head, down) =>
      smallText((MARGIN + left) / 2, top + (down + 0.5) * CELL_HEIGHT, cellText(head)),
    ),
    ...columnHeads.map((head, across) =>
      smallText(left + (across + 0.5) * width, MARGIN + LINE_HEIGHT / 2 - 2, cellText(head)),
    ),
  ];
  const [moreRows, moreColumns] = leftOut;
  const right = left + columns * width;
  const bottom = top + rows.length * CELL_HEIGHT;
  const more = [
    ...(moreColumns > 0
      ? [smallText(right + MORE_WIDTH / 2, top + CELL_HEIGHT / 2, `… ${moreColumns} more`)]
      : []),
    ...(moreRows > 0
      ? [
          smallText(
            left + (columns * width) / 2,
            bottom + LINE_HEIGHT / 2 + 2,
            `… ${moreRows} more`,
          ),
        ]
      : []),
  ];
  return {
    width: right + (moreColumns > 0 ? MORE_WIDTH : 0) + MARGIN,
    height: bottom + (moreRows > 0 ? LINE_HEIGHT : 0) + MARGIN,
    shapes: [...cells, ...heads, ...more],
  };
}
