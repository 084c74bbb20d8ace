"use client";

import type { Notification } from "@foothold/core/people";
import { Bell } from "lucide-react";
import { useId } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Link } from "#components/ui/Link.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { useDisclosure } from "../../ui/hooks/use-disclosure.ts";
import { useNotifications } from "./use-notifications.ts";

export function NotificationBell() {
  const { open, buttonProps, containerProps } = useDisclosure();
  const { items, unread, read } = useNotifications();
  const panelId = useId();
  const unreadIds = items.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  return (
    <div {...containerProps} className="relative">
      <button
        {...buttonProps}
        aria-controls={panelId}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}
        className="relative grid size-11 place-items-center rounded-full hover:bg-sunken aria-expanded:bg-sunken"
      >
        <Bell aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-1 grid min-w-4.5 place-items-center rounded-full bg-accent px-1 text-tiny leading-4.5 font-bold text-on-accent"
          >
            {unread > 9 ? "9+" : unread}
          </span>
        )}
      </button>
      <p role="status" className="sr-only">
        {unread > 0 && `${unread} unread ${unread === 1 ? "notification" : "notifications"}`}
      </p>
      <div
        id={panelId}
        hidden={!open}
        className="absolute top-full right-0 z-30 mt-2 w-88 rounded-large border border-line bg-raised p-2 shadow-high max-sm:fixed max-sm:inset-x-4 max-sm:top-(--header-height) max-sm:w-auto"
      >
        <div className="flex min-h-11 items-center justify-between gap-3 px-3">
          <h2 className="text-title-3">Notifications</h2>
          {unreadIds.length > 0 && (
            <Button size="small" variant="quiet" onClick={() => read(unreadIds)}>
              Mark all as read
            </Button>
          )}
        </div>
        {items.length === 0 ? (
          <p className="px-3 pb-3 text-small text-ink-soft">
            Nothing yet. Answers of instructors and calls for help appear here.
          </p>
        ) : (
          <ul className="max-h-96 overflow-y-auto">
            {items.map((item) => (
              <li key={item.id}>
                <NotificationLink item={item} onOpen={() => read([item.id])} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const dots: Record<Notification["severity"], string> = {
  INFO: "bg-accent",
  WARNING: "bg-caution",
  CRITICAL: "bg-danger",
};

function NotificationLink({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const isNew = item.readAt === null;
  return (
    <Link
      href={
        item.escalationId === null
          ? `/practice/${item.attemptId}`
          : `/instructor/queue/${item.escalationId}`
      }
      onClick={() => isNew && onOpen()}
      className="flex gap-3 rounded-middle px-3 py-2.5 text-small hover:bg-sunken"
    >
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2 shrink-0 rounded-full ${isNew ? dots[item.severity] : "bg-transparent"}`}
      />
      <span className="min-w-0">
        <span className={isNew ? "font-semibold" : ""}>{item.text}</span>
        {item.severity === "CRITICAL" && <span className="sr-only">, urgent</span>}
        {isNew && <span className="sr-only">, unread</span>}
        <span className="block text-tiny text-ink-faint">
          <TimeAgo at={item.createdAt} />
        </span>
      </span>
    </Link>
  );
}
