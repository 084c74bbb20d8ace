import { isNotNull, isNull, sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "../columns.ts";
import { user } from "../people/people.ts";

export const attempts = pgTable(
  "attempts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id),
    problemSlug: text("problem_slug").notNull(),
    language: text("language").notNull(),
    state: text("state").notNull().default("APPROACH"),
    approach: text("approach"),
    code: text("code").notNull(),
    testResults: jsonb("test_results"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: moment("finished_at"),
    mode: text("mode").notNull().default("BEGINNER"),
    /** null: the attempt was begun in the older flow and stays in it. */
    v2Step: text("v2_step").default("UNDERSTAND"),
    understandPayload: jsonb("understand_payload"),
    planPayload: jsonb("plan_payload"),
    verifyPayload: jsonb("verify_payload"),
    reflectPayload: jsonb("reflect_payload"),
    hintBudget: integer("hint_budget"),
    hintsUsedCount: integer("hints_used_count").notNull().default(0),
    recapRequired: boolean("recap_required").notNull().default(false),
    recapText: text("recap_text"),
    /** null: nothing was assessed since the detector exists. */
    stuckTrail: jsonb("stuck_trail"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    check("attempts_state_is_known", sql`${table.state} in ('APPROACH', 'CODE', 'TEST', 'DONE')`),
    check(
      "attempts_v2_step_is_known",
      sql`${table.v2Step} in ('UNDERSTAND', 'PLAN', 'IMPLEMENT', 'VERIFY', 'REFLECT', 'COMPLETE')`,
    ),
    check("attempts_mode_is_known", sql`${table.mode} in ('BEGINNER', 'EXPERT')`),
    check(
      "attempts_hints_stay_in_budget",
      sql`${table.hintsUsedCount} between 0 and coalesce(${table.hintBudget}, 0)`,
    ),
    index("attempts_of_user_by_age").on(table.userId, table.createdAt, table.id),
    index("attempts_of_user_and_problem_by_age").on(
      table.userId,
      table.problemSlug,
      table.createdAt,
      table.id,
    ),
    index("attempts_open_of_user_by_age")
      .on(table.userId, table.createdAt, table.id)
      .where(isNull(table.finishedAt)),
    index("attempts_finished_of_user_by_age")
      .on(table.userId, table.createdAt, table.id)
      .where(isNotNull(table.finishedAt)),
  ],
);

const ofAttempt = () =>
  text("attempt_id")
    .notNull()
    .references(() => attempts.id);

/** A trigger refuses every change. `version` is the attempt's after the event. */
export const attemptEvents = pgTable(
  "attempt_events",
  {
    attemptId: ofAttempt(),
    version: integer("version").notNull(),
    actorId: text("actor_id").notNull(),
    requestId: text("request_id").notNull(),
    type: text("type").notNull(),
    from: text("from_place"),
    to: text("to_place").notNull(),
    at: moment("at").notNull(),
    details: jsonb("details").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.version] })],
);

export const changeSets = pgTable(
  "change_sets",
  {
    attemptId: ofAttempt(),
    position: integer("position").notNull(),
    id: text("id").notNull(),
    parentChangeSetId: text("parent_change_set_id"),
    undoesChangeSetId: text("undoes_change_set_id"),
    source: text("source").notNull(),
    exchangeId: text("exchange_id"),
    applied: boolean("applied").notNull(),
    totalStats: jsonb("total_stats").notNull(),
    /** What changed in each file, without the contents, which are in `file_revisions`. */
    files: jsonb("files").notNull(),
    openedAt: moment("opened_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    attemptVersion: integer("attempt_version").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.position] }),
    check(
      "change_sets_source_is_known",
      sql`${table.source} in ('learner', 'coach', 'command', 'rewind')`,
    ),
  ],
);

/** A file's content from `position` on: whole, as a delta to the revision before, or removed. */
export const fileRevisions = pgTable(
  "file_revisions",
  {
    attemptId: ofAttempt(),
    path: text("path").notNull(),
    position: integer("position").notNull(),
    revision: integer("revision").notNull(),
    content: jsonb("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.path, table.position] })],
);

/** The learner's own files as they are now; what they were is in `file_revisions`. The solution is the attempt's code. */
export const workspaceFiles = pgTable(
  "workspace_files",
  {
    attemptId: ofAttempt(),
    path: text("path").notNull(),
    content: text("content").notNull(),
    /** The attempt's version that the content was written with. */
    version: integer("version").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.path] })],
);
