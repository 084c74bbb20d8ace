import type { PgTable } from "drizzle-orm/pg-core";
import * as schema from "../schema.ts";
import { isPersonal, type PersonalRule } from "./rules/rule.ts";
import { personalTables } from "./tables/personal-tables.ts";

const tables: Record<string, PgTable> = { ...schema };

/** The tables with personal data, in the order in which they are exported. */
export const personalRules: ReadonlyMap<PgTable, PersonalRule> = new Map(
  Object.entries(personalTables).flatMap(([name, rule]) => {
    const table = tables[name];
    return table && isPersonal(rule) ? [[table, rule] as const] : [];
  }),
);
