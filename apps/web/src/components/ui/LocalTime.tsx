"use client";

import { dateTimeText } from "./date-time-text.ts";
import { useHydrated } from "./hooks/use-hydrated.ts";

/** A day and a time in the reader's calendar. The server does not know their time zone and renders UTC. */
export function LocalTime({ at }: { at: string }) {
  const inBrowser = useHydrated();
  return <time dateTime={at}>{dateTimeText(at, inBrowser ? undefined : "UTC")}</time>;
}
