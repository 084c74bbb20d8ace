"use client";

import { useHydrated } from "./hooks/use-hydrated.ts";
import { relativeTime } from "./relative-time.ts";

function exact(at: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "medium",
    ...(timeZone ? { timeZone } : {}),
  }).format(at);
}

/** The server does not know the reader's time zone and renders UTC; the browser then shows the local time. */
export function TimeAgo({ at }: { at: string }) {
  const inBrowser = useHydrated();
  const date = new Date(at);
  return (
    <time dateTime={at} title={inBrowser ? exact(date) : `${exact(date, "UTC")} UTC`}>
      {inBrowser ? relativeTime(date, new Date()) : `${exact(date, "UTC")} UTC`}
    </time>
  );
}
