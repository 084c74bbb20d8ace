import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "../columns.ts";
import { conversations } from "./conversations.ts";

/** Commands of a reply that run one after the other in the learner's browser, and how far they are. */
export const commandBatches = pgTable(
  "command_batches",
  {
    id: text("id").primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    exchangeId: text("exchange_id").notNull(),
    status: text("status").notNull(),
    chained: integer("chained").notNull(),
    commands: jsonb("commands").notNull(),
    verdict: jsonb("verdict"),
    version: integer("version").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("command_batches_of_conversation_by_age").on(table.conversationId, table.createdAt),
  ],
);
