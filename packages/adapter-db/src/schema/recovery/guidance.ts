import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "../columns.ts";
import { user } from "../people/people.ts";
import { recoveries } from "./recovery.ts";

/** Outlives the accounts of both the instructor and the learner. */
export const guidance = pgTable(
  "guidance",
  {
    id: text("id").primaryKey(),
    problemSlug: text("problem_slug").notNull(),
    situation: jsonb("situation").notNull(),
    option: text("option").notNull(),
    words: text("words").notNull(),
    steps: jsonb("steps").notNull(),
    variants: jsonb("variants").notNull(),
    status: text("status").notNull(),
    helped: integer("helped").notNull(),
    notHelped: integer("not_helped").notNull(),
    authorId: text("author_id").references(() => user.id, { onDelete: "set null" }),
    firstLearnerId: text("first_learner_id").references(() => user.id, { onDelete: "set null" }),
    retiredReason: text("retired_reason"),
    version: integer("version").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("guidance_of_problem").on(table.problemSlug, table.updatedAt),
    index("guidance_by_age").on(table.updatedAt, table.id),
    index("guidance_by_author").on(table.authorId),
    index("guidance_by_first_learner").on(table.firstLearnerId),
    check("guidance_status_is_known", sql`${table.status} in ('draft', 'verified', 'retired')`),
  ],
);

export const guidanceUses = pgTable(
  "guidance_uses",
  {
    guidanceId: text("guidance_id")
      .notNull()
      .references(() => guidance.id, { onDelete: "cascade" }),
    recoveryId: text("recovery_id")
      .notNull()
      .references(() => recoveries.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    similarity: doublePrecision("similarity").notNull(),
    outcome: text("outcome").notNull(),
    at: moment("at").notNull(),
    settledAt: moment("settled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.guidanceId, table.recoveryId] }),
    index("guidance_uses_of_recovery").on(table.recoveryId),
    index("guidance_uses_of_user").on(table.userId),
    check(
      "guidance_uses_outcome_is_known",
      sql`${table.outcome} in ('pending', 'helped', 'not-helped')`,
    ),
  ],
);
