"use client";

import { useEffect, useEffectEvent } from "react";

const nameOf = (unitId: string) => `foothold:chat:${unitId}`;

/** Tells the other tabs that the conversation about a unit has changed. */
export function tellOtherTabs(unitId: string): void {
  const channel = new BroadcastChannel(nameOf(unitId));
  channel.postMessage("changed");
  channel.close();
}

/** Calls `hear` when another tab has changed the conversation, or when this one is looked at again. */
export function useOtherTabs(unitId: string, hear: () => void): void {
  const onChange = useEffectEvent(hear);
  useEffect(() => {
    const channel = new BroadcastChannel(nameOf(unitId));
    const onVisible = () => {
      if (document.visibilityState === "visible") onChange();
    };
    channel.onmessage = () => onChange();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      channel.close();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [unitId]);
}
