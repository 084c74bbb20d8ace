import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "../columns.ts";
import { user } from "../people/people.ts";

/** `unitId` is the id of an attempt, a lesson or a card. */
export const conversations = pgTable(
  "conversations",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    unitType: text("unit_type").notNull(),
    unitId: text("unit_id").notNull(),
    parentId: text("parent_id").references((): AnyPgColumn => conversations.id, {
      onDelete: "set null",
    }),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    foldedThrough: integer("folded_through").notNull(),
    todos: jsonb("todos").notNull(),
    exchangeCount: integer("exchange_count").notNull(),
    tokensIn: integer("tokens_in").notNull(),
    tokensOut: integer("tokens_out").notNull(),
    cost: doublePrecision("cost").notNull(),
    contextUsed: integer("context_used").notNull(),
    contextLimit: integer("context_limit").notNull(),
    storedBytes: bigint("stored_bytes", { mode: "number" }).notNull(),
    offer: jsonb("offer"),
    pastOffers: jsonb("past_offers").notNull(),
    autoContinued: integer("auto_continued").notNull(),
    isClosed: boolean("is_closed").notNull(),
    version: integer("version").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When it was deleted; null for a conversation that can be found. */
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    index("conversations_of_unit_by_age").on(
      table.userId,
      table.unitType,
      table.unitId,
      table.createdAt,
    ),
    index("conversations_of_user_by_use").on(table.userId, table.updatedAt),
    index("conversations_of_parent").on(table.parentId),
  ],
);

/** `rawText` is what a model sent. It leaves the database only to be parsed. */
export const exchanges = pgTable(
  "exchanges",
  {
    id: text("id").primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** The client's Idempotency-Key: a request that is sent again gets the same exchange. */
    key: text("key").notNull(),
    status: text("status").notNull(),
    message: text("message").notNull(),
    isAutomatic: boolean("is_automatic").notNull(),
    retryOf: text("retry_of"),
    references: jsonb("references").notNull(),
    reply: jsonb("reply").notNull(),
    proposals: jsonb("proposals").notNull().default([]),
    settledCommands: jsonb("settled_commands").notNull().default([]),
    rawText: text("raw_text").notNull().default(""),
    topic: text("topic"),
    answeredBy: jsonb("answered_by"),
    isFallback: boolean("is_fallback").notNull(),
    fallbackReason: text("fallback_reason"),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    cost: doublePrecision("cost").notNull(),
    verdict: text("verdict"),
    recovery: jsonb("recovery"),
    isAccepted: boolean("is_accepted").notNull(),
    askedAt: moment("asked_at").notNull(),
    firstWordsAt: moment("first_words_at"),
    finishedAt: moment("finished_at"),
    /** When the server that makes the reply last wrote to it. */
    touchedAt: moment("touched_at").notNull(),
  },
  (table) => [
    uniqueIndex("exchanges_by_position").on(table.conversationId, table.position),
    uniqueIndex("exchanges_by_key").on(table.conversationId, table.key),
    uniqueIndex("exchanges_unfinished")
      .on(table.conversationId)
      .where(sql`${table.status} in ('pending', 'streaming')`),
    index("exchanges_unfinished_by_touch")
      .on(table.touchedAt)
      .where(sql`${table.status} in ('pending', 'streaming')`),
    check(
      "exchanges_status_is_known",
      sql`${table.status} in ('pending', 'streaming', 'complete', 'recovered', 'failed')`,
    ),
  ],
);

export const chatBugs = pgTable(
  "chat_bugs",
  {
    id: text("id").primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    exchangeId: text("exchange_id")
      .notNull()
      .references(() => exchanges.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    by: text("by").notNull(),
    what: text("what").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    index("chat_bugs_of_conversation").on(table.conversationId),
    index("chat_bugs_of_exchange").on(table.exchangeId),
    index("chat_bugs_by_age").on(table.at, table.id),
  ],
);
