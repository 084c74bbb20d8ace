import type { ExportCell } from "@foothold/core/classroom";
import { stringify } from "csv-stringify/sync";

/** Spreadsheet programs read these characters, also after spaces, as the start of a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Rows for a spreadsheet; text that would run as a formula is escaped. */
export function toCsv(rows: readonly (readonly ExportCell[])[]): string {
  return stringify([...rows], {
    record_delimiter: "windows",
    quoted_match: /['\r\n]/,
    cast: { string: (text) => (FORMULA.test(text) ? `'${text}` : text) },
  });
}
