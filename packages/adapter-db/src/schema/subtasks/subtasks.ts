import { sql } from "drizzle-orm";
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
} from "drizzle-orm/pg-core";
import { conversations } from "../chat/conversations.ts";
import { createdAt, moment, updatedAt } from "../columns.ts";
import { user } from "../people/people.ts";

/** A request that was split. `sharedData` and `stepOutputs` are the context that its sub-tasks share. */
export const subtaskPlans = pgTable(
  "subtask_plans",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    parentSessionId: text("parent_session_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    request: text("request").notNull(),
    shape: text("shape").notNull(),
    status: text("status").notNull(),
    granularity: text("granularity").notNull(),
    isCoachsChoice: boolean("is_coachs_choice").notNull(),
    granularityOptions: jsonb("granularity_options").notNull(),
    strategy: text("strategy").notNull(),
    executionOrder: text("execution_order").notNull(),
    estimatedCost: doublePrecision("estimated_cost").notNull(),
    estimatedTimeMs: integer("estimated_time_ms").notNull(),
    files: jsonb("files").notNull(),
    conflicts: jsonb("conflicts").notNull(),
    sharedData: jsonb("shared_data").notNull(),
    stepOutputs: jsonb("step_outputs").notNull(),
    mergeUntil: moment("merge_until"),
    exchangeId: text("exchange_id"),
    version: integer("version").notNull(),
    createdAt: createdAt(),
    startedAt: moment("started_at"),
    completedAt: moment("completed_at"),
    /** When a worker last changed it. */
    updatedAt: updatedAt(),
  },
  (table) => [
    index("subtask_plans_of_session").on(table.parentSessionId, table.createdAt),
    index("subtask_plans_of_user").on(table.userId),
    index("subtask_plans_by_shape").on(table.shape),
    index("subtask_plans_running").on(table.updatedAt).where(sql`${table.status} = 'running'`),
    check(
      "subtask_plans_status_is_known",
      sql`${table.status} in ('draft', 'running', 'paused', 'deciding', 'completed', 'stopped')`,
    ),
  ],
);

export const subtasks = pgTable(
  "subtasks",
  {
    planId: text("plan_id")
      .notNull()
      .references(() => subtaskPlans.id, { onDelete: "cascade" }),
    subtaskId: text("subtask_id").notNull(),
    parentSessionId: text("parent_session_id").notNull(),
    status: text("status").notNull(),
    priority: integer("priority").notNull(),
    dependencies: jsonb("dependencies").notNull(),
    input: jsonb("input").notNull(),
    output: jsonb("output"),
    model: text("model"),
    work: jsonb("work").notNull(),
    difficulty: text("difficulty").notNull(),
    progress: doublePrecision("progress").notNull(),
    tries: integer("tries").notNull(),
    spent: jsonb("spent").notNull(),
    failure: text("failure"),
    claim: jsonb("claim"),
    askedAt: moment("asked_at"),
    createdAt: createdAt(),
    startedAt: moment("started_at"),
    completedAt: moment("completed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.subtaskId] }),
    check(
      "subtasks_status_is_known",
      sql`${table.status} in ('pending', 'running', 'completed', 'failed', 'skipped', 'stopped')`,
    ),
  ],
);
