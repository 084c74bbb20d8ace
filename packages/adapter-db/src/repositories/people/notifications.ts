import type { Notifications } from "@foothold/core/people";
import { notificationSchema } from "@foothold/core/people";
import { and, desc, eq, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { notifications } from "../../schema.ts";
import { dateOf, withDatesAsText } from "../rows/dates-as-text.ts";
import { momentCursor, olderThan } from "../rows/moment-cursor.ts";
import { pageOf } from "../rows/page.ts";
import { storable } from "../rows/storable.ts";

export function postgresNotifications({ db }: Connection): Notifications {
  return {
    list: (userId, { unread, after, limit }) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(notifications)
          .where(
            and(
              eq(notifications.userId, userId),
              unread === true ? isNull(notifications.readAt) : undefined,
              unread === false ? isNotNull(notifications.readAt) : undefined,
              olderThan(after, { moment: notifications.createdAt, id: notifications.id }),
            ),
          )
          .orderBy(desc(notifications.createdAt), desc(notifications.id))
          .limit(limit + 1);
        return pageOf(rows, limit, {
          item: (row) => notificationSchema.parse(withDatesAsText(row)),
          cursor: ({ createdAt, id }) => momentCursor(createdAt, id),
        });
      }),
    add: (added) =>
      translated(async () => {
        if (added.length === 0) return;
        const rows = added.map(({ createdAt, readAt, ...rest }) => ({
          ...storable(rest),
          createdAt: new Date(createdAt),
          readAt: dateOf(readAt),
        }));
        await db.insert(notifications).values(rows).onConflictDoNothing();
      }),
    readAbout: (escalationId, readAt, { except } = { except: [] }) =>
      translated(async () => {
        const open = and(
          eq(notifications.escalationId, escalationId),
          isNull(notifications.readAt),
          notInArray(notifications.userId, [...except]),
        );
        const read = await db
          .update(notifications)
          .set({ readAt })
          .where(open)
          .returning({ userId: notifications.userId });
        return read.map(({ userId }) => userId);
      }),
    unreadCount: (userId) =>
      translated(() =>
        db.$count(
          notifications,
          and(eq(notifications.userId, userId), isNull(notifications.readAt)),
        ),
      ),
    markRead: (userId, id, at) =>
      translated(async () => {
        const readAt = sql`coalesce(${notifications.readAt}, ${at.toISOString()}::timestamptz)`;
        const written = await db
          .update(notifications)
          .set({ readAt })
          .where(and(eq(notifications.userId, userId), eq(notifications.id, id)));
        return written.rowCount === 1 ? "read" : "not-found";
      }),
  };
}
