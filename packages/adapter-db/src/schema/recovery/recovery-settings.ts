import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { classes } from "../classroom/classes.ts";
import { moment } from "../columns.ts";
import { user } from "../people/people.ts";

/** The rules about being stuck that an admin has set: one row for everybody (`site`), one for each class with its own. */
export const recoverySettings = pgTable(
  "recovery_settings",
  {
    /** `site`, or the id of the class. */
    id: text("id").primaryKey(),
    classId: text("class_id").references(() => classes.id, { onDelete: "cascade" }),
    setting: jsonb("setting").notNull(),
    version: integer("version").notNull(),
    changedAt: moment("changed_at").notNull().defaultNow(),
    changedBy: text("changed_by").references(() => user.id, { onDelete: "set null" }),
  },
  (table) => [
    index("recovery_settings_of_class").on(table.classId),
    index("recovery_settings_changed_by").on(table.changedBy),
    check(
      "recovery_settings_id_is_its_class",
      sql`${table.id} = coalesce(${table.classId}, 'site')`,
    ),
  ],
);
