"use client";

import { useState } from "react";
import {
  canNotify,
  turnOffBrowserNotifications,
  turnOnBrowserNotifications,
  wantsBrowserNotifications,
} from "#components/shared/recovery/browser-notifications.ts";
import { Switch } from "#components/ui/form/Switch.tsx";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";

/** Notifications of the browser, also while Foothold is in another tab. */
export function NotifyInBrowser() {
  const ready = useHydrated();
  const [on, setOn] = useState<boolean | null>(null);
  const [refused, setRefused] = useState(false);
  if (!ready || !canNotify()) return null;

  async function change(wanted: boolean) {
    if (!wanted) turnOffBrowserNotifications();
    const granted = wanted && (await turnOnBrowserNotifications());
    setOn(granted);
    setRefused(wanted && !granted);
  }

  return (
    <div className="mt-4">
      <Switch
        label="Notify me in this browser"
        checked={on ?? wantsBrowserNotifications()}
        onChange={change}
      />
      {refused && (
        <p role="alert" className="text-small text-ink-soft">
          The browser does not allow it. Its settings for this site can change that.
        </p>
      )}
    </div>
  );
}
