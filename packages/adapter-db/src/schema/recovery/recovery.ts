import { isNull, sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { attempts } from "../attempt/attempts.ts";
import { createdAt, moment, updatedAt } from "../columns.ts";
import { user } from "../people/people.ts";

export const recoveries = pgTable(
  "recoveries",
  {
    id: text("id").primaryKey(),
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    problemSlug: text("problem_slug").notNull(),
    patterns: jsonb("patterns").notNull(),
    trigger: text("trigger").notNull(),
    reason: text("reason"),
    situation: text("situation").notNull(),
    goal: text("goal").notNull(),
    status: text("status").notNull(),
    stage: text("stage"),
    shownVersion: integer("shown_version").notNull(),
    iterations: integer("iterations").notNull(),
    version: integer("version").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    uniqueIndex("recoveries_open_of_attempt").on(table.attemptId).where(isNull(table.endedAt)),
    index("recoveries_of_attempt_by_age").on(table.attemptId, table.createdAt),
    index("recoveries_open_by_status").on(table.status).where(isNull(table.endedAt)),
    index("recoveries_by_age").on(table.createdAt),
    index("recoveries_of_user").on(table.userId),
    check(
      "recoveries_status_is_known",
      sql`${table.status} in ('running', 'waiting', 'awaiting-human', 'recovered', 'stopped', 'exhausted')`,
    ),
  ],
);

/** One row for each thing tried; `key` does not depend on who tries it, so that it is done once. */
export const recoverySteps = pgTable(
  "recovery_steps",
  {
    recoveryId: text("recovery_id")
      .notNull()
      .references(() => recoveries.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    position: integer("position").notNull(),
    stage: text("stage").notNull(),
    strategy: text("strategy").notNull(),
    round: integer("round").notNull(),
    voice: jsonb("voice"),
    status: text("status").notNull(),
    text: text("text"),
    score: doublePrecision("score"),
    isFallback: boolean("is_fallback").notNull(),
    shown: boolean("shown").notNull(),
    outcome: text("outcome"),
    begunAt: moment("begun_at").notNull(),
    doneAt: moment("done_at"),
    leasedUntil: moment("leased_until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recoveryId, table.key] }),
    check("recovery_steps_status_is_known", sql`${table.status} in ('begun', 'done', 'refused')`),
  ],
);
