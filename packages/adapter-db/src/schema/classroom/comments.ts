import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { attempts } from "../attempt/attempts.ts";
import { createdAt } from "../columns.ts";
import { user } from "../people/people.ts";

/** What instructors write to a learner about an attempt. */
export const comments = pgTable(
  "comments",
  {
    id: text("id").primaryKey(),
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => user.id, { onDelete: "set null" }),
    place: text("place").notNull(),
    attemptVersion: integer("attempt_version").notNull(),
    line: integer("line"),
    lineText: text("line_text"),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("comments_of_attempt_by_age").on(table.attemptId, table.createdAt, table.id),
    index("comments_by_author").on(table.authorId),
  ],
);
