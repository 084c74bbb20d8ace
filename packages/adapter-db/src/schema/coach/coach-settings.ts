import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { user } from "../people/people.ts";

/** One row, once an admin has changed a setting of models. Keys in it are sealed. */
export const coachSettings = pgTable(
  "coach_settings",
  {
    id: integer("id").primaryKey().default(1),
    setting: jsonb("setting").notNull(),
    version: integer("version").notNull(),
    changedAt: moment("changed_at").notNull().defaultNow(),
    changedBy: text("changed_by").references(() => user.id, { onDelete: "set null" }),
  },
  (table) => [
    check("coach_settings_is_one_row", sql`${table.id} = 1`),
    index("coach_settings_changed_by").on(table.changedBy),
  ],
);
