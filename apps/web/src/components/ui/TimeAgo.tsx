"use client";

import { useHydrated } from "./use-hydrated.ts";

const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

function ago(at: Date, now: Date): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return "just now";
}

function exact(at: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "medium",
    ...(timeZone ? { timeZone } : {}),
  }).format(at);
}

/** The server does not know the reader's time zone: it renders UTC, the browser then the local time. */
export function TimeAgo({ at }: { at: string }) {
  const inBrowser = useHydrated();
  const date = new Date(at);
  return (
    <time dateTime={at} title={inBrowser ? exact(date) : `${exact(date, "UTC")} UTC`}>
      {inBrowser ? ago(date, new Date()) : `${exact(date, "UTC")} UTC`}
    </time>
  );
}
