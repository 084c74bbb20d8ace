import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";

/** Sorts the tables so that each comes before the tables it refers to. */
export function referringFirst(tables: readonly PgTable[]): PgTable[] {
  const ordered: PgTable[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const free = [...waiting].filter((table) => !isReferredTo(table, waiting));
    if (free.length === 0) throw new Error("These tables refer to each other in a circle.");
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

export function isReferredTo(table: PgTable, by: Iterable<PgTable>): boolean {
  return [...by].some((other) => other !== table && referredTo(other).includes(table));
}

function referredTo(table: PgTable): PgTable[] {
  return getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
}
