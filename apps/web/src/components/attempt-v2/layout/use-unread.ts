import { useState } from "react";
import { hasUnread } from "./coach-message-ids.ts";

/** Whether there are messages that arrived after the page was loaded or the panel was last open. */
export function useUnread(messageIds: readonly string[], isOpen: boolean): boolean {
  const [seen, setSeen] = useState(messageIds);
  const unread = hasUnread(messageIds, seen);
  if (isOpen && unread) setSeen(messageIds);
  return unread && !isOpen;
}
