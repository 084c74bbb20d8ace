import { z } from "zod";
import { pageQuerySchema } from "../../../entities/page.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const listNotificationsInput = pageQuerySchema.extend({ unread: z.stringbool().optional() });
export type ListNotifications = z.infer<typeof listNotificationsInput>;

export async function listNotifications(
  { notifications }: Pick<Deps, "notifications">,
  query: ListNotifications,
  { userId }: Actor,
) {
  const [page, unread] = await Promise.all([
    notifications.list(userId, query),
    notifications.unreadCount(userId),
  ]);
  return { ...page, unread };
}
