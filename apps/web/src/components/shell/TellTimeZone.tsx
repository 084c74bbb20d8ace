"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { timeZoneCookie } from "../../lib/browser/time-zone-cookie.ts";

/** Tells the server the reader's time zone if it differs from `assumed`, and refreshes the page. */
export function TellTimeZone({ assumed }: { assumed: string }) {
  const router = useRouter();
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (!timeZone || timeZone === assumed) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = timeZoneCookie(timeZone);
    router.refresh();
  }, [assumed, router]);
  return null;
}
