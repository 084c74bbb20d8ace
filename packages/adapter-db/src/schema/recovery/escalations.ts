import { isNull, sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { attempts } from "../attempt/attempts.ts";
import { createdAt, moment } from "../columns.ts";
import { user } from "../people/people.ts";
import { recoveries } from "./recovery.ts";

export const escalations = pgTable(
  "escalations",
  {
    id: text("id").primaryKey(),
    recoveryId: text("recovery_id")
      .notNull()
      .unique()
      .references(() => recoveries.id, { onDelete: "cascade" }),
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    problemSlug: text("problem_slug").notNull(),
    language: text("language").notNull(),
    place: text("place").notNull(),
    goal: text("goal").notNull(),
    message: text("message").notNull(),
    code: text("code").notNull(),
    reason: text("reason"),
    situation: jsonb("situation").notNull(),
    tried: jsonb("tried").notNull(),
    failingTest: jsonb("failing_test"),
    trace: jsonb("trace"),
    stuckIterations: integer("stuck_iterations").notNull(),
    status: text("status").notNull(),
    claimedBy: text("claimed_by").references(() => user.id, { onDelete: "set null" }),
    claimedSince: moment("claimed_since"),
    claimedUntil: moment("claimed_until"),
    answer: jsonb("answer"),
    createdAt: createdAt(),
    /** The order of the queue. */
    urgentSince: moment("urgent_since").notNull(),
  },
  (table) => [
    index("escalations_of_user_by_urgency").on(
      table.userId,
      table.status,
      table.urgentSince,
      table.id,
    ),
    index("escalations_by_urgency").on(table.status, table.urgentSince, table.id),
    index("escalations_of_attempt").on(table.attemptId),
    index("escalations_claimed_by").on(table.claimedBy),
    check("escalations_status_is_known", sql`${table.status} in ('open', 'answered', 'withdrawn')`),
  ],
);

export const notifications = pgTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    severity: text("severity").notNull().default("INFO"),
    /** The question that an alert is about. */
    escalationId: text("escalation_id").references(() => escalations.id, { onDelete: "cascade" }),
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    createdAt: createdAt(),
    readAt: moment("read_at"),
  },
  (table) => [
    index("notifications_of_user_by_age").on(table.userId, table.createdAt, table.id),
    index("notifications_unread").on(table.userId).where(isNull(table.readAt)),
    index("notifications_of_attempt").on(table.attemptId),
    index("notifications_of_escalation").on(table.escalationId),
  ],
);
