import type { ClassExport } from "@foothold/core/classroom";
import { toCsv } from "./to-csv.ts";

/** A CSV download. The byte order mark tells spreadsheet programs that it is UTF-8. */
export function csvFile({ name, rows }: ClassExport): Response {
  const file = encodeURIComponent(`${name}.csv`);
  return new Response(`\uFEFF${toCsv(rows)}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="class.csv"; filename*=UTF-8''${file}`,
      "cache-control": "no-store",
    },
  });
}
