import { customType, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt } from "../columns.ts";
import { user } from "../people/people.ts";
import { exchanges } from "./conversations.ts";

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

/** Pictures that a model drew; their prompts are in the reply of the exchange. */
export const pictures = pgTable(
  "pictures",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    exchangeId: text("exchange_id")
      .notNull()
      .references(() => exchanges.id, { onDelete: "cascade" }),
    jpeg: bytes("jpeg").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: createdAt(),
    /** The attempt among whose files it is kept, and its name there. */
    attemptId: text("attempt_id"),
    path: text("path"),
  },
  (table) => [
    index("pictures_of_user").on(table.userId),
    index("pictures_of_exchange").on(table.exchangeId),
    uniqueIndex("pictures_of_attempt").on(table.attemptId, table.path),
  ],
);
