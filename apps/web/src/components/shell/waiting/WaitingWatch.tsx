"use client";

import type { EscalationSummary } from "@foothold/core/recovery";
import { useEffect, useEffectEvent, useRef } from "react";
import { loadWaiting, useWaiting } from "#components/shared/recovery/waiting-store.ts";
import { useLive } from "#lib/browser/live.ts";
import {
  showBrowserNotification,
  wantsBrowserNotifications,
} from "../../shared/recovery/browser-notifications.ts";
import { newcomers, titleWith } from "./waiting-changes.ts";

/** In a tab that is out of sight there is no stream, so it asks by itself where notifications are wanted. */
const LOOK_WHILE_HIDDEN_MS = 15_000;

/** Watches who waits for the instructor on every page: for the navigation, the title and notifications. */
export function WaitingWatch() {
  const waiting = useWaiting();
  const known = useRef<readonly EscalationSummary[] | null>(null);

  async function look() {
    const items = await loadWaiting().catch(() => null);
    if (!items) return;
    for (const each of newcomers(known.current, items)) showBrowserNotification(each);
    known.current = items;
  }

  useLive("escalations", look);

  const lookWhileHidden = useEffectEvent(() => {
    if (document.visibilityState === "hidden" && wantsBrowserNotifications()) void look();
  });
  useEffect(() => {
    const timer = setInterval(() => lookWhileHidden(), LOOK_WHILE_HIDDEN_MS);
    return () => clearInterval(timer);
  }, []);

  const count = waiting?.length ?? 0;
  useEffect(() => {
    const show = () => {
      const wanted = titleWith(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    // A navigation sets the title anew.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = titleWith(document.title, 0);
    };
  }, [count]);

  return null;
}
