"use client";

import { useHydrated } from "./hooks/use-hydrated.ts";

const looks = { dateStyle: "medium" } as const;

/** A day as the reader's calendar has it. The server does not know their time zone, and renders the day in UTC. */
export function LocalDate({ at }: { at: string }) {
  const inBrowser = useHydrated();
  const options = inBrowser ? looks : { ...looks, timeZone: "UTC" };
  return (
    <time dateTime={at}>{new Intl.DateTimeFormat("en-GB", options).format(new Date(at))}</time>
  );
}
