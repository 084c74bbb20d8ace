import {
  type NamedSpending,
  type Spending,
  type SpendingRow,
  spendingRowSchema,
} from "@foothold/core/coach";
import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { attempts, classes, classMembers, coachReplies, user } from "../../schema.ts";

const calls = sql<number>`count(*)`.mapWith(Number);
const cost = sql<number>`coalesce(sum(${coachReplies.cost}), 0)`.mapWith(Number);
const day = sql<string>`to_char(${coachReplies.at} at time zone 'UTC', 'YYYY-MM-DD')`;
const learns = and(eq(classMembers.userId, attempts.userId), eq(classMembers.role, "learner"));

export function postgresSpending({ db }: Connection): Spending {
  const since = (from: Date) => gte(coachReplies.at, from);
  const { provider, model, call, fallbackReason } = coachReplies;

  return {
    since: (from) =>
      translated(async (): Promise<SpendingRow[]> => {
        const rows = await db
          .select({
            day,
            ...{ provider, model, call, fallbackReason, calls, cost },
            inputTokens: sql`sum(${coachReplies.inputTokens})`.mapWith(Number),
            outputTokens: sql`sum(${coachReplies.outputTokens})`.mapWith(Number),
          })
          .from(coachReplies)
          .where(since(from))
          .groupBy(day, provider, model, call, fallbackReason);
        return rows.map((row) => spendingRowSchema.parse(row));
      }),
    byClass: (from) =>
      translated(
        (): Promise<NamedSpending[]> =>
          db
            .select({ id: classes.id, name: classes.name, calls, cost })
            .from(coachReplies)
            .innerJoin(attempts, eq(attempts.id, coachReplies.attemptId))
            .innerJoin(classMembers, learns)
            .innerJoin(classes, eq(classes.id, classMembers.classId))
            .where(since(from))
            .groupBy(classes.id, classes.name)
            .orderBy(desc(cost)),
      ),
    byPerson: (from, limit) =>
      translated(
        (): Promise<NamedSpending[]> =>
          db
            .select({ id: user.id, name: user.name, calls, cost })
            .from(coachReplies)
            .innerJoin(attempts, eq(attempts.id, coachReplies.attemptId))
            .innerJoin(user, eq(user.id, attempts.userId))
            .where(since(from))
            .groupBy(user.id, user.name)
            .orderBy(desc(cost))
            .limit(limit),
      ),
    spentBy: (userId, from) =>
      translated(async () => {
        const own = db
          .select({ classId: classMembers.classId })
          .from(classMembers)
          .where(and(eq(classMembers.userId, userId), eq(classMembers.role, "learner")));
        const costsOfClasses = await db
          .select({ cost })
          .from(coachReplies)
          .innerJoin(attempts, eq(attempts.id, coachReplies.attemptId))
          .innerJoin(classMembers, learns)
          .where(and(since(from), inArray(classMembers.classId, own)))
          .groupBy(classMembers.classId);
        const person = sql<number>`coalesce(sum(${coachReplies.cost}) filter (where ${attempts.userId} = ${userId}), 0)`;
        const [sums] = await db
          .select({ site: cost, person: person.mapWith(Number) })
          .from(coachReplies)
          .innerJoin(attempts, eq(attempts.id, coachReplies.attemptId))
          .where(since(from));
        return {
          person: sums?.person ?? 0,
          class: Math.max(0, ...costsOfClasses.map((one) => one.cost)),
          site: sums?.site ?? 0,
        };
      }),
  };
}
