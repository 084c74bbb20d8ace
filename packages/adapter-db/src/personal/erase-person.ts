import type { AuditRecord, PersonChange } from "@foothold/core/people";
import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../connect.ts";
import { writeAuditEntry } from "../repositories/people/audit/audit-entry.ts";
import { lockPerson } from "../repositories/people/change-person.ts";
import type { Transaction } from "../repositories/rows/transaction.ts";
import { isReferredTo, referringFirst } from "./erase-order.ts";
import { personalRules } from "./personal-rules.ts";
import type { PersonKey } from "./rules/rule.ts";

const tables = referringFirst([...personalRules.keys()]);

/** One transaction, in which the append-only tables allow deleting this person's rows and nobody else's. */
export function erasePerson(db: Db, id: string, audit: AuditRecord): Promise<PersonChange> {
  return db.transaction(async (tx) => {
    const locked = await lockPerson(tx, id);
    if (!locked) return "not-found";
    if (locked.isLastAdmin) return "last-admin";
    await tx.execute(sql`select set_config('foothold.erased_person', ${id}, true)`);
    await holdBack(tx, locked.person);
    await eraseWhatNobodyElseHas(tx, locked.person);
    for (const table of tables) await erase(tx, table, locked.person);
    await writeAuditEntry(tx, audit);
    return "changed";
  });
}

/** Locks the person's rows: a save from another tab waits, and then finds nothing to save to. */
async function holdBack(tx: Transaction, person: PersonKey): Promise<void> {
  for (const table of tables.toReversed()) {
    const rule = personalRules.get(table);
    if (rule?.erased !== "delete" || !isReferredTo(table, tables)) continue;
    await tx.execute(sql`select 1 from ${table} where ${rule.of(person)} for update`);
  }
}

/** Deletes shared rows that only this person has left, while it is still known whose they are. */
async function eraseWhatNobodyElseHas(tx: Transaction, person: PersonKey): Promise<void> {
  for (const [table, { erased }] of personalRules) {
    if (erased !== "delete" && erased.unless) await tx.delete(table).where(erased.unless(person));
  }
}

async function erase(tx: Transaction, table: PgTable, person: PersonKey): Promise<void> {
  const rule = personalRules.get(table);
  if (rule?.erased === "delete") await tx.delete(table).where(rule.of(person));
  for (const name of rule?.forgets ?? []) await forget(tx, table, name, person.id);
}

async function forget(tx: Transaction, table: PgTable, name: string, id: string): Promise<void> {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`There is no column ${name} to forget.`);
  const target = sql.identifier(column.name);
  if (column.getSQLType() !== "jsonb") {
    await tx.execute(sql`update ${table} set ${target} = null where ${column} = ${id}`);
    return;
  }
  const quoted = JSON.stringify(id);
  await tx.execute(
    sql`update ${table} set ${target} = replace(${column}::text, ${quoted}, 'null')::jsonb
      where position(${quoted} in ${column}::text) > 0`,
  );
}
