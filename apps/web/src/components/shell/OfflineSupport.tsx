"use client";

import { useEffect } from "react";

/** Registers the service worker that shows the offline page, in the current theme, when a navigation fails. */
export function OfflineSupport({ theme }: { theme: string }) {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    serviceWorker
      .register("/sw.js", { scope: "/" })
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ theme }))
      // Without the worker only the offline page is missing, so the failure is ignored.
      .catch(() => undefined);
  }, [theme]);
  return null;
}
