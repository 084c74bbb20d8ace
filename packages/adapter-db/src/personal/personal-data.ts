import type { PersonalData, PersonalKind } from "@foothold/core/people";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Connection, Db } from "../connect.ts";
import { translated } from "../failures.ts";
import { erasePerson } from "./erase-person.ts";
import { personalRules } from "./personal-rules.ts";
import { readRows } from "./read-rows.ts";
import type { PersonalRule, PersonKey, Row } from "./rules/rule.ts";
import { storedBytesOf } from "./stored-bytes.ts";

export function postgresPersonalData({ db }: Connection): PersonalData {
  return {
    of: (person) => [...personalRules].flatMap(([table, rule]) => kindOf(db, table, rule, person)),
    storedBytes: (id) => translated(() => storedBytesOf(db, id)),
    erase: (id, audit) => translated(() => erasePerson(db, id, audit)),
  };
}

function kindOf(db: Db, table: PgTable, rule: PersonalRule, person: PersonKey): PersonalKind[] {
  if ("not" in rule.exported) return [];
  const { file, about, omit = [], shown, of = rule.of } = rule.exported;
  const rows = without(omit, readRows(db, table, of(person)));
  return [{ name: file, about, rows: shown ? shown(rows, person) : rows }];
}

async function* without(omitted: readonly string[], rows: AsyncIterable<Row>) {
  for await (const row of rows) {
    yield Object.fromEntries(Object.entries(row).filter(([name]) => !omitted.includes(name)));
  }
}
