import { getTableName } from "drizzle-orm";
import pg from "pg";
import { connect } from "../connect.ts";
import { personalRules } from "../personal/personal-rules.ts";
import type { PersonKey } from "../personal/rules/rule.ts";

export async function query(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** The tables, in whatever schema, of which a row holds this text in any of its columns. */
export async function tablesHolding(url: string, text: string): Promise<string[]> {
  const tables = await query(
    url,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const found = `select 1 from ${name} t where position(lower($1) in lower(t::text)) > 0 limit 1`;
    if ((await query(url, found, [text])).length > 0) holding.push(name);
  }
  return holding.sort();
}

/** How many rows of each personal table are this person's. */
export async function rowsOfPerson(
  url: string,
  person: PersonKey,
): Promise<Record<string, number>> {
  const connection = connect(url);
  try {
    const counts: Record<string, number> = {};
    for (const [table, { of }] of personalRules) {
      counts[getTableName(table)] = await connection.db.$count(table, of(person));
    }
    return counts;
  } finally {
    await connection.close();
  }
}
