import { readNotification, readNotificationInput, roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { readAnswer } from "#lib/views/people.ts";

export const POST = handle({
  roles,
  input: readNotificationInput,
  output: readAnswer,
  limit: "write",
  run: readNotification,
});
