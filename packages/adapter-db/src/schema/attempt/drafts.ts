import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { updatedAt } from "../columns.ts";
import { attempts } from "./attempts.ts";

/** Texts that have not been sent. A sent draft stays as a row without text, so that its revision is known. */
export const attemptDrafts = pgTable(
  "attempt_drafts",
  {
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.id),
    field: text("field").notNull(),
    text: text("text"),
    revision: integer("revision").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.field] })],
);
