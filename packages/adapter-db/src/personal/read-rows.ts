import { and, asc, getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../connect.ts";
import { translated } from "../failures.ts";
import type { Row } from "./rules/rule.ts";

const PAGE_ROWS = 100;

/** Reads page by page along the primary key, so that a slow download holds no transaction and no connection. */
export async function* readRows(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
): AsyncGenerator<Row> {
  const key = primaryKeyOf(table);
  let last: Row | undefined;
  do {
    const from = last;
    const rows: Row[] = await translated(() =>
      db
        .select()
        .from(table)
        .where(and(where, from && beyond(key, from)))
        .orderBy(...key.map(({ column }) => asc(column)))
        .limit(PAGE_ROWS),
    );
    yield* rows;
    last = rows.length < PAGE_ROWS ? undefined : rows.at(-1);
  } while (last);
}

type KeyPart = { name: string; column: PgColumn };

function beyond(key: readonly KeyPart[], last: Row): SQL {
  const columns = sql.join(
    key.map(({ column }) => sql`${column}`),
    sql`, `,
  );
  const values = sql.join(
    key.map(({ name, column }) => sql.param(last[name], column)),
    sql`, `,
  );
  return sql`(${columns}) > (${values})`;
}

function primaryKeyOf(table: PgTable): KeyPart[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const parts = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const named = Object.entries(getTableColumns(table));
  return parts.map((part) => {
    const found = named.find(([, column]) => column.name === part.name);
    if (!found) throw new Error(`${part.name} is not a column of its own table.`);
    return { name: found[0], column: found[1] };
  });
}
