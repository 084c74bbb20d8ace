import { isNull, sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { attempts } from "../attempt/attempts.ts";
import { moment } from "../columns.ts";
import { user } from "../people/people.ts";
import { recoveries } from "./recovery.ts";

/** One row for each time a learner was stuck, from detection to outcome. */
export const episodes = pgTable(
  "episodes",
  {
    id: text("id").primaryKey(),
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    problemSlug: text("problem_slug").notNull(),
    trigger: text("trigger").notNull(),
    reason: text("reason"),
    situation: text("situation").notNull(),
    detectedVersion: integer("detected_version").notNull(),
    detectedAt: moment("detected_at").notNull(),
    recoveryId: text("recovery_id").references(() => recoveries.id, { onDelete: "set null" }),
    helps: jsonb("helps").notNull(),
    outcome: text("outcome"),
    resolvedBy: jsonb("resolved_by"),
    endedAt: moment("ended_at"),
  },
  (table) => [
    uniqueIndex("episodes_open_of_attempt").on(table.attemptId).where(isNull(table.endedAt)),
    index("episodes_of_attempt").on(table.attemptId, table.detectedAt),
    index("episodes_by_age").on(table.detectedAt),
    index("episodes_of_user").on(table.userId),
    index("episodes_of_recovery").on(table.recoveryId),
    check(
      "episodes_outcome_is_known",
      sql`${table.outcome} in ('recovered-alone', 'recovered-with-help', 'dismissed', 'abandoned', 'escalated')`,
    ),
  ],
);
