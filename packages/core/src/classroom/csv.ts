/** What spreadsheet programs take for the beginning of a formula, also behind spaces. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

type Cell = string | number | null;

/** Rows for a spreadsheet. A text that would be run as a formula is made a text. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
