import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Connection, connect } from "../connect.ts";
import * as schema from "../schema.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { personalRules } from "./personal-rules.ts";
import { isPersonal } from "./rules/rule.ts";
import { personalTables } from "./tables/personal-tables.ts";

/** Tables that our schema does not describe, and that hold nothing of people. */
const others = ["drizzle.__drizzle_migrations"];

describe("the list of personal tables, against the database's own catalogue", () => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await createTestDatabase();
    connection = connect(database.url);
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  test("holds every table there is", async () => {
    const { rows } = await connection.pool.query(
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const listed = Object.keys(personalTables).map((name) => `public.${nameOf(name)}`);
    expect(rows.map(({ name }) => name).sort()).toEqual([...listed, ...others].sort());
  });

  test("lets no reference to an erased row stay: its row goes, or its column is forgotten", async () => {
    const { rows } = await connection.pool.query(
      `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as target
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
       where c.contype = 'f'`,
    );
    expect(rows).toContainEqual({ table: "attempts", column: "user_id", target: '"user"' });
    const dangling = rows.filter(
      ({ table, column, target }) =>
        rowsGo(unquoted(target)) && !rowsGo(unquoted(table)) && !forgets(unquoted(table), column),
    );
    expect(dangling).toEqual([]);
  });

  test("calls no table nobody's that has a column for a person", async () => {
    const { rows } = await connection.pool.query(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and (column_name in ('name', 'email') or column_name ~
         '(^|_)(user|person|actor|author|owner|learner|instructor|member|creator|recipient)(_id)?$|_by$')`,
    );
    expect(rows).toContainEqual({ table: "audit_entries", column: "actor_id" });
    expect(rows.filter(({ table }) => !ruleOf(table))).toEqual([]);
  });

  test("forgets only columns that exist and may be empty, or JSON", () => {
    for (const [table, { forgets = [] }] of personalRules) {
      for (const name of forgets) {
        const column = getTableColumns(table)[name];
        const may = column?.notNull === false || column?.getSQLType() === "jsonb";
        expect(may, `${getTableName(table)}.${name}`).toBe(true);
      }
    }
  });

  test("names each file of an export once, and leaves out only columns that exist", () => {
    const exported = [...personalRules].flatMap(([table, { exported }]) =>
      "file" in exported ? [{ table, ...exported }] : [],
    );
    expect(new Set(exported.map(({ file }) => file)).size).toBe(exported.length);
    for (const { table, omit = [] } of exported) {
      expect(Object.keys(getTableColumns(table))).toEqual(expect.arrayContaining([...omit]));
    }
  });
});

const tables: Record<string, PgTable> = { ...schema };

function nameOf(key: string): string {
  const table = tables[key];
  if (!table) throw new Error(`${key} is not a table of the schema.`);
  return getTableName(table);
}

function ruleOf(table: string) {
  const found = Object.entries(personalTables).find(([key]) => nameOf(key) === table);
  return found && isPersonal(found[1]) ? found[1] : undefined;
}

const rowsGo = (table: string) => ruleOf(table)?.erased === "delete";

function forgets(table: string, column: string): boolean {
  const columns = Object.entries(tables).find(([key]) => nameOf(key) === table)?.[1];
  const names = ruleOf(table)?.forgets ?? [];
  return (
    columns !== undefined && names.some((name) => getTableColumns(columns)[name]?.name === column)
  );
}

const unquoted = (name: string) => name.replaceAll('"', "");
