"use client";

import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

export function OfflineBar() {
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    // Has a place of its own at the end of the page, so that scrolling shows what it covers.
    <div role="status" className="sticky bottom-0 z-30">
      {offline && (
        <p className="flex items-center justify-center gap-2 border-t border-caution-line bg-caution-soft px-4 py-2 text-small font-semibold text-caution">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          You are offline. What you type stays here; saving works again once you are connected.
        </p>
      )}
    </div>
  );
}
