import {
  granularitySchema,
  isHeld,
  type PlanSurroundings,
  type SubTask,
  type SubTaskPlan,
  type SubTaskPlans,
  storedPlanSchema,
  subTaskSchema,
} from "@foothold/core/subtasks";
import { and, asc, count, desc, eq, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { subtaskPlans, subtasks } from "../../schema.ts";
import { withDatesAsText } from "../rows/dates-as-text.ts";
import type { Transaction } from "../rows/transaction.ts";
import { planRow, taskRow } from "./plan-row.ts";

const MAX_ABANDONED = 100;

export function postgresSubTaskPlans({ db }: Connection): SubTaskPlans {
  return {
    create: ({ plan, tasks }) =>
      translated(() =>
        db.transaction(async (tx) => {
          const created = { ...planRow(plan), updatedAt: new Date(plan.createdAt) };
          await tx.insert(subtaskPlans).values(created);
          await tx.insert(subtasks).values(tasks.map(taskRow));
        }),
      ),
    find: (planId) => translated(() => find(db, planId)),
    newest: (conversationId) =>
      translated(async () => {
        const [row] = await db
          .select({ id: subtaskPlans.id })
          .from(subtaskPlans)
          .where(eq(subtaskPlans.parentSessionId, conversationId))
          .orderBy(desc(subtaskPlans.createdAt), desc(subtaskPlans.id))
          .limit(1);
        return row ? find(db, row.id) : null;
      }),
    update: (planId, now, change) =>
      translated(() => db.transaction((tx) => update(tx, planId, now, change))),
    abandoned: (before) =>
      translated(async () => {
        const rows = await db
          .select({ id: subtaskPlans.id })
          .from(subtaskPlans)
          .where(and(eq(subtaskPlans.status, "running"), lt(subtaskPlans.updatedAt, before)))
          .orderBy(asc(subtaskPlans.updatedAt))
          .limit(MAX_ABANDONED);
        return rows.map(({ id }) => id);
      }),
    truncations: (shape) =>
      translated(async () => {
        const truncated = sql<number>`(count(*) filter (where (${subtasks.output} ->> 'truncated')::boolean))::int`;
        const rows = await db
          .select({ granularity: subtaskPlans.granularity, tasks: count(), truncated })
          .from(subtasks)
          .innerJoin(subtaskPlans, eq(subtaskPlans.id, subtasks.planId))
          .where(
            and(
              eq(subtaskPlans.shape, shape),
              isNotNull(subtasks.model),
              isNotNull(subtasks.output),
            ),
          )
          .groupBy(subtaskPlans.granularity);
        return rows.map((row) => ({
          ...row,
          granularity: granularitySchema.parse(row.granularity),
        }));
      }),
  };
}

async function find(db: Pick<Db, "select">, planId: string): Promise<SubTaskPlan | null> {
  const [row] = await db.select().from(subtaskPlans).where(eq(subtaskPlans.id, planId));
  if (!row) return null;
  const { updatedAt: _, ...plan } = row;
  const rows = await db
    .select()
    .from(subtasks)
    .where(eq(subtasks.planId, planId))
    .orderBy(asc(subtasks.priority));
  return { plan: storedPlanSchema.parse(withDatesAsText(plan)), tasks: rows.map(toTask) };
}

const toTask = (row: typeof subtasks.$inferSelect): SubTask =>
  subTaskSchema.parse(withDatesAsText(row));

async function update(
  tx: Transaction,
  planId: string,
  now: Date,
  change: (stored: SubTaskPlan, around: PlanSurroundings) => SubTaskPlan | null,
): Promise<SubTaskPlan | null> {
  // One change at a time for each person: how many of their sub-tasks run is counted here.
  await tx
    .select({ lock: sql`pg_advisory_xact_lock(hashtext('subtasks ' || ${subtaskPlans.userId}))` })
    .from(subtaskPlans)
    .where(eq(subtaskPlans.id, planId));
  const stored = await find(tx, planId);
  if (!stored) return null;
  const runningElsewhere = await countElsewhere(tx, stored, now);
  const changed = change(stored, { runningElsewhere });
  if (!changed) return stored;
  const plan = { ...changed.plan, version: stored.plan.version + 1 };
  const row = { ...planRow(plan), updatedAt: now };
  await tx.update(subtaskPlans).set(row).where(eq(subtaskPlans.id, planId));
  await saveTasks(tx, planId, stored.tasks, changed.tasks);
  return { plan, tasks: changed.tasks };
}

async function countElsewhere(tx: Transaction, { plan }: SubTaskPlan, now: Date): Promise<number> {
  const rows = await tx
    .select({ status: subtasks.status, claim: subtasks.claim })
    .from(subtasks)
    .innerJoin(subtaskPlans, eq(subtaskPlans.id, subtasks.planId))
    .where(
      and(
        eq(subtaskPlans.userId, plan.userId),
        ne(subtaskPlans.id, plan.id),
        eq(subtasks.status, "running"),
      ),
    );
  const held = subTaskSchema.pick({ status: true, claim: true });
  return rows.filter((row) => isHeld(held.parse(row), now)).length;
}

/** Writes only what has changed. */
async function saveTasks(
  tx: Transaction,
  planId: string,
  before: readonly SubTask[],
  after: readonly SubTask[],
): Promise<void> {
  const known = new Map(before.map((task) => [task.subtaskId, JSON.stringify(task)]));
  const kept = new Set(after.map(({ subtaskId }) => subtaskId));
  const gone = [...known.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) {
    await tx
      .delete(subtasks)
      .where(and(eq(subtasks.planId, planId), inArray(subtasks.subtaskId, gone)));
  }
  for (const task of after) {
    if (known.get(task.subtaskId) === JSON.stringify(task)) continue;
    const row = taskRow(task);
    await tx
      .insert(subtasks)
      .values(row)
      .onConflictDoUpdate({ target: [subtasks.planId, subtasks.subtaskId], set: row });
  }
}
