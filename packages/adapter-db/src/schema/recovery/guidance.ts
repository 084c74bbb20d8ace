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
import { classes } from "../classroom/classes.ts";
import { createdAt, moment, updatedAt } from "../columns.ts";
import { user } from "../people/people.ts";
import { recoveries } from "./recovery.ts";

/** A note that is shared outlives the accounts of both the instructor and the learner. */
export const guidance = pgTable(
  "guidance",
  {
    id: text("id").primaryKey(),
    problemSlug: text("problem_slug").notNull(),
    scope: text("scope").notNull().default("private"),
    classId: text("class_id").references(() => classes.id, { onDelete: "set null" }),
    wordsBy: text("words_by").references(() => user.id, { onDelete: "set null" }),
    verifiedBy: text("verified_by").references(() => user.id, { onDelete: "set null" }),
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
    index("guidance_of_class").on(table.classId),
    index("guidance_words_by").on(table.wordsBy),
    index("guidance_verified_by").on(table.verifiedBy),
    check("guidance_scope_is_known", sql`${table.scope} in ('private', 'class', 'everyone')`),
    check("guidance_status_is_known", sql`${table.status} in ('draft', 'verified', 'retired')`),
  ],
);

/** Every change by hand. */
export const guidanceVersions = pgTable(
  "guidance_versions",
  {
    guidanceId: text("guidance_id")
      .notNull()
      .references(() => guidance.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    words: text("words").notNull(),
    steps: jsonb("steps").notNull(),
    status: text("status").notNull(),
    scope: text("scope").notNull(),
    change: text("change").notNull(),
    changedBy: text("changed_by").references(() => user.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guidanceId, table.version] }),
    index("guidance_versions_by_changer").on(table.changedBy),
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
