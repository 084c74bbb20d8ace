import { index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { user } from "../people/people.ts";

/** Requests that say which they are, and what each was answered. */
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
    // Text as it was sent: jsonb would put the fields in another order.
    body: json("body"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index("idempotency_keys_by_age").on(table.leasedUntil),
  ],
);
