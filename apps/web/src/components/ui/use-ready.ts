"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until the browser has taken over: what is pressed before that would be lost. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
