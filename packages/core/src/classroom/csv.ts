/** Spreadsheet programs read these characters, also after spaces, as the start of a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

type Cell = string | number | null;

/** Rows for a spreadsheet; text that would run as a formula is escaped. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
