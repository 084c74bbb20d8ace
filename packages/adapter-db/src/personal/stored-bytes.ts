import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../connect.ts";
import { personalRules } from "./personal-rules.ts";
import type { PersonalRule, PersonKey } from "./rules/rule.ts";

/** What a row takes beside its values. */
const ROW_BYTES = 100;

/** The compressed size as stored, without reading large values. */
export async function storedBytesOf(db: Db, id: string): Promise<number> {
  const sums = [...personalRules].flatMap(([table, rule]) => {
    const where = weighedRows(rule, { id, email: "" });
    return where ? [sql`select sum(${bytesOf(table)}) as bytes from ${table} where ${where}`] : [];
  });
  const { rows } = await db.execute<{ bytes: string | null }>(
    sql`select sum(bytes) as bytes from (${sql.join(sums, sql` union all `)}) as tables`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** The rows that count towards a person's storage: those that go with the account, unless the rule says otherwise. */
export function weighedRows({ of, erased, weighed }: PersonalRule, person: PersonKey) {
  if (weighed) return "not" in weighed ? undefined : weighed.of(person);
  return erased === "delete" ? of(person) : undefined;
}

function bytesOf(table: PgTable): SQL {
  const sizes = Object.values(getTableColumns(table)).map(
    (column) => sql`coalesce(pg_column_size(${column}), 0)`,
  );
  return sql`${ROW_BYTES}::int + ${sql.join(sizes, sql` + `)}`;
}
