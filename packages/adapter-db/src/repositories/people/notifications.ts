import type { Notifications } from "@foothold/core/people";
import { notificationSchema } from "@foothold/core/people";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { notifications } from "../../schema.ts";
import { withDatesAsText } from "../rows/dates-as-text.ts";
import { momentCursor, olderThan } from "../rows/moment-cursor.ts";
import { pageOf } from "../rows/page.ts";

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
              after === undefined
                ? undefined
                : olderThan(after, { moment: notifications.createdAt, id: notifications.id }),
            ),
          )
          .orderBy(desc(notifications.createdAt), desc(notifications.id))
          .limit(limit + 1);
        return pageOf(rows, limit, {
          item: (row) => notificationSchema.parse(withDatesAsText(row)),
          cursor: ({ createdAt, id }) => momentCursor(createdAt, id),
        });
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
