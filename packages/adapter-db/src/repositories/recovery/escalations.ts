import {
  BETWEEN_MESSAGES,
  type Escalation,
  type EscalationQuery,
  type Escalations,
  escalationSchema,
  escalationSummarySchema,
  storedAnswer,
  urgentSince,
} from "@foothold/core/recovery";
import { and, asc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { escalations, instructorAnswers, notifications, user } from "../../schema.ts";
import { taughtBy, taughtByNobody } from "../classroom/taught-by.ts";
import { dateOf, withDatesAsText } from "../rows/dates-as-text.ts";
import { momentCursor, newerThan } from "../rows/moment-cursor.ts";
import { pageOf } from "../rows/page.ts";
import { storable } from "../rows/storable.ts";
import { instructorAnswersIn } from "./instructor-answers.ts";
import { positionOf } from "./queue-position.ts";

export function postgresEscalations({ db }: Connection): Escalations {
  const findBy = async (condition: SQL) => {
    const [row] = await db.select().from(escalations).where(condition);
    return row ? toEscalation(row) : null;
  };
  return {
    create: (escalation) =>
      translated(async () => {
        const written = await db
          .insert(escalations)
          .values(toRow(escalation))
          .onConflictDoNothing({ target: escalations.recoveryId });
        if (written.rowCount === 1) return escalation;
        return (await findBy(eq(escalations.recoveryId, escalation.recoveryId))) ?? escalation;
      }),
    find: (id) => translated(() => findBy(eq(escalations.id, id))),
    ofRecovery: (id) => translated(() => findBy(eq(escalations.recoveryId, id))),
    openOf: (learnerIds) =>
      translated(async () => {
        const isOpen = eq(escalations.status, "open");
        const rows = await db
          .select()
          .from(escalations)
          .where(and(isOpen, inArray(escalations.userId, [...learnerIds])))
          .orderBy(asc(escalations.createdAt), asc(escalations.id));
        return rows.map(toEscalation);
      }),
    list: (query) =>
      translated(async () => {
        const rows = await db
          .select({ escalation: escalations, learnerName: user.name })
          .from(escalations)
          .innerJoin(user, eq(user.id, escalations.userId))
          .where(and(...conditions(db, query)))
          .orderBy(asc(escalations.urgentSince), asc(escalations.id))
          .limit(query.limit + 1);
        return pageOf(rows, query.limit, {
          item: ({ escalation, learnerName }) =>
            escalationSummarySchema.parse({ ...withDatesAsText(escalation), learnerName }),
          cursor: ({ escalation }) => momentCursor(escalation.urgentSince, escalation.id),
        });
      }),
    claim: (id, { by, now, until }) =>
      translated(async () => {
        const free = or(
          isNull(escalations.claimedUntil),
          lte(escalations.claimedUntil, now),
          eq(escalations.claimedBy, by),
        );
        const isExtended = and(eq(escalations.claimedBy, by), gt(escalations.claimedUntil, now));
        const since = sql`case when ${isExtended} then ${escalations.claimedSince} else ${now.toISOString()}::timestamptz end`;
        const written = await db
          .update(escalations)
          .set({ claimedBy: by, claimedSince: since, claimedUntil: until })
          .where(and(eq(escalations.id, id), eq(escalations.status, "open"), free));
        if (written.rowCount === 1) return "claimed";
        const stored = await findBy(eq(escalations.id, id));
        return stored?.status === "open" ? "held-by-another" : "closed";
      }),
    release: (id, by) =>
      translated(async () => {
        await db
          .update(escalations)
          .set({ claimedBy: null, claimedSince: null, claimedUntil: null })
          .where(and(eq(escalations.id, id), eq(escalations.claimedBy, by)));
      }),
    answer: (id, answer, notification, now) =>
      translated(() =>
        db.transaction(async (tx) => {
          const written = await tx
            .update(escalations)
            .set({ status: "answered", answer: storable(answer) })
            .where(
              and(
                eq(escalations.id, id),
                eq(escalations.status, "open"),
                eq(escalations.claimedBy, answer.answeredBy),
                gt(escalations.claimedUntil, now),
              ),
            )
            .returning();
          const [row] = written;
          if (!row) return "claim-lost";
          const kept = storedAnswer(toEscalation(row), storable(answer));
          await tx.insert(instructorAnswers).values({ ...kept, at: new Date(kept.at) });
          const { createdAt, readAt, ...rest } = notification;
          await tx
            .insert(notifications)
            .values({ ...rest, createdAt: new Date(createdAt), readAt: dateOf(readAt) });
          return "answered";
        }),
      ),
    addMessage: (id, message) =>
      translated(async () => {
        const said = sql`nullif(${escalations.message}, '')`;
        const joined = sql`concat_ws(${BETWEEN_MESSAGES}::text, ${said}, nullif(${storable(message)}::text, ''))`;
        const written = await db
          .update(escalations)
          .set({ message: joined })
          .where(and(eq(escalations.id, id), eq(escalations.status, "open")));
        return written.rowCount === 1 ? "added" : "closed";
      }),
    reopen: (escalation) =>
      translated(async () => {
        const written = await db
          .update(escalations)
          .set(toRow(escalation))
          .where(and(eq(escalations.id, escalation.id), ne(escalations.status, "open")));
        return written.rowCount === 1 ? "reopened" : "already-open";
      }),
    withdraw: (recoveryId) =>
      translated(async () => {
        await db
          .update(escalations)
          .set({ status: "withdrawn" })
          .where(and(eq(escalations.recoveryId, recoveryId), eq(escalations.status, "open")));
      }),
    ...instructorAnswersIn(db),
    position: (id) => translated(() => positionOf(db, id)),
  };
}

function conditions(db: Db, query: EscalationQuery): (SQL | undefined)[] {
  const { instructorId, includesUnassigned = false, status, after } = query;
  return [
    or(
      taughtBy(db, instructorId, escalations.userId),
      includesUnassigned ? taughtByNobody(db, escalations.userId) : undefined,
    ),
    status === undefined ? undefined : eq(escalations.status, status),
    newerThan(after, { moment: escalations.urgentSince, id: escalations.id }),
  ];
}

function toEscalation(row: typeof escalations.$inferSelect): Escalation {
  return escalationSchema.parse(withDatesAsText(row));
}

function toRow(escalation: Escalation): typeof escalations.$inferInsert {
  return {
    ...storable(escalation),
    createdAt: new Date(escalation.createdAt),
    claimedSince: dateOf(escalation.claimedSince),
    claimedUntil: dateOf(escalation.claimedUntil),
    urgentSince: urgentSince(escalation),
  };
}
