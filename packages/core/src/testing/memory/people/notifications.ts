import type { Notification } from "../../../entities/people/notification.ts";
import type { Notifications } from "../../../ports/people.ts";
import { pageOf } from "../page-of.ts";

export type NotificationStore = { notifications: Notification[] };

export function memoryNotifications(store: NotificationStore): Notifications {
  const of = (userId: string) => store.notifications.filter((n) => n.userId === userId);
  return {
    async list(userId, { unread, ...query }) {
      const wanted = of(userId)
        .filter(({ readAt }) => unread === undefined || (readAt === null) === unread)
        .sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
      return pageOf(wanted, keyOf, query);
    },
    async add(added) {
      const known = new Set(store.notifications.map(({ id }) => id));
      store.notifications.push(...added.filter(({ id }) => !known.has(id)).map((n) => ({ ...n })));
    },
    async readAbout(escalationId, at, { except } = { except: [] }) {
      const open = store.notifications.filter(
        (n) => n.escalationId === escalationId && n.readAt === null && !except.includes(n.userId),
      );
      for (const each of open) each.readAt = at.toISOString();
      return open.map(({ userId }) => userId);
    },
    unreadCount: async (userId) => of(userId).filter(({ readAt }) => readAt === null).length,
    async markRead(userId, id, at) {
      const found = of(userId).find((n) => n.id === id);
      if (found) found.readAt ??= at.toISOString();
      return found ? "read" : "not-found";
    },
  };
}

function keyOf({ createdAt, id }: Notification): string {
  return `${createdAt} ${id}`;
}
