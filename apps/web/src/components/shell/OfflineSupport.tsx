"use client";

import { useEffect } from "react";

/** Registers the worker that answers failed navigations with the offline page, in the present theme. */
export function OfflineSupport({ theme }: { theme: string }) {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    serviceWorker
      .register("/sw.js", { scope: "/" })
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ theme }))
      // Without it everything works but the offline page: not worth a word to anybody.
      .catch(() => undefined);
  }, [theme]);
  return null;
}
