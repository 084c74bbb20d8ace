import { index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { user } from "../people/people.ts";

/** Requests with an idempotency key, and their answers. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    leasedUntil: moment("leased_until").notNull(),
    status: integer("status"),
    // `json` and not `jsonb`, which would change the order of the fields.
    body: json("body"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index("idempotency_keys_by_age").on(table.leasedUntil),
  ],
);
