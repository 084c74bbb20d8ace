"use client";

import { useHydrated } from "./hooks/use-hydrated.ts";

const looks = { dateStyle: "medium" } as const;

/** A date in the reader's calendar. The server does not know their time zone and renders it in UTC. */
export function LocalDate({ at }: { at: string }) {
  const inBrowser = useHydrated();
  const options = inBrowser ? looks : { ...looks, timeZone: "UTC" };
  return (
    <time dateTime={at}>{new Intl.DateTimeFormat("en-GB", options).format(new Date(at))}</time>
  );
}
