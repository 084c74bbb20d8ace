import { z } from "zod";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";

export const readNotificationInput = z.object({ notificationId: z.string().min(1).max(100) });
export type ReadNotification = z.infer<typeof readNotificationInput>;

export async function readNotification(
  { notifications, clock }: Pick<Deps, "notifications" | "clock">,
  { notificationId }: ReadNotification,
  { userId }: Actor,
): Promise<{ read: true }> {
  const marked = await notifications.markRead(userId, notificationId, clock.now());
  if (marked === "not-found") throw new AppError("not-found", "There is no such notification.");
  return { read: true };
}
