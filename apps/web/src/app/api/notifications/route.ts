import { listNotifications, listNotificationsInput, roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { notificationPage } from "#lib/views/people.ts";

export const GET = handle({
  roles,
  input: listNotificationsInput,
  output: notificationPage,
  run: listNotifications,
});
